import { ERRORS } from '@tus/server';
import { type OpenTempFile, TempFiles } from '#server/http/bodies/TempFiles.ts';
import { bodiesFolder } from '../store/folders.ts';
import { type JoinNeeds, joinParts } from './joinParts.ts';
import { keepContent } from './keepUploads.ts';
import { addPart } from './uploadParts.queries.ts';

/** What a connection that breaks, or a server that falls, has to send again at most. */
const PART_MAX_BYTES = 5 * 1024 * 1024;
/** An upload that comes in ever so small pieces is joined whenever it has so many. */
const PARTS_MAX = 500;

/**
 * Cuts the bytes of one request in parts and stores each before it counts. A part waits in the temporary folder until it is
 * whole: its hash must be known first, and no request holds one in memory.
 */
export class PartWriter {
  readonly #needs: JoinNeeds;
  readonly #uploadId: string;
  #position: number;
  #length = 0;
  #temporary: TempFiles | null = null;
  #file: OpenTempFile | null = null;

  /** `position`: where the first byte belongs in the file. */
  constructor(needs: JoinNeeds, uploadId: string, position: number) {
    this.#needs = needs;
    this.#uploadId = uploadId;
    this.#position = position;
  }

  /** Refuses as keepContent does; throws the protocol's own errors when the upload does not stand there any more. */
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

  /** Stores what is left, however short. Answers how far the upload has come. */
  async end(): Promise<number> {
    if (this.#length > 0) await this.#keep();
    return this.#position;
  }

  /** To be called in the end, whatever happened. */
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
    await keepContent(this.#needs, file);
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
