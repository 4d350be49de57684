import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_MAX_BYTES, TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import { ContentDigest } from '#server/files/store/ContentDigest.ts';
import { rethrowDiskError } from '#server/files/store/storageErrors.ts';
import { Refusal } from '../Refusal.ts';

/** A file that was extracted from a body into the temporary folder. */
export interface TempFile {
  id: string;
  path: string;
  sha256: string;
  bytes: number;
  /** The first bytes, which tell the type. */
  head: Buffer;
}

/** The temporary files of one body; its owner must call `discard` at the end, also after an error. */
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
    const handle = await open(path, 'wx', 0o600).catch(rethrowDiskError);
    const file = new OpenTempFile(this, handle, { id, path });
    this.#all.push(file);
    return file;
  }

  /** Adds to the bytes of all files of the body; refuses with teamFilesTooLarge. */
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

  /** Refuses with fileTooLarge, teamFilesTooLarge, or storageFull when the disk is full. */
  async write(bytes: Buffer): Promise<void> {
    this.#digest.take(bytes);
    this.#group.count(bytes.length);
    await this.#handle?.writeFile(bytes).catch(rethrowDiskError);
  }

  /** Closes the file, adds it to `finished` and returns it. */
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
