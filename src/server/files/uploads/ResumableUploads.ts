import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Server } from '@tus/server';
import type { FastifyBaseLogger } from 'fastify';
import { UPLOADS_PATH } from '#contract/uploads.ts';
import { FILE_MAX_BYTES } from '#domain/limits.ts';
import { databaseProblem } from '#server/db/databaseErrors.ts';
import type { Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { nameFits } from '../fileTypes.ts';
import { formerUploadsFolder } from '../store/folders.ts';
import { requireName, wrongContent } from './attachments.ts';
import { joinParts } from './joinParts.ts';
import { PartStore } from './PartStore.ts';
import { insertUploadsWithinQuota } from './storeUploads.ts';
import { closeUpload, deleteUpload, findUploadProgress } from './uploadParts.queries.ts';
import { findUpload, type Upload } from './uploads.queries.ts';

/** The library's answer to a call whose bytes could not be stored, whatever the reason. */
const NOT_STORED = { status_code: 500, body: '' };

/**
 * Uploads that survive a lost connection and a restart (tus 1.0): rows in `uploads`, and the arrived parts in the file
 * store. Any server with the same database and store can continue any of them.
 */
export class ResumableUploads {
  readonly #services: Services;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #protocol: Server;
  readonly #ids = new WeakMap<object, string>();
  readonly #failures = new WeakMap<object, unknown>();
  readonly #finishing = new Map<string, Promise<string>>();

  constructor(services: Services, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#services = services;
    this.#log = log;
    // Uploads of an older version cannot be continued; they begin again.
    rmSync(formerUploadsFolder(services.env), { recursive: true, force: true });
    this.#protocol = new Server({
      path: `/api${UPLOADS_PATH}`,
      datastore: new PartStore(services),
      relativeLocation: true,
      allowedOrigins: () => false,
      maxSize: FILE_MAX_BYTES,
      namingFunction: (request) => this.#ids.get(request) ?? randomUUID(),
      onResponseError: (request, error) => {
        if ('status_code' in error) return undefined;
        this.#failures.set(request, error);
        return NOT_STORED;
      },
    });
  }

  /**
   * Returns the tus library's answer. Throws refusals of the store and database errors; any other failure is the library's
   * 500.
   */
  async answer(request: Request): Promise<Response> {
    const response = await this.#protocol.handleWeb(request);
    const failure = this.#failures.get(request);
    if (failure === undefined) return response;
    if (failure instanceof Refusal || databaseProblem(failure) !== null) throw failure;
    this.#log.error({ err: failure }, 'an upload could not be stored');
    return response;
  }

  /** Creates an upload. Refuses by name, size and free quota, and as `answer` does. */
  async create(
    request: Request,
    wanted: Omit<Upload, 'id' | 'sha256'>,
  ): Promise<{ upload: Upload; response: Response }> {
    requireName(wanted.name, wanted.bytes);
    const upload = { ...wanted, id: randomUUID(), sha256: null };
    this.#ids.set(request, upload.id);
    await insertUploadsWithinQuota(this.#services, wanted.accountId, [upload]);
    let isOpen = false;
    try {
      const response = await this.answer(request);
      isOpen = response.ok;
      return { upload, response };
    } finally {
      if (!isOpen) await this.forget(upload.id);
    }
  }

  /** Returns how many bytes have arrived; null when the upload is deleted. */
  async offset(id: string): Promise<number | null> {
    return (await findUploadProgress(this.#services.db, id))?.arrived ?? null;
  }

  /**
   * Joins an upload whose last byte has arrived into one file and returns its hash. Deletes the upload and refuses with
   * wrongFileType when the content does not match the name. Refuses with notFound when the upload or its bytes are gone; the
   * client then begins again.
   */
  finish(upload: Upload): Promise<string> {
    const known = this.#finishing.get(upload.id);
    if (known) return known;
    const finishing = this.#finish(upload).finally(() => this.#finishing.delete(upload.id));
    this.#finishing.set(upload.id, finishing);
    return finishing;
  }

  async #finish(upload: Upload): Promise<string> {
    const { db, now } = this.#services;
    const whole = await joinParts(this.#services, upload.id);
    if (whole?.bytes !== upload.bytes) return this.#finishedElsewhere(upload);
    if (!nameFits(upload.name, whole.mime)) {
      await this.forget(upload.id);
      throw wrongContent(upload.name);
    }
    const sha256 = await closeUpload(db, upload.id, whole.sha256, new Date(now()));
    if (sha256 === null) throw new Refusal('notFound');
    return sha256;
  }

  /** Returns the hash when another server has finished the upload; else its bytes are gone, and it is deleted. */
  async #finishedElsewhere({ id }: Upload): Promise<string> {
    const found = await findUpload(this.#services.db, id);
    if (found?.sha256) return found.sha256;
    await this.forget(id);
    throw new Refusal('notFound');
  }

  async forget(id: string): Promise<void> {
    await deleteUpload(this.#services.db, id, new Date(this.#services.now()));
  }
}
