import { Refusal } from '../Refusal.ts';
import { PercentDecoder } from './percentDecoder.ts';
import { type Budget, type TextSink, utf8 } from './textSink.ts';

const FIELDS_MAX = 1_000;
const NAME_MAX_BYTES = 200;
const AMPERSAND = 38;
const EQUALS = 61;

const endsName = (byte: number) => byte === AMPERSAND || byte === EQUALS;
const endsValue = (byte: number) => byte === AMPERSAND;

/**
 * Reads a form as it arrives; each value goes to the sink of its field. A repeated field becomes a list. Refuses broken
 * escapes, text that is not UTF-8, a field named __proto__, a name of more than 200 bytes and more than 1000 fields.
 */
export async function readForm(
  chunks: AsyncIterable<Buffer>,
  budget: Budget,
  sinkFor: (field: string) => TextSink,
): Promise<Record<string, unknown>> {
  const escapes = new PercentDecoder();
  const form = new FormFields(budget, sinkFor);
  for await (const chunk of chunks) {
    const out = Buffer.allocUnsafe(chunk.length);
    let at = 0;
    while (at < chunk.length) {
      const { decoded, next } = escapes.decode(chunk, at, out, form.inValue ? endsValue : endsName);
      if (decoded.length > 0) await form.take(decoded);
      if (next < chunk.length) {
        escapes.end();
        budget.take(1);
        if (chunk[next] === AMPERSAND) await form.endField();
        else form.endName();
      }
      at = next + 1;
    }
  }
  escapes.end();
  await form.endField();
  return form.asRecord();
}

class FormFields {
  readonly #budget: Budget;
  readonly #sinkFor: (field: string) => TextSink;
  readonly #fields = new Map<string, string[]>();
  #name: Buffer = Buffer.alloc(0);
  #value: { field: string; sink: TextSink } | null = null;
  #count = 0;

  constructor(budget: Budget, sinkFor: (field: string) => TextSink) {
    this.#budget = budget;
    this.#sinkFor = sinkFor;
  }

  get inValue(): boolean {
    return this.#value !== null;
  }

  async take(decoded: Buffer): Promise<void> {
    if (this.#value !== null) return this.#value.sink.write(decoded);
    this.#budget.take(decoded.length);
    if (this.#name.length + decoded.length > NAME_MAX_BYTES) throw new Refusal('brokenBody');
    this.#name = Buffer.concat([this.#name, decoded]);
  }

  endName(): void {
    const field = utf8(this.#name);
    this.#name = Buffer.alloc(0);
    this.#value = { field, sink: this.#sinkFor(field) };
  }

  async endField(): Promise<void> {
    if (this.#value === null && this.#name.length === 0) return;
    this.#count += 1;
    if (this.#count > FIELDS_MAX) throw new Refusal('brokenBody');
    if (this.#value === null) this.endName();
    if (this.#value === null) return;
    const { field, sink } = this.#value;
    this.#value = null;
    const text = await sink.end();
    const others = this.#fields.get(field);
    if (others) others.push(text);
    else this.#fields.set(field, [text]);
  }

  asRecord(): Record<string, unknown> {
    if (this.#fields.has('__proto__')) throw new Refusal('brokenBody');
    const entries = [...this.#fields].map(([field, texts]) => [field, texts.length === 1 ? texts[0] : texts]);
    return Object.fromEntries(entries);
  }
}
