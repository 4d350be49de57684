import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FILE_MAX_BYTES, TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import { nginxFolder, type Site, siteText } from '../support/product/nginx.ts';

const SITES: Site[] = ['conselho-um.conf', 'conselho-dois.conf'];
const places = siteText('conselho-lugares.conf');
const caddyfile = readFileSync(join(import.meta.dirname, '../../deploy/compose/Caddyfile'), 'utf8');
const compose = readFileSync(join(import.meta.dirname, '../../deploy/compose/compose.yaml'), 'utf8');
const MIB = 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'conselho-caddy-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function nginxSays(site: string, changed = places): Promise<string> {
  const nginx = await nginxFolder({ site, places: changed });
  const said = nginx.check();
  await nginx.remove();
  return said;
}

function caddySays(text: string): string {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, text);
  const { stdout, stderr, error } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
    encoding: 'utf8',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  if (error) throw error;
  return `${stdout}${stderr}`;
}

it.each(SITES)('nginx accepts %s, and rejects a misspelt directive', async (name) => {
  expect(await nginxSays(siteText(name))).toContain('test is successful');
  expect(await nginxSays(siteText(name).replace('ssl_protocols', 'ssl_protocol'))).toContain('unknown directive');
  expect(await nginxSays(siteText(name), places.replace('gzip off', 'gzipp off'))).toContain('unknown directive');
});

it('Caddy accepts its file, and rejects a misspelt directive', () => {
  expect(caddySays(caddyfile)).toContain('Valid configuration');
  expect(caddySays(caddyfile.replace('flush_interval', 'flush_intervall'))).toContain('flush_intervall');
});

it('both proxies allow bodies of the maximum size, so that the game itself refuses larger ones', () => {
  // A team's whole quota as base64 in one form; one file by the resumable protocol.
  const [whole, one] = [(TEAM_FILES_MAX_BYTES * 4) / 3, FILE_MAX_BYTES];
  const nginx = [...places.matchAll(/client_max_body_size (\d+)m;/g)].map(([, size]) => Number(size) * MIB);
  const caddy = [...caddyfile.matchAll(/max_size (\d+)MB/g)].map(([, size]) => Number(size) * 1_000_000);
  for (const sizes of [nginx, caddy]) {
    expect(Math.max(...sizes)).toBeGreaterThan(whole);
    expect(Math.min(...sizes)).toBeGreaterThan(one);
  }
});

it('Caddy proxies to the servers of the Compose file', () => {
  const behind = /reverse_proxy (.*) \{/.exec(caddyfile)?.[1]?.split(' ') ?? [];
  expect(behind).toEqual(['servidor-1:3000', 'servidor-2:3000']);
  for (const name of behind) expect(compose).toContain(`\n  ${name.split(':')[0]}:\n`);
});
