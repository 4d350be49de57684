import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** The short form of `npm run prove reproducible`: what a build must not contain, because it differs between two. */
const ROOT = resolve(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');
/** Files of earlier builds and when they left: empty in a build from nothing. */
const LEDGER = 'former-files.json';
/** Offset of the modification time in a gzip header (RFC 1952). */
const GZIP_TIME = 4;

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== LEDGER)
  .map(({ parentPath, name }) => join(parentPath, name));

it('contains no path of the machine that built it', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(file).includes(ROOT))).toEqual([]);
});

it('contains no time at which it was built', () => {
  const builtAt = statSync(join(DIST, 'client/index.html')).mtime.toISOString();
  const texts = files.filter((file) => /\.(js|css|html|json|webmanifest|svg)$/.test(file));
  const minute = builtAt.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes(minute))).toEqual([]);
});

it('has no time in its gzip files', () => {
  const packed = files.filter((file) => file.endsWith('.gz'));
  expect(packed.length).toBeGreaterThan(50);
  expect(packed.filter((file) => readFileSync(file).readUInt32LE(GZIP_TIME) !== 0)).toEqual([]);
});
