#!/bin/sh
# Opens the hall on the compiled package where it is up to date; else on the sources, and compiles in the background for the
# next time. Called by `make play` with the Python to use and the place of the compiled package.
python=$1
compiled=$2
running=build/compiling.pid

if "${MAKER:-make}" -q "$compiled/.done" > /dev/null 2>&1; then
    echo "The compiled engine is used."
    PYTHONPATH=$compiled exec "$python" -m kwoon hall
fi
mkdir -p build
if [ -f "$running" ] && kill -0 "$(cat "$running")" 2> /dev/null; then
    echo "The engine is still being compiled in the background; the hall runs on the sources."
elif [ -n "$KWOON_NO_COMPILE" ] || ! command -v "${CC:-cc}" > /dev/null; then
    echo "The hall runs on the sources (no C compiler is used): the same rules, slower bots' matches."
else
    nohup nice -n 19 "${MAKER:-make}" -s "$compiled/.done" > build/compiling.log 2>&1 < /dev/null &
    echo $! > "$running"
    echo "The engine is compiled in the background, and used from the next make play on; the hall runs on the sources."
fi
PYTHONPATH=src exec "$python" -m kwoon hall
