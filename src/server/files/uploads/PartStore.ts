import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { bodyChunks } from '#server/http/bodies/bodyStream.ts';
import type { JoinNeeds } from './joinParts.ts';
import { PartWriter } from './PartWriter.ts';
import { findUploadProgress } from './uploadParts.queries.ts';

/**
 * The data store of the tus library: uploads under way are rows, and their bytes are in the file store, so that any server
 * can continue any upload. ResumableUploads creates and deletes the rows.
 */
export class PartStore extends DataStore {
  /** The last one is not offered (uploads.routes.ts); with it, the library answers a second length with 400, not 501. */
  override extensions = ['creation', 'creation-with-upload', 'creation-defer-length'];
  readonly #needs: JoinNeeds;

  constructor(needs: JoinNeeds) {
    super();
    this.#needs = needs;
  }

  /** Returns an upload with its offset; throws the library's FILE_NOT_FOUND. */
  override async getUpload(id: string): Promise<Upload> {
    const upload = await findUploadProgress(this.#needs.db, id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    const { name, bytes, arrived } = upload;
    return new Upload({ id, size: bytes, offset: arrived, metadata: { filename: name } });
  }

  /**
   * Stores the stream and returns the new offset in bytes. A broken connection ends the stream; what arrived is kept.
   * Refuses with storageFull or storageDown; what was stored before is kept too.
   */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const writer = new PartWriter(this.#needs, id, offset);
    try {
      // The stream is not destroyed on an error, because the library would report a broken connection instead of the error.
      for await (const chunk of bodyChunks(content)) await writer.take(Buffer.from(chunk));
      return await writer.end();
    } finally {
      await writer.discard();
    }
  }
}
