import { Refusal } from '../Refusal.ts';
import type { TextSink } from './textSink.ts';

const DEPTH_MAX = 32;
/** The most commas and colons outside strings: many times more than any call needs. */
const SEPARATORS_MAX = 20_000;
const BYTE_ORDER_MARK = /^\uFEFF/;
const SUSPECT = /__proto__|\\u005f/i;

/**
 * Reads a JSON body through `sink`; an empty body is an empty object. Refuses broken JSON, anything but an object, nesting
 * deeper than 32, more than 20 000 separators, and a key named __proto__.
 */
export async function readJson(chunks: AsyncIterable<Buffer>, sink: TextSink): Promise<Record<string, unknown>> {
  for await (const chunk of chunks) await sink.write(chunk);
  const text = (await sink.end()).replace(BYTE_ORDER_MARK, '');
  if (text.trim() === '') return {};
  refuseBombs(text);
  const value = parsed(text);
  if (!isRecord(value)) throw new Refusal('brokenBody');
  if (SUSPECT.test(text)) refuseProto(value);
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('brokenBody');
  }
}

function refuseBombs(text: string): void {
  let depth = 0;
  let separators = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inText) {
      if (char === '\\') i += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    else if (char === ',' || char === ':') separators += 1;
    if (depth > DEPTH_MAX || separators > SEPARATORS_MAX) throw new Refusal('brokenBody');
  }
}

/** Nesting is bounded, so this recursion is too. */
function refuseProto(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) throw new Refusal('brokenBody');
  for (const inner of Object.values(value)) refuseProto(inner);
}
