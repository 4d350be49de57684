import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_MAX_BYTES, TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import { ContentDigest } from '#server/files/store/ContentDigest.ts';
import { explainDisk } from '#server/files/store/storageFull.ts';
import { Refusal } from '../Refusal.ts';

/** A file that was taken out of a body and waits in the temporary folder. */
export interface TempFile {
  id: string;
  path: string;
  sha256: string;
  bytes: number;
  /** The first bytes, for the signature. */
  head: Buffer;
}

/** The files of one body; whoever makes it calls `discard` in the end, whatever happened. */
export class TempFiles {
  readonly finished: TempFile[] = [];
  readonly #dir: string;
  readonly #all: OpenTempFile[] = [];
  #bytes = 0;

  constructor(dir: string) {
    this.#dir = dir;
  }

  async create(): Promise<OpenTempFile> {
    const id = randomUUID();
    const path = join(this.#dir, `${id}.part`);
    const handle = await open(path, 'wx', 0o600).catch(explainDisk);
    const file = new OpenTempFile(this, handle, { id, path });
    this.#all.push(file);
    return file;
  }

  /** Counts what one body brings in all its files; refuses with teamFilesTooLarge. */
  count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > TEAM_FILES_MAX_BYTES) throw new Refusal('teamFilesTooLarge');
  }

  /** Removes every file, finished or not. */
  async discard(): Promise<void> {
    for (const file of this.#all) await file.discard();
  }
}

export class OpenTempFile {
  readonly id: string;
  readonly #path: string;
  readonly #group: TempFiles;
  readonly #digest = new ContentDigest(FILE_MAX_BYTES);
  #handle: FileHandle | null;

  constructor(group: TempFiles, handle: FileHandle, { id, path }: { id: string; path: string }) {
    this.#group = group;
    this.#handle = handle;
    this.id = id;
    this.#path = path;
  }

  /** Refuses with fileTooLarge, teamFilesTooLarge or a full disk. */
  async write(bytes: Buffer): Promise<void> {
    this.#digest.take(bytes);
    this.#group.count(bytes.length);
    await this.#handle?.writeFile(bytes).catch(explainDisk);
  }

  /** The file with all that was written; it is among the finished ones then. */
  async close(): Promise<TempFile> {
    await this.#release();
    const { bytes, head } = this.#digest;
    const file = { id: this.id, path: this.#path, sha256: this.#digest.sha256(), bytes, head };
    this.#group.finished.push(file);
    return file;
  }

  async discard(): Promise<void> {
    await this.#release().catch(() => {});
    await rm(this.#path, { force: true });
  }

  async #release(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }
}
