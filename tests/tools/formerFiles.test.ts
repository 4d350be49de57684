import { describe, expect, it } from 'vitest';
import { currentFiles, sortFiles } from '../../tools/formerFiles.mjs';

const DAY_MS = 24 * 60 * 60 * 1_000;
const now = 100 * DAY_MS;
const current = new Set(['assets/new.js']);

describe('files of former versions', () => {
  it.each([
    ['that is of the newest build has no age', 'assets/new.js', 3, { gone: [], ledger: {} }],
    [
      'that was of the last build begins to age now',
      'assets/old.js',
      null,
      { gone: [], ledger: { 'assets/old.js': now } },
    ],
    ['stays for 30 days', 'assets/old.js', 70, { gone: [], ledger: { 'assets/old.js': 70 * DAY_MS } }],
    ['goes after them', 'assets/old.js', 69.9, { gone: ['assets/old.js'], ledger: {} }],
  ])('one %s', (_, file, sinceDay, sorted) => {
    const former = sinceDay === null ? {} : { [file]: sinceDay * DAY_MS };
    expect(sortFiles({ there: [file], current, former, now })).toEqual(sorted);
  });

  it('one that came back with a rollback is current again', () => {
    const former = { 'assets/new.js': 1 };
    expect(sortFiles({ there: ['assets/new.js'], current, former, now })).toEqual({ gone: [], ledger: {} });
  });

  it('what the newest build names: code, styles and media', () => {
    const manifest = {
      a: { file: 'assets/a.js', css: ['assets/a.css'], assets: ['assets/a.webp'] },
      b: { file: 'b.js' },
    };
    expect([...currentFiles(manifest)]).toEqual(['assets/a.js', 'assets/a.css', 'assets/a.webp', 'b.js']);
  });
});
