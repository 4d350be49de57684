import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { inHost, PACKET_RELAY } from './namespaces.ts';

/** The wireless network of the devices: relays their packets, late or out of order when told so. */
export class AirRelay {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: Interface;

  private constructor(child: ChildProcessByStdio<Writable, Readable, null>) {
    this.child = child;
    this.lines = createInterface(child.stdout);
  }

  static async start(run: string, seed: string): Promise<AirRelay> {
    const [nsenter = '', ...network] = inHost(run, 'air');
    const relay = ['python3', '-u', PACKET_RELAY, 'relay', 'near', 'far', seed];
    const child = spawn(nsenter, [...network, ...relay], { stdio: ['pipe', 'pipe', 'inherit'] });
    const air = new AirRelay(child);
    await once(air.lines, 'line');
    return air;
  }

  /** Sets the rule from now on; returns what was counted under the last one. */
  async follow(rule: string): Promise<string> {
    const counted = once(this.lines, 'line');
    this.child.stdin.write(`${rule}\n`);
    const [line] = (await counted) as [string];
    return line;
  }

  stop(): void {
    this.child.stdin.end();
  }
}
