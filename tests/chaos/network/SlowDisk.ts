import { existsSync, mkdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BLKIO = '/sys/fs/cgroup/blkio';

/** A cgroup whose processes may write to their disk only so many times a second (cgroup v1, blkio.throttle). Needs root. */
export class SlowDisk {
  private readonly group: string;
  private readonly device: string;

  constructor(run: string, folder: string) {
    this.group = join(BLKIO, `cgnet-${run}`);
    this.device = deviceOf(folder);
  }

  static isPossible(): boolean {
    return existsSync(join(BLKIO, 'blkio.throttle.write_iops_device'));
  }

  limit(pids: readonly number[], writesPerSecond: number): void {
    mkdirSync(this.group);
    writeFileSync(join(this.group, 'blkio.throttle.write_iops_device'), `${this.device} ${writesPerSecond}`);
    for (const pid of pids) this.move(this.group, pid);
  }

  /** Returns the processes to the other ones. `pids` may have changed meanwhile. */
  release(pids: readonly number[]): void {
    for (const pid of pids) this.move(BLKIO, pid);
    this.remove();
  }

  /** Removes the group, unless it still has processes. */
  remove(): void {
    try {
      rmdirSync(this.group);
    } catch {
      // It has been removed, or its last processes are still ending.
    }
  }

  private move(group: string, pid: number): void {
    try {
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    } catch {
      // The process has ended.
    }
  }
}

function deviceOf(folder: string): string {
  const { dev } = statSync(folder);
  return `${(dev >> 8) & 0xfff}:${(dev & 0xff) | ((dev >> 12) & 0xfff00)}`;
}
