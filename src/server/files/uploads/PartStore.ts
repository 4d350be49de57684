import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { passing } from '#server/http/bodies/bodyStream.ts';
import type { JoinNeeds } from './joinParts.ts';
import { PartWriter } from './PartWriter.ts';
import { findArriving } from './uploadParts.queries.ts';

/**
 * What the protocol's library asks of a store: uploads under way are rows, and their bytes lie in the store of all files, so
 * that any server goes on with any upload. Their rows are made and deleted by ResumableUploads.
 */
export class PartStore extends DataStore {
  /** The last is not offered (uploadRoutes.ts): known by its name, a second length is refused as a wrong one. */
  override extensions = ['creation', 'creation-with-upload', 'creation-defer-length'];
  readonly #needs: JoinNeeds;

  constructor(needs: JoinNeeds) {
    super();
    this.#needs = needs;
  }

  /** How far an upload is; throws the protocol's 'not found'. */
  override async getUpload(id: string): Promise<Upload> {
    const upload = await findArriving(this.#needs.db, id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    const { name, bytes, arrived } = upload;
    return new Upload({ id, size: bytes, offset: arrived, metadata: { filename: name } });
  }

  /**
   * Stores what comes and answers how far the upload is then, in bytes. A connection that breaks ends the stream: what it
   * brought stays. Refuses with storageFull or storageDown; what was stored until then stays too.
   */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const writer = new PartWriter(this.#needs, id, offset);
    try {
      // The library tells a stream that is destroyed from within as a broken connection, and not what failed.
      for await (const chunk of passing(content)) await writer.take(Buffer.from(chunk));
      return await writer.end();
    } finally {
      await writer.discard();
    }
  }
}
