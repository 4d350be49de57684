import { UPLOAD_REFERENCE } from '#contract/uploads.ts';
import { Refusal } from '../Refusal.ts';
import { type Base64Decoder, createBase64Decoder } from './base64.ts';
import { JsonBase64Reader } from './JsonBase64Reader.ts';
import type { OpenTempFile, TempFiles } from './TempFiles.ts';
import { type Budget, createTextSink, type TextSink } from './textSink.ts';

const MARK = Buffer.from(';base64,');
const DATA = Buffer.from('data:');
/** The longest 'data:' with its type, and the longest key before it, in bytes. */
const TYPE_MAX = 200;
const KEY_MAX = 48;
const LOOK_BACK = KEY_MAX + TYPE_MAX + MARK.length;
/** The key `"content":"` of a file; with backslashes where the list of files is itself a string inside JSON. */
const KEY = /"content\\{0,3}"\s*:\s*\\{0,3}"$/;
const TYPE = /^data:[\w.+\\/;=-]*$/;
const NOTHING = Buffer.alloc(0);

type OpenFile = { temp: OpenTempFile; base64: JsonBase64Reader; decoder: Base64Decoder };

export interface FileExtractorOptions {
  budget: Budget;
  maxFiles: number;
  /** In a form a client may have left '+' unescaped, which arrives as a space. */
  spaceIsPlus: boolean;
}

/**
 * Extracts the files from the text of a list `[{name, content}]`: decodes each base64 data URL into a temporary file as it
 * arrives and replaces it by `upload:{id}`, so that memory holds only the text. Refuses broken base64, and more than
 * `maxFiles` files.
 */
export class FileExtractor implements TextSink {
  readonly #files: TempFiles;
  readonly #options: FileExtractorOptions;
  readonly #text: TextSink;
  /** The last bytes of the text so far, in which a data URL may have begun. */
  #held: Buffer = NOTHING;
  #file: OpenFile | null = null;
  #taken = 0;

  constructor(files: TempFiles, options: FileExtractorOptions) {
    this.#files = files;
    this.#options = options;
    this.#text = createTextSink(options.budget);
  }

  async write(bytes: Buffer): Promise<void> {
    let rest = bytes;
    while (rest.length > 0) {
      rest = this.#file === null ? await this.#passText(rest) : await this.#passFile(this.#file, rest);
    }
  }

  async end(): Promise<string> {
    if (this.#file !== null) await this.#closeFile(this.#file);
    await this.#text.write(this.#held);
    this.#held = NOTHING;
    return this.#text.end();
  }

  /** Passes text on up to the next data URL; returns what follows its comma. */
  async #passText(bytes: Buffer): Promise<Buffer> {
    const joined = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : bytes;
    const from = Math.max(0, this.#held.length - MARK.length);
    for (let mark = joined.indexOf(MARK, from); mark >= 0; mark = joined.indexOf(MARK, mark + 1)) {
      const start = dataUrlStart(joined, mark);
      if (start < 0) continue;
      await this.#text.write(joined.subarray(0, start));
      this.#held = NOTHING;
      await this.#openFile();
      return joined.subarray(mark + MARK.length);
    }
    const kept = Math.max(0, joined.length - LOOK_BACK);
    await this.#text.write(joined.subarray(0, kept));
    this.#held = Buffer.from(joined.subarray(kept));
    return NOTHING;
  }

  async #openFile(): Promise<void> {
    const { maxFiles } = this.#options;
    this.#taken += 1;
    if (this.#taken > maxFiles)
      throw new Refusal('badInput', { message: `Não podem ser mais de ${maxFiles} ficheiros.` });
    const temp = await this.#files.create();
    this.#file = { temp, base64: new JsonBase64Reader(this.#options.spaceIsPlus), decoder: createBase64Decoder() };
    await this.#text.write(Buffer.from(`${UPLOAD_REFERENCE}${temp.id}`));
  }

  /** Decodes up to the quote that ends the data URL; returns the quote and the rest. */
  async #passFile(open: OpenFile, bytes: Buffer): Promise<Buffer> {
    const { letters, next } = open.base64.take(bytes);
    if (letters.length > 0) await open.temp.write(open.decoder.push(letters));
    if (next === bytes.length) return NOTHING;
    this.#held = Buffer.from(open.base64.pending);
    await this.#closeFile(open);
    return bytes.subarray(next);
  }

  async #closeFile(open: OpenFile): Promise<void> {
    this.#file = null;
    await open.temp.write(open.decoder.end());
    await open.temp.close();
  }
}

/** Returns where the data URL whose ';base64,' is at `mark` begins; -1 when it is not the content of a file. */
function dataUrlStart(bytes: Buffer, mark: number): number {
  const earliest = Math.max(0, mark - TYPE_MAX);
  const at = bytes.subarray(earliest, mark).lastIndexOf(DATA);
  if (at < 0) return -1;
  const start = earliest + at;
  const isUrl = TYPE.test(bytes.toString('latin1', start, mark));
  return isUrl && KEY.test(bytes.toString('latin1', Math.max(0, start - KEY_MAX), start)) ? start : -1;
}
