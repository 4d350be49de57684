import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { FileStore as TusFileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { UPLOADS_PATH } from '#contract/uploads.ts';
import { FILE_MAX_BYTES } from '#domain/limits.ts';
import { deleteUpload, finishUpload, type Upload } from '../db/uploads.ts';
import type { Services } from '../handler.ts';
import { requireName, wrongContent } from './attachments.ts';
import { ContentDigest } from './ContentDigest.ts';
import { nameFits, sniff } from './fileTypes.ts';
import { resumableFolder } from './folders.ts';
import { type ArrivedFile, admitUploads, keepContent } from './keepUploads.ts';
import { prepareTempFolder } from './tempFolder.ts';

/** Uploads that nobody finished are tidied by their rows; files without a row after this long. */
const ORPHAN_MS = 48 * 60 * 60_000;

/** Uploads that survive a lost connection and a restart (tus 1.0): rows in `uploads`, bytes in a folder until the last. */
export class ResumableUploads {
  readonly #services: Services;
  readonly #store: TusFileStore;
  readonly #protocol: Server;
  readonly #folder: string;
  readonly #ids = new WeakMap<object, string>();
  readonly #finishing = new Map<string, Promise<string>>();

  constructor(services: Services) {
    this.#services = services;
    this.#folder = resumableFolder(services.env);
    prepareTempFolder(this.#folder, ORPHAN_MS);
    this.#store = new TusFileStore({ directory: this.#folder });
    this.#protocol = new Server({
      path: `/api${UPLOADS_PATH}`,
      datastore: this.#store,
      relativeLocation: true,
      allowedOrigins: () => false,
      maxSize: FILE_MAX_BYTES,
      namingFunction: (request) => this.#ids.get(request) ?? randomUUID(),
    });
  }

  /** What the protocol itself answers. */
  answer(request: Request): Promise<Response> {
    return this.#protocol.handleWeb(request);
  }

  /** Opens an upload. Refuses by name, size and room; `answer` then says what the protocol does. */
  async create(
    request: Request,
    wanted: Omit<Upload, 'id' | 'sha256'>,
  ): Promise<{ upload: Upload; response: Response }> {
    requireName(wanted.name, wanted.bytes);
    const upload = { ...wanted, id: randomUUID(), sha256: null };
    this.#ids.set(request, upload.id);
    await admitUploads(this.#services, wanted.accountId, [upload]);
    const response = await this.answer(request);
    if (!response.ok) await deleteUpload(this.#services.db, upload.id);
    return { upload, response };
  }

  /** How many bytes have arrived; null when they are gone. */
  async offset(id: string): Promise<number | null> {
    return this.#store.getUpload(id).then(
      ({ offset }) => offset,
      () => null,
    );
  }

  /** Moves a complete upload into the store and notes its hash. Refuses, and forgets, content that belies its name. */
  finish(upload: Upload): Promise<string> {
    const known = this.#finishing.get(upload.id);
    if (known) return known;
    const finishing = this.#finish(upload).finally(() => this.#finishing.delete(upload.id));
    this.#finishing.set(upload.id, finishing);
    return finishing;
  }

  async #finish(upload: Upload): Promise<string> {
    const { db } = this.#services;
    const file = await hashed(join(this.#folder, upload.id));
    if (!nameFits(upload.name, sniff(file.head))) {
      await this.forget(upload.id);
      throw wrongContent(upload.name);
    }
    await keepContent(this.#services, file);
    await finishUpload(db, upload.id, file.sha256);
    await this.#store.remove(upload.id).catch(() => {});
    return file.sha256;
  }

  async forget(id: string): Promise<void> {
    await this.#store.remove(id).catch(() => {});
    await deleteUpload(this.#services.db, id);
  }
}

async function hashed(path: string): Promise<ArrivedFile> {
  const digest = new ContentDigest(FILE_MAX_BYTES);
  for await (const piece of createReadStream(path)) digest.take(Buffer.from(piece));
  return { path, sha256: digest.sha256(), bytes: digest.bytes, head: digest.head };
}
