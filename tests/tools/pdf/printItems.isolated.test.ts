import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNEX_ID, printItems } from '../../../tools/pdf/printItems.ts';

/** The file whose text is returned as changed. */
const changed = vi.hoisted(() => ({ file: '' }));
vi.mock('../../../tools/assetManifest.ts', async (original) => {
  const actual = await original<typeof import('../../../tools/assetManifest.ts')>();
  const textOf = (file: string) =>
    actual.textOf(file) + (changed.file !== '' && file.endsWith(path.join('tools/pdf', changed.file)) ? ' ' : '');
  return { ...actual, textOf };
});

function sources(): Map<string, string> {
  return new Map(printItems().map(({ id, source }) => [id, source]));
}

describe('the documents', () => {
  beforeEach(() => {
    changed.file = '';
  });

  it.each([
    ['compile.ts', { sheets: 84, books: 2 }],
    ['typst.ts', { sheets: 84, books: 2 }],
    ['typst/style.typ', { sheets: 84, books: 2 }],
    ['worksheet.ts', { sheets: 72, books: 0 }],
    ['typst/worksheet.typ', { sheets: 72, books: 0 }],
    ['typst/words.typ', { sheets: 84, books: 0 }],
    ['typst/wordSheet.typ', { sheets: 84, books: 0 }],
    ['manual/pictures.ts', { sheets: 0, books: 2 }],
    ['check.ts', { sheets: 0, books: 0 }],
  ])('made with %s are outdated when it changes', (file, expected) => {
    const before = sources();
    changed.file = file;
    const stale = [...sources()].filter(([id, source]) => source !== before.get(id)).map(([id]) => id);
    const books = stale.filter((id) => id === 'manual' || id === ANNEX_ID).length;
    expect({ sheets: stale.length - books, books }).toEqual(expected);
  });
});
