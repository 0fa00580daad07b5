#!/usr/bin/env python3
"""A bot for Steading that needs nothing but Python: it asks where it must act, and does one of the things it may do.

    python3 bot.py --token TOKEN                     plays wherever a game waits for it, for ever
    python3 bot.py --token TOKEN --join TABLE        sits down at an open table first
    python3 bot.py --token TOKEN --until-over TABLE  ends when that game is over

`choose` is the place for better ideas: `state["view"]` is everything that the seat may know.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Problem(Exception):
    """What the server does not like, in one sentence."""

    def __init__(self, problem):
        super().__init__(problem.get("detail", "no reason was given"))
        self.kind = problem.get("type")


class Site:
    """The few requests that a bot needs. All of them are described at /docs of the server."""

    def __init__(self, address, token):
        self.address, self.token = address.rstrip("/") + "/api/v1", token

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise Problem(json.load(error)) from None

    def state(self, table, seat):
        return self.ask("GET", f"/tables/{table}/state?seat={seat}&want=view,choices")["state"]

    def act(self, table, seat, entries, action):
        # The name makes it safe to send a command again; the number of entries says which moment it was meant for.
        command = {"id": uuid.uuid4().hex, "entries": entries, "seat": seat, "do": {"act": action}}
        self.ask("POST", f"/tables/{table}/commands", command)


def choose(state):
    """One of the things that the seat may do, by chance."""
    return random.choice(state["choices"])["action"]


def play(site, table, me):
    """Acts on every seat of ours that the table waits for."""
    for seat in table["waiting"]:
        sitter = table["seats"][seat]
        if sitter.get("person", {}).get("id") != me or sitter.get("bot"):
            continue
        state = site.state(table["id"], seat)
        try:
            if state.get("choices"):
                site.act(table["id"], seat, state["entries"], choose(state))
        except Problem as problem:
            if problem.kind not in ("stale", "game-over"):  # Somebody was faster: look again.
                raise


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--site", default="http://127.0.0.1:7878", help="the address of the server")
    words.add_argument("--token", required=True, help="POST /api/v1/me/tokens makes one")
    words.add_argument("--join", metavar="TABLE", help="sit down on the first open seat of this table")
    words.add_argument("--until-over", metavar="TABLE", help="end when this game is over")
    site = Site((args := words.parse_args()).site, args.token)
    me = site.ask("GET", "/me")["id"]
    if args.join:
        seats = site.ask("GET", f"/tables/{args.join}")["seats"]
        seat = next(number for number, sitter in enumerate(seats) if not sitter)
        site.ask("PUT", f"/tables/{args.join}/seats/{seat}", {})
    while True:
        for table in (tables := site.ask("GET", "/me/turns")):
            play(site, table, me)
        if args.until_over and site.ask("GET", f"/tables/{args.until_over}")["status"] != "running":
            break
        time.sleep(0.05 if tables else 1)


if __name__ == "__main__":
    try:
        main()
    except (Problem, urllib.error.URLError, KeyboardInterrupt) as reason:
        sys.exit(f"The bot stops: {reason}")
