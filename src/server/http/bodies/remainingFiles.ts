import { UPLOAD_REFERENCE } from '#contract/uploads.ts';
import { Refusal } from '../Refusal.ts';
import { createBase64Decoder } from './base64.ts';
import { isRecord } from './readJson.ts';
import type { TempFiles } from './TempFiles.ts';

const NESTING_MAX = 6;
const BASE64 = /^[A-Za-z0-9+/=]*$/;

/**
 * Replaces the data URLs in a list of files (or its JSON text, or a list of these) by references to temporary files. These
 * are the ones left in the text, because they are not base64 or are spelt unusually; the limit on the text keeps them small.
 */
export async function extractRemainingFiles(value: unknown, files: TempFiles, nesting = 0): Promise<unknown> {
  if (nesting > NESTING_MAX) return value;
  if (typeof value === 'string') {
    if (!value.includes('data:')) return value;
    const list = listIn(value);
    return list ? JSON.stringify(await extractRemainingFiles(list, files, nesting + 1)) : value;
  }
  if (Array.isArray(value)) {
    const taken: unknown[] = [];
    for (const item of value) taken.push(await extractRemainingFiles(item, files, nesting + 1));
    return taken;
  }
  if (!isRecord(value) || typeof value.content !== 'string' || !value.content.startsWith('data:')) return value;
  return { ...value, content: await keepContent(value.content, files) };
}

function listIn(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

async function keepContent(url: string, files: TempFiles): Promise<string> {
  const bytes = contentOf(url);
  const file = await files.create();
  await file.write(bytes);
  await file.close();
  return `${UPLOAD_REFERENCE}${file.id}`;
}

/** Returns the bytes of a data URL (RFC 2397). Refuses a broken one. */
function contentOf(url: string): Buffer {
  const comma = url.indexOf(',');
  if (comma < 0) throw new Refusal('brokenBody');
  const data = url.slice(comma + 1);
  if (!/;base64$/i.test(url.slice(0, comma))) return percentDecoded(data);
  const base64 = data.includes('%') ? percentDecoded(data).toString('latin1') : data;
  if (!BASE64.test(base64)) throw new Refusal('brokenBody');
  const decoder = createBase64Decoder();
  return Buffer.concat([decoder.push(Buffer.from(base64, 'latin1')), decoder.end()]);
}

function percentDecoded(text: string): Buffer {
  try {
    return Buffer.from(decodeURIComponent(text));
  } catch {
    throw new Refusal('brokenBody');
  }
}
