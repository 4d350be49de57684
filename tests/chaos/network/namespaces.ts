import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The hosts of a school's installation, each in a network namespace; `air` is the wireless network before the router. */
const HOSTS = ['router', 'air', 'devices', 'server', 'database', 'replica'] as const;
export type Host = (typeof HOSTS)[number];
/** Hosts behind the router, each with a subnet and link of its own. */
const SUBNETS = { devices: 1, server: 2, database: 3, replica: 4 } as const;
export type LinkedHost = keyof typeof SUBNETS;

const REMOVE_TRIES = 5;
export const PACKET_RELAY = resolve(import.meta.dirname, 'packetRelay.py');
/** The address of the database, whichever host has it: it moves at a fail-over. */
export const DATABASE_ADDRESS = '10.213.9.9';
/** The two addresses of the server, so that half of the devices can be cut from it. */
export const SERVER_ADDRESSES = ['10.213.2.2', '10.213.2.3'] as const;

export function addressOf(host: LinkedHost): string {
  return `10.213.${SUBNETS[host]}.2`;
}

function nameOf(run: string, host: Host): string {
  return `cgnet-${run}-${host}`;
}

/** Returns the command that runs another one in a host. Unlike `ip netns exec` it leaves /sys, and with it the cgroups, in place. */
export function inHost(run: string, host: Host): string[] {
  return ['nsenter', `--net=/run/netns/${nameOf(run, host)}`];
}

function execute([program, ...args]: readonly string[]): string {
  return execFileSync(program ?? '', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a command, given as one line, in a host. Throws with its output if it fails. */
export function runIn(run: string, host: Host, line: string): string {
  return execute([...inHost(run, host), ...line.split(' ')]);
}

/** Creates all hosts and links. Needs root on Linux. */
export function createNetwork(run: string): void {
  for (const host of HOSTS) execute(['ip', 'netns', 'add', nameOf(run, host)]);
  for (const host of HOSTS) runIn(run, host, 'ip link set lo up');
  for (const host of ['server', 'database', 'replica'] as const) {
    link(run, { host, name: 'up0' }, { host: 'router', name: host });
  }
  link(run, { host: 'devices', name: 'up0' }, { host: 'air', name: 'near' });
  link(run, { host: 'air', name: 'far' }, { host: 'router', name: 'devices' });
  for (const [host, subnet] of Object.entries(SUBNETS) as [LinkedHost, number][]) {
    runIn(run, host, `ip addr add 10.213.${subnet}.2/24 dev up0`);
    runIn(run, 'router', `ip addr add 10.213.${subnet}.1/24 dev ${host}`);
    runIn(run, host, `ip route add default via 10.213.${subnet}.1`);
  }
  runIn(run, 'server', `ip addr add ${SERVER_ADDRESSES[1]}/24 dev up0`);
  for (const host of ['database', 'replica'] as const) runIn(run, host, `ip addr add ${DATABASE_ADDRESS}/32 dev lo`);
  runIn(run, 'router', 'sysctl -q -w net.ipv4.ip_forward=1');
  moveDatabase(run, 'database');
  // Frames that a program relays must be complete packets with their checksums.
  const ends: [Host, string][] = [
    ['devices', 'up0'],
    ['router', 'devices'],
    ['air', 'near'],
    ['air', 'far'],
  ];
  for (const [host, name] of ends) execute([...inHost(run, host), 'python3', PACKET_RELAY, 'plain', name]);
}

/** Gives the database's address to another host. */
export function moveDatabase(run: string, host: 'database' | 'replica'): void {
  runIn(run, 'router', `ip route replace ${DATABASE_ADDRESS} via ${addressOf(host)}`);
}

function link(run: string, a: { host: Host; name: string }, b: { host: Host; name: string }): void {
  const [one, other] = [nameOf(run, a.host), nameOf(run, b.host)];
  execute(`ip link add ${a.name} netns ${one} type veth peer name ${b.name} netns ${other}`.split(' '));
  runIn(run, a.host, `ip link set ${a.name} up`);
  runIn(run, b.host, `ip link set ${b.name} up`);
}

/** Kills every process in the hosts and removes them. Safe to call at any time and twice. */
export function removeNetwork(run: string): void {
  for (const host of HOSTS) {
    for (const pid of pidsIn(run, host)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
  }
  for (const host of HOSTS) {
    const isThere = () => existsSync(`/run/netns/${nameOf(run, host)}`);
    for (let tries = 0; isThere() && tries < REMOVE_TRIES; tries += 1) {
      try {
        execute(['ip', 'netns', 'del', nameOf(run, host)]);
      } catch {
        // A signal to the whole group has ended the command: once more.
      }
    }
  }
}

function pidsIn(run: string, host: Host): number[] {
  try {
    const pids = execute(['ip', 'netns', 'pids', nameOf(run, host)]);
    return pids.split('\n').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
