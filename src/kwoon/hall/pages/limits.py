"""How often people may do something, and where a request comes from."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

from kwoon.hall.house.limits import Limit, Rate

MESSAGES: Final = Rate(40, 15)
LOGIN_HERE: Final = Limit("tries to log in from your address", Rate(20, 1 / 15))
LOGIN_AS: Final = Limit("tries to log in under this name", Rate(8, 1 / 60))
ENROL_HERE: Final = Limit("new accounts from your address", Rate(5, 1 / 600))
ENROL_AS: Final = Limit("tries to take this name", Rate(5, 1 / 60))
HINT: Final = Limit("hints", Rate(12, 1 / 4))
REVIEW: Final = Limit("reviews", Rate(6, 1 / 60))
SAY: Final = Limit("lines of chat", Rate(6, 1 / 2))
REPORT: Final = Limit("reports", Rate(5, 1 / 60))


def address_of(request: HTTPConnection) -> str:
    """Where a request came from: its address; for IPv6 the /64 network, since one caller has all addresses of that."""
    host = "" if request.client is None else request.client.host
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network(f"{address}/64", strict=False)) if isinstance(address, IPv6Address) else host
