"""Relays Ethernet frames between two interfaces with delay, jitter or reordering, where the kernel has no netem.

usage: packetRelay.py relay A B     relays between the interfaces A and B; reads a rule per line from stdin:
                                    'none', 'jitter MAX_MS' (order kept), 'reorder SHARE HELD_MS' (held frames are overtaken)
       packetRelay.py plain NAME    turns off the offloads of an interface, so that its frames are complete packets
Prints 'ready' once it relays, and the number of relayed, delayed and overtaken frames for each rule that ends.
"""
import array
import fcntl
import heapq
import random
import select
import socket
import struct
import sys
import time

SIOCETHTOOL = 0x8946
# ETHTOOL_STXCSUM, ETHTOOL_SSG, ETHTOOL_STSO, ETHTOOL_SGSO, ETHTOOL_SGRO
OFFLOADS = (0x17, 0x19, 0x1F, 0x24, 0x2C)
ETH_P_ALL = 3
FRAME_MAX = 65_535


def plain(name):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        for offload in OFFLOADS:
            value = array.array("B", struct.pack("II", offload, 0))
            address, _ = value.buffer_info()
            try:
                fcntl.ioctl(control, SIOCETHTOOL, struct.pack("16sP", name.encode(), address))
            except OSError as error:
                print(f"{name}: offload {offload:#x} stays on: {error}", file=sys.stderr)


def opened(name):
    link = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8 << 20)
    link.bind((name, 0))
    link.setblocking(False)
    return link


class Relay:
    def __init__(self, first, second, seed):
        self.links = (opened(first), opened(second))
        self.random = random.Random(seed)
        self.rule = ("none",)
        self.queue = []
        self.number = 0
        # When the latest frame of each direction leaves: jitter keeps the order.
        self.latest = [0.0, 0.0]
        self.counts = {"relayed": 0, "delayed": 0, "overtaken": 0}

    def delay_of(self):
        kind = self.rule[0]
        if kind == "jitter":
            return self.random.uniform(0, float(self.rule[1])) / 1000
        if kind == "reorder" and self.random.random() < float(self.rule[1]):
            return self.random.uniform(0.2, 1) * float(self.rule[2]) / 1000
        return 0.0

    def take(self, side):
        while True:
            try:
                frame, address = self.links[side].recvfrom(FRAME_MAX)
            except BlockingIOError:
                return
            if address[2] == socket.PACKET_OUTGOING:
                continue
            delay = self.delay_of()
            due = time.monotonic() + delay
            if self.rule[0] == "jitter":
                due = max(due, self.latest[side])
                self.latest[side] = due
            self.counts["relayed"] += 1
            self.counts["delayed"] += delay > 0
            self.counts["overtaken"] += self.rule[0] == "reorder" and delay > 0
            heapq.heappush(self.queue, (due, self.number, 1 - side, frame))
            self.number += 1

    def give(self):
        while self.queue and self.queue[0][0] <= time.monotonic():
            _, _, side, frame = heapq.heappop(self.queue)
            try:
                self.links[side].send(frame)
            except OSError as error:
                print(f"a frame of {len(frame)} bytes was not sent: {error}", file=sys.stderr)

    def run(self):
        print("ready", flush=True)
        while True:
            wait = max(0.0, self.queue[0][0] - time.monotonic()) if self.queue else 1.0
            ready, _, _ = select.select([*self.links, sys.stdin], [], [], wait)
            for side, link in enumerate(self.links):
                if link in ready:
                    self.take(side)
            self.give()
            if sys.stdin in ready:
                line = sys.stdin.readline()
                if not line:
                    return
                print(" ".join([*self.rule, *(f"{key} {value}" for key, value in self.counts.items())]), flush=True)
                self.counts = dict.fromkeys(self.counts, 0)
                self.rule = tuple(line.split())


if sys.argv[1] == "plain":
    plain(sys.argv[2])
else:
    Relay(sys.argv[2], sys.argv[3], sys.argv[4] if len(sys.argv) > 4 else "").run()
