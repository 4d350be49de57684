import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openAcr } from './openAcr.ts';
import { withTables } from './tables.ts';

/** `npm run accessibility`: writes the tables of docs/accessibility.md and docs/accessibility/openacr.yaml. */
const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/accessibility.md');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8')));
writeFileSync(join(ROOT, 'docs/accessibility/openacr.yaml'), openAcr(version));
