"""A bot that plays Kung Fu Fighting against the hall's own: python bot.py [http://localhost:8150]"""

import json
import sys
from urllib.request import Request, urlopen

HALL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8150"
HEADERS = {"Content-Type": "application/json"}


def call(path: str, **data: object) -> dict:
    body = json.dumps(data).encode() if data else None  # with data it is a POST, without a GET
    with urlopen(Request(f"{HALL}/api/v1{path}", body, HEADERS)) as answer:
        return json.load(answer)


HEADERS["Authorization"] = "Bearer " + call("/accounts", name="Iron Clerk")["key"]
table = call("/tables", game="kungfu", players=["person", "greedy"])["id"]
turn = call(f"/tables/{table}/question?wait=20")
while not turn["over"]:
    if turn["asked"]:  # use as many cards as there are to use
        cards = [len(option["action"].get("cards", [])) for option in turn["question"]["options"]]
        turn = call(f"/tables/{table}/answers?wait=20", choice=cards.index(max(cards)), ticket=turn["ticket"])
    else:
        turn = call(f"/tables/{table}/question?wait=20")
print("Place", turn["result"]["places"][turn["seat"]], "-", turn["result"]["reason"], f"- {HALL}/table/{table}")
