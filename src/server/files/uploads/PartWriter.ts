import { ERRORS } from '@tus/server';
import { type OpenTempFile, TempFiles } from '#server/http/bodies/TempFiles.ts';
import { bodiesFolder } from '../store/folders.ts';
import { type JoinNeeds, joinParts } from './joinParts.ts';
import { storeContent } from './storeUploads.ts';
import { addPart } from './uploadParts.queries.ts';

/** The most that has to be sent again after a broken connection or a server crash. */
const PART_MAX_BYTES = 5 * 1024 * 1024;
/** An upload in tiny pieces is joined whenever it has this many parts. */
const PARTS_MAX = 500;

/**
 * Splits the bytes of one request into parts and stores each before it inserts its row. A part is collected in a temporary
 * file, because its hash must be known first, and no request holds a part in memory.
 */
export class PartWriter {
  readonly #needs: JoinNeeds;
  readonly #uploadId: string;
  #position: number;
  #length = 0;
  #temporary: TempFiles | null = null;
  #file: OpenTempFile | null = null;

  /** `position`: offset of the first byte in the file. */
  constructor(needs: JoinNeeds, uploadId: string, position: number) {
    this.#needs = needs;
    this.#uploadId = uploadId;
    this.#position = position;
  }

  /** Refuses with storageFull or storageDown; throws the library's errors when the upload is deleted or was continued. */
  async take(chunk: Buffer): Promise<void> {
    let left = chunk;
    while (left.length > 0) {
      const bytes = left.subarray(0, PART_MAX_BYTES - this.#length);
      await (await this.#open()).write(bytes);
      this.#length += bytes.length;
      left = left.subarray(bytes.length);
      if (this.#length === PART_MAX_BYTES) await this.#keep();
    }
  }

  /** Stores the last part, however short. Returns the new offset of the upload. */
  async end(): Promise<number> {
    if (this.#length > 0) await this.#keep();
    return this.#position;
  }

  /** Removes the temporary file; must be called at the end, also after an error. */
  async discard(): Promise<void> {
    await this.#temporary?.discard();
    this.#temporary = null;
    this.#file = null;
    this.#length = 0;
  }

  async #open(): Promise<OpenTempFile> {
    this.#temporary ??= new TempFiles(bodiesFolder(this.#needs.env));
    this.#file ??= await this.#temporary.create();
    return this.#file;
  }

  async #keep(): Promise<void> {
    const file = await (await this.#open()).close();
    await storeContent(this.#needs, file);
    const { bytes, sha256 } = file;
    const added = await addPart(this.#needs.db, {
      uploadId: this.#uploadId,
      position: this.#position,
      bytes,
      sha256,
    });
    if (added === 'gone') throw ERRORS.FILE_NOT_FOUND;
    if (added === 'moved') throw ERRORS.INVALID_OFFSET;
    this.#position += bytes;
    await this.discard();
    if (added >= PARTS_MAX) await joinParts(this.#needs, this.#uploadId);
  }
}
