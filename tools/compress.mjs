/** Writes .br and .gz beside every text file of the client build, so that the server never compresses a page twice. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from './setup.mjs';

const FOLDER = join(ROOT, 'dist/client');
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

for (const name of readdirSync(FOLDER, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = join(FOLDER, name);
  // A file of assets/ is named by what it holds: its neighbours of the last build are still right.
  if (name.startsWith('assets') && existsSync(`${file}.br`) && existsSync(`${file}.gz`)) continue;
  const content = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
