/**
 * Copies the PDFs into the build. The server serves the worksheets and the manual as /pdf/{id}.pdf; documents for staff only go
 * to dist/documents, outside the public files (ruling 32).
 */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const FROM = join(ROOT, 'assets/pdf');

copyPdfs(FROM, join(ROOT, 'dist/client/pdf'));
copyPdfs(join(FROM, 'staff'), join(ROOT, 'dist/documents'));

/** @param {string} from @param {string} to */
function copyPdfs(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.endsWith('.pdf')) copyFileSync(join(from, name), join(to, name));
  }
}
