import { execFileSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Delays the file system's own commits, so that a power cut loses more than on most machines. */
const MOUNT_OPTIONS = 'loop,commit=60';
const COPIES_MAX = 60;
const COPY_AGAIN_MS = 500;

/** A separate disk in a file: ext4 on a loop device. Needs root on Linux. */
export class LoopDisk {
  readonly mount: string;
  private image: string;
  private readonly folder: string;
  private cuts = 0;

  /** Throws if this machine cannot mount. */
  constructor(folder: string, mebibytes: number) {
    this.folder = folder;
    this.mount = join(folder, 'disk');
    this.image = join(folder, 'disk-0.img');
    mkdirSync(this.mount);
    writeFileSync(this.image, '');
    truncateSync(this.image, mebibytes * 1024 * 1024);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', this.image]);
    this.attach();
  }

  static canMount(): boolean {
    return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/dev/loop-control');
  }

  /**
   * Copies the disk as a power cut at this moment would leave it, without unflushed data. All writers must be stopped; a copy
   * during which the file system itself wrote is discarded and repeated.
   */
  async copyAsCut(): Promise<string> {
    const copy = join(this.folder, `disk-${this.cuts + 1}.img`);
    for (let tries = 0; tries < COPIES_MAX; tries += 1) {
      const before = this.written();
      copyFileSync(this.image, copy);
      if (this.written() === before) {
        this.cuts += 1;
        return copy;
      }
      await wait(COPY_AGAIN_MS);
    }
    throw new Error('The file system never stood still.');
  }

  /** Fills the disk completely with an extra file. */
  fill(): void {
    const ballast = openSync(this.ballast, 'w');
    for (const piece of [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)]) while (tryWrite(ballast, piece));
    closeSync(ballast);
  }

  makeRoom(): void {
    rmSync(this.ballast, { force: true });
  }

  private get ballast(): string {
    return join(this.mount, 'ballast');
  }

  /** Replaces the disk by the copy, as after switching on again. The disk must not be in use. */
  async replaceBy(copy: string): Promise<void> {
    await this.detach();
    rmSync(this.image);
    this.image = copy;
    this.attach();
  }

  async remove(): Promise<void> {
    await this.detach();
    rmSync(this.image, { force: true });
  }

  private attach(): void {
    execFileSync('mount', ['-o', MOUNT_OPTIONS, this.image, this.mount]);
  }

  private async detach(): Promise<void> {
    for (let tries = 0; tries < COPIES_MAX; tries += 1) {
      try {
        execFileSync('umount', [this.mount], { stdio: 'pipe' });
        return;
      } catch {
        await wait(COPY_AGAIN_MS);
      }
    }
    throw new Error(`${this.mount} cannot be unmounted.`);
  }

  /** Returns the device's counters of finished and pending writes and flushes, which any activity changes. */
  private written(): string {
    const device = execFileSync('findmnt', ['-n', '-o', 'SOURCE', this.mount], { encoding: 'utf8' }).trim();
    const counters = readFileSync(`/sys/block/${basename(device)}/stat`, 'utf8')
      .trim()
      .split(/\s+/);
    return [counters[4], counters[8], counters[15]].join(' ');
  }
}

function tryWrite(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch {
    return false;
  }
}
