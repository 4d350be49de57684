import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryOf } from '../support/product/processMemory.ts';
import { cpuSeconds, machineSeconds } from './cpuTime.ts';
import type { Phase } from './Recorder.ts';
import type { Installation } from './setups.ts';

const METRICS_EVERY_MS = 2_000;
/** Memory is read with one in so many metrics readings, because it loads the watched machine. */
const MEMORY_EVERY = 3;
const MS_PER_S = 1_000;
const NS_PER_MS = 1e6;
const US_PER_S = 1e6;

export const PROCESS_KINDS = ['servers', 'postgres', 'nginx', 'generator'] as const;
type ProcessKind = (typeof PROCESS_KINDS)[number];
export type ByKind = Record<ProcessKind, number>;

/** Resource use in a phase. */
export interface Seen {
  seconds: number;
  /** Shares of one core; `busiestServer` is the busiest server process. */
  cpu: ByKind;
  busiestServer: number;
  /** Cores used by other programs, and cores waiting for the disk. */
  others: number;
  diskWait: number;
  /** Event loop lag of the servers in ms: p99 over two seconds, its median and maximum. */
  lagMedian: number;
  lagWorst: number;
  generatorLag: number;
  hashesWaiting: number;
  poolWaiting: number;
  /** Share of the readings in which a call waited for a database connection. */
  poolWaitingShare: number;
  connections: number;
  streams: number;
}

/** CPU seconds since the start of each process. */
interface Spent {
  servers: number[];
  postgres: number;
  nginx: number;
  generator: number;
  machine: { used: number; diskWait: number };
}

interface Reading {
  lag: number;
  hashesWaiting: number;
  poolWaiting: number;
  connections: number;
  streams: number;
}

/** Measures an installation from outside while it is in use. */
export class Watch {
  readonly atRest: ByKind;
  readonly peak: ByKind;
  private readonly installation: Installation;
  private readonly loop = monitorEventLoopDelay();
  private readings: Reading[] = [];
  private timer: NodeJS.Timeout | undefined;
  private since = performance.now();
  private begun: Spent;
  private count = 0;
  readonly seen: Partial<Record<Phase, Seen>> = {};

  constructor(installation: Installation) {
    this.installation = installation;
    this.atRest = this.memory();
    this.peak = { ...this.atRest };
    this.begun = this.cpu();
    this.loop.enable();
  }

  start(): void {
    this.timer = setInterval(() => void this.read(), METRICS_EVERY_MS);
  }

  /** Ends the current phase and starts the next. */
  async turn(phase: Phase): Promise<void> {
    await this.read();
    this.look();
    const now = performance.now();
    const seconds = (now - this.since) / MS_PER_S;
    this.seen[phase] = { seconds, ...this.spent(seconds), ...this.sum() };
    this.since = now;
    this.readings = [];
    this.begun = this.cpu();
    this.loop.reset();
  }

  stop(): void {
    clearInterval(this.timer);
    this.loop.disable();
  }

  private async read(): Promise<void> {
    this.count += 1;
    if (this.count % MEMORY_EVERY === 0) this.look();
    const all = await Promise.all(this.installation.servers.map(readMetrics));
    const sum = (of: (reading: Reading) => number) => all.reduce((total, reading) => total + of(reading), 0);
    this.readings.push({
      lag: Math.max(...all.map(({ lag }) => lag)),
      hashesWaiting: sum(({ hashesWaiting }) => hashesWaiting),
      poolWaiting: sum(({ poolWaiting }) => poolWaiting),
      connections: sum(({ connections }) => connections),
      streams: sum(({ streams }) => streams),
    });
  }

  private look(): void {
    const now = this.memory();
    for (const kind of PROCESS_KINDS) this.peak[kind] = Math.max(this.peak[kind], now[kind]);
  }

  private memory(): ByKind {
    const { servers, postgres, nginx } = this.installation.processes();
    const of = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
    return { servers: of(servers), postgres: of(postgres), nginx: of(nginx), generator: memoryOf(process.pid) };
  }

  private cpu(): Spent {
    const { servers, postgres, nginx } = this.installation.processes();
    const all = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuSeconds(pid, true), 0);
    const { user, system } = process.cpuUsage();
    return {
      servers: servers.map((pid) => cpuSeconds(pid, false)),
      postgres: all(postgres),
      nginx: all(nginx),
      generator: (user + system) / US_PER_S,
      machine: machineSeconds(),
    };
  }

  private spent(seconds: number): Pick<Seen, 'cpu' | 'busiestServer' | 'others' | 'diskWait'> {
    const { begun } = this;
    const now = this.cpu();
    const servers = now.servers.map((spent, place) => (spent - (begun.servers[place] ?? 0)) / seconds);
    const of = (kind: 'postgres' | 'nginx' | 'generator') => (now[kind] - begun[kind]) / seconds;
    const cpu = {
      servers: servers.reduce((sum, share) => sum + share, 0),
      postgres: of('postgres'),
      nginx: of('nginx'),
      generator: of('generator'),
    };
    const machine = (kind: 'used' | 'diskWait') => (now.machine[kind] - begun.machine[kind]) / seconds;
    const ours = Object.values(cpu).reduce((sum, share) => sum + share, 0);
    return {
      cpu,
      busiestServer: Math.max(...servers),
      others: Math.max(0, machine('used') - ours),
      diskWait: machine('diskWait'),
    };
  }

  private sum(): Omit<Seen, 'seconds' | 'cpu' | 'busiestServer' | 'others' | 'diskWait'> {
    const of = (pick: (reading: Reading) => number) => this.readings.map(pick).sort((a, b) => a - b);
    const lags = of(({ lag }) => lag);
    const most = (pick: (reading: Reading) => number) => of(pick).at(-1) ?? 0;
    return {
      lagMedian: lags[Math.floor(lags.length / 2)] ?? 0,
      lagWorst: lags.at(-1) ?? 0,
      generatorLag: this.loop.percentile(99) / NS_PER_MS,
      hashesWaiting: most(({ hashesWaiting }) => hashesWaiting),
      poolWaiting: most(({ poolWaiting }) => poolWaiting),
      poolWaitingShare: this.readings.filter(({ poolWaiting }) => poolWaiting > 0).length / this.readings.length,
      connections: most(({ connections }) => connections),
      streams: most(({ streams }) => streams),
    };
  }
}

async function readMetrics(base: string): Promise<Reading> {
  const text = await fetch(`${base}/metrics`).then(
    (reply) => reply.text(),
    () => '',
  );
  const number = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    lag: MS_PER_S * number('nodejs_eventloop_lag_p99_seconds'),
    hashesWaiting: number('password_hashes_waiting'),
    poolWaiting: number('database_connections\\{state="waiting"\\}'),
    connections: number('http_connections'),
    streams: number('live_streams'),
  };
}
