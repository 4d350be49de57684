import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const section = (title: string) => PAGE.split(/^(?=#+ )/m).find((part) => part.startsWith(`${title}\n`)) ?? '';
const found = (pattern: RegExp) => [...PAGE.matchAll(pattern)].map(([, part = '']) => part);

it('no example keeps the data inside the folder of the code, which an update replaces', () => {
  const code = [...found(/\bcd (\/[\w/-]+)/g), ...found(/WorkingDirectory=(\/[\w/-]+)/g)];
  const data = found(/DATA_DIR=(\/[\w/-]+)/g);
  expect(new Set(code).size).toBeGreaterThan(1);
  expect(new Set(data)).toEqual(new Set(['/var/lib/conselho']));
  for (const folder of code) expect(data.filter((one) => one.startsWith(folder))).toEqual([]);
});

it('an update takes along what pages of former versions still ask for, before it builds', () => {
  const steps = section('## Atualizar');
  const build = steps.indexOf('npm run build');
  for (const carried of ['dist/client/assets', 'dist/former-files.json']) {
    expect(section('### Pôr uma versão nova')).toContain(carried);
    expect(steps.indexOf(carried), carried).toBeGreaterThan(0);
    expect(steps.indexOf(carried), carried).toBeLessThan(build);
  }
});

it('the example of a proxy closes every address that is for whoever watches', () => {
  const watched = [...section('## Vigiar').matchAll(/^\| `(\/\w+)` \|/gm)].map(([, address]) => address);
  expect(watched).toEqual(['/healthz', '/readyz', '/metrics']);
  for (const address of watched) expect(section('### HTTPS')).toContain(`location = ${address} { deny all; }`);
});
