/** Writes .br and .gz beside every text file of the client build, so that the server does not compress at run time. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT } from './setup.mjs';

const FOLDER = join(ROOT, 'dist/client');
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

for (const name of readdirSync(FOLDER, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = join(FOLDER, name);
  // Files in assets/ have a content hash in the name, so compressed files of the last build are still valid.
  if (name.startsWith('assets') && existsSync(`${file}.br`) && existsSync(`${file}.gz`)) continue;
  const content = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
