import { describe, expect, it } from 'vitest';
import { currentFiles, sortFiles } from '../../../tools/formerFiles.mjs';

const DAY_MS = 24 * 60 * 60 * 1_000;
const now = 100 * DAY_MS;
const current = new Set(['assets/new.js']);

describe('a file of the build', () => {
  it.each([
    ['has no age if it is in the newest build', 'assets/new.js', 3, { gone: [], ledger: {} }],
    ['starts to age when it leaves the build', 'assets/old.js', null, { gone: [], ledger: { 'assets/old.js': now } }],
    ['is kept for 30 days after that', 'assets/old.js', 70, { gone: [], ledger: { 'assets/old.js': 70 * DAY_MS } }],
    ['is removed after 30 days', 'assets/old.js', 69.9, { gone: ['assets/old.js'], ledger: {} }],
  ])('%s', (_, file, sinceDay, sorted) => {
    const former = sinceDay === null ? {} : { [file]: sinceDay * DAY_MS };
    expect(sortFiles({ there: [file], current, former, now })).toEqual(sorted);
  });

  it('is current again after a rollback', () => {
    const former = { 'assets/new.js': 1 };
    expect(sortFiles({ there: ['assets/new.js'], current, former, now })).toEqual({ gone: [], ledger: {} });
  });

  it('is current if the manifest lists it as code, style or media', () => {
    const manifest = {
      a: { file: 'assets/a.js', css: ['assets/a.css'], assets: ['assets/a.webp'] },
      b: { file: 'b.js' },
    };
    expect([...currentFiles(manifest)]).toEqual(['assets/a.js', 'assets/a.css', 'assets/a.webp', 'b.js']);
  });
});
