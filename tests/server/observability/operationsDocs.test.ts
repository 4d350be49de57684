import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const PAGE = read('docs/operations.md');
/** The files that run it unattended. */
const UNITS = read('deploy/systemd/conselho.service') + read('deploy/systemd/conselho.env');
const section = (title: string) => PAGE.split(/^(?=#+ )/m).find((part) => part.startsWith(`${title}\n`)) ?? '';
const found = (pattern: RegExp) => [...PAGE.matchAll(pattern)].map(([, part = '']) => part);

it('no example puts the data inside the code folder, which an update replaces', () => {
  const code = [...found(/\bcd (\/[\w/-]+)/g), ...(UNITS.match(/(?<=WorkingDirectory=).+/g) ?? [])];
  const data = [...found(/DATA_DIR=(\/[\w/-]+)/g), ...(UNITS.match(/(?<=DATA_DIR=).+/g) ?? [])];
  expect(new Set(code).size).toBeGreaterThan(1);
  expect(new Set(data)).toEqual(new Set(['/var/lib/conselho']));
  for (const folder of code) expect(data.filter((one) => one.startsWith(folder))).toEqual([]);
});

it('an update carries over the files that pages of former versions still request, before it builds', () => {
  const steps = section('## Atualizar');
  const build = steps.indexOf('npm run build');
  for (const carried of ['dist/client/assets', 'dist/former-files.json']) {
    expect(section('### Pôr uma versão nova')).toContain(carried);
    expect(steps.indexOf(carried), carried).toBeGreaterThan(0);
    expect(steps.indexOf(carried), carried).toBeLessThan(build);
  }
});

it('the proxies block every address for monitoring', () => {
  const watched = [...section('## Vigiar').matchAll(/^\| `(\/\w+)` \|/gm)].map(([, address]) => address);
  expect(watched).toEqual(['/healthz', '/readyz', '/metrics']);
  const nginx = read('deploy/nginx/conselho-lugares.conf');
  const caddy = /@vigia path (.*)/.exec(read('deploy/compose/Caddyfile'))?.[1]?.split(' ') ?? [];
  expect(caddy.toSorted()).toEqual(watched.toSorted());
  for (const address of watched) expect(nginx).toContain(`location = ${address} { deny all; }`);
});

it('every installation says how a remote Prometheus sends the token for /metrics', () => {
  expect(section('## Vigiar')).toContain('METRICS_TOKEN');
  expect(section('## Vigiar')).toContain('authorization: { credentials_file:');
  const files = ['compose/.env.example', 'kubernetes/exemplo/segredos.env.example', 'systemd/conselho.env'];
  for (const file of files) expect(read(`deploy/${file}`), file).toMatch(/^#?METRICS_TOKEN=$/m);
});

it('every file that the page refers to exists', () => {
  const links = found(/\]\(\.\.\/(deploy\/[\w./-]+)\)/g);
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(existsSync(join(ROOT, link)), link).toBe(true);
  for (const name of found(/(deploy\/\w+\/[\w.-]+\.\w+)/g)) expect(existsSync(join(ROOT, name)), name).toBe(true);
});

it('README and page recommend a line of Node that is proved, beside the lowest version that package.json accepts', () => {
  const { engines } = JSON.parse(read('package.json'));
  const lines = /const LINES = \[([^\]]+)\]/.exec(read('tools/nodes.mjs'))?.[1]?.match(/\d+/g) ?? [];
  for (const text of [read('README.md'), section('### Que Node')]) {
    const recommended = /\*\*Numa instalação nova,[^*]*?(\d+)\*\*/.exec(text)?.[1];
    expect(lines).toContain(recommended);
    expect(text).toContain(engines.node.replace('>=', ''));
  }
});

it('the table of contents leads to every section and to nothing else', () => {
  const anchor = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-');
  const titles = [...PAGE.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) => title);
  const contents = PAGE.split(/^## /m)[0] ?? '';
  const links = [...contents.matchAll(/\[([^\]]+)\]\(#([^)]+)\)/g)].map(([, title, to]) => [title, to]);
  expect(titles.length).toBeGreaterThan(30);
  expect(links).toEqual(titles.map((title) => [title, anchor(title)]));
});

it.each(['npm start', 'systemd', 'Imagem', 'compose', 'Kubernetes'])(
  'the page says where %s has the configuration files, and that the servers see them where the files of deploy/ say',
  (form) => {
    const row = new RegExp(`^\\| (\`)?${form}(\`)? \\|.*$`, 'm').exec(
      section('## Onde pôr os ficheiros de configuração'),
    )?.[0];
    expect(row?.split('|')).toHaveLength(6);
    const folder = { systemd: '/etc/conselho', compose: '/config', Kubernetes: '/config' }[form];
    if (folder !== undefined) expect(row).toContain(`| \`${folder}\` |`);
  },
);

it('the commands that place configuration files use the paths that the files of deploy/ name', () => {
  const steps = section('## Onde pôr os ficheiros de configuração');
  expect(steps).toContain('-o root -g conselho -m 640 entrada.json segredo-microsoft.txt /etc/conselho/');
  expect(read('deploy/systemd/conselho.env')).toMatch(/^#SIGN_IN_CONFIG=\/etc\/conselho\/entrada\.json$/m);
  expect(read('deploy/compose/.env.example')).toMatch(/^#SIGN_IN_CONFIG=\/config\/entrada\.json$/m);
  expect(read('deploy/compose/compose.yaml')).toContain('./config:/config:ro');
  expect(steps).toContain('install -d -o 1000 -g 1000 -m 700 config');
});
