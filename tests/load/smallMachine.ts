import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
const PERIOD_US = 100_000;
const MIB = 1024 * 1024;

export interface MachineLimits {
  /** Memory for product and database together, including their page cache. */
  memoryMb: number;
  /** Number of cores, may be fractional; undefined: all. */
  cores: number | undefined;
}

/** Limits processes to a smaller machine (Linux, cgroups v1 or v2; needs root). */
export class SmallMachine {
  readonly limits: MachineLimits;
  private readonly folders: readonly string[];

  constructor(limits: MachineLimits) {
    this.limits = limits;
    const name = `conselho-${process.pid}`;
    const kinds = isNewKind() ? [''] : ['memory', 'cpu'];
    this.folders = kinds.map((kind) => join(ROOT, kind, name));
    for (const folder of this.folders) mkdirSync(folder);
    const { memory, swap, cpu } = isNewKind() ? NEW : OLD;
    this.write(memory, String(limits.memoryMb * MIB));
    if (swap.file !== '') this.write(swap.file, swap.value(limits.memoryMb * MIB), 'mayMiss');
    if (limits.cores === undefined) return;
    for (const [file, value] of Object.entries(cpu(Math.round(limits.cores * PERIOD_US)))) this.write(file, value);
  }

  /** Runs `start`; processes started meanwhile, and their children, are limited. */
  async within<T>(start: () => Promise<T>): Promise<T> {
    this.join(String(process.pid));
    try {
      return await start();
    } finally {
      for (const folder of this.folders) writeFileSync(join(folder, '..', 'cgroup.procs'), String(process.pid));
    }
  }

  /** Returns the peak memory in MB and the number of processes killed for lack of memory. */
  seen(): { peakMb: number; killed: number } {
    const { peak, events } = isNewKind() ? NEW : OLD;
    const killed = /^oom_kill (\d+)$/m.exec(this.read(events))?.[1];
    return { peakMb: Math.round(Number(this.read(peak)) / MIB), killed: Number(killed ?? 0) };
  }

  remove(): void {
    for (const folder of this.folders) rmdirSync(folder);
  }

  private join(pid: string): void {
    for (const folder of this.folders) writeFileSync(join(folder, 'cgroup.procs'), pid);
  }

  private write(file: string, value: string, mayMiss?: 'mayMiss'): void {
    const folder = this.folders.find((one) => existsSync(join(one, file)));
    if (folder !== undefined) writeFileSync(join(folder, file), value);
    else if (!mayMiss) throw new Error(`Esta máquina não sabe limitar ${file}.`);
  }

  private read(file: string): string {
    const folder = this.folders.find((one) => existsSync(join(one, file)));
    return folder === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  }
}

const NEW = {
  memory: 'memory.max',
  swap: { file: 'memory.swap.max', value: () => '0' },
  cpu: (quota: number) => ({ 'cpu.max': `${quota} ${PERIOD_US}` }),
  peak: 'memory.peak',
  events: 'memory.events',
};
const OLD = {
  memory: 'memory.limit_in_bytes',
  swap: { file: 'memory.memsw.limit_in_bytes', value: (bytes: number) => String(bytes) },
  cpu: (quota: number) => ({ 'cpu.cfs_period_us': String(PERIOD_US), 'cpu.cfs_quota_us': String(quota) }),
  peak: 'memory.max_usage_in_bytes',
  events: 'memory.oom_control',
};

function isNewKind(): boolean {
  return existsSync(join(ROOT, 'cgroup.controllers'));
}
