#!/bin/sh
# The hall's tests look at it in a real Chromium. Finds one, installs one where it can, and says how where it can't.
# Called by `make unit` with the Python to use.
python=$1
for name in chromium chromium-browser google-chrome; do
    command -v "$name" > /dev/null && exit 0
done
"$python" - <<'P' && exit 0
import sys
from pathlib import Path
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    sys.exit(not Path(playwright.chromium.executable_path).exists())
P
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "installing Chromium (apt-get install chromium)..."
    (apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q chromium) > build/chromium.log 2>&1 && exit 0
fi
echo "installing Chromium (playwright install chromium)..."
"$python" -m playwright install chromium > build/chromium.log 2>&1 && exit 0
echo "No Chromium could be installed (build/chromium.log says why): the tests in a browser are left out."
echo "Get one with 'apt-get install chromium' as root, or '$python -m playwright install --with-deps chromium'."
[ -z "$CI" ]
