/** `npm run licences`: writes docs/licences/README.md from the lock file; with --check, only verifies it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const PAGE = join(ROOT, 'docs/licences/README.md');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const own = packages[''];
const direct = Object.keys({ ...own.dependencies, ...own.devDependencies }).sort();
const licenceOf = (name) => packages[`node_modules/${name}`]?.license ?? '?';

const counts = {};
for (const [path, { license = '?' }] of Object.entries(packages))
  if (path) counts[license] = (counts[license] ?? 0) + 1;

const page = [
  '# Licences',
  '',
  'The product is under the MIT licence. Pictures and sounds in assets/ were made for it and are under the same licence. The fonts',
  'Exo 2 and Atkinson Hyperlegible Next are under the SIL Open Font License 1.1; its texts stand beside this page.',
  '',
  '## What the product names itself',
  '',
  '| package | version | licence |',
  '|---|---|---|',
  ...direct.map((name) => `| ${name} | ${packages[`node_modules/${name}`]?.version ?? '?'} | ${licenceOf(name)} |`),
  '',
  '## Everything that comes along, by licence',
  '',
  '| licence | packages |',
  '|---|---|',
  ...Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([licence, count]) => `| ${licence} | ${count} |`),
  '',
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error('docs/licences/README.md não corresponde ao package-lock.json: npm run licences');
  process.exit(1);
}
