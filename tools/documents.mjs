/** Brings the printed worksheets and the manual to the client build, where the server answers /pdf/{id}.pdf with them. */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const FROM = join(ROOT, 'assets/pdf');
const TO = join(ROOT, 'dist/client/pdf');

mkdirSync(TO, { recursive: true });
for (const name of readdirSync(FROM)) {
  if (name.endsWith('.pdf')) copyFileSync(join(FROM, name), join(TO, name));
}
