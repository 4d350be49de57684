import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOGO_MAX_BYTES } from '#server/config/logos/readLogo.ts';
import { readSite, SiteConfigError } from '#server/config/siteConfig.ts';
import { createTestApp, type TestApp } from '../../../support/app/testApp.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="4" height="2"/></svg>';
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]);
const WEBP = Buffer.from('RIFF\x20\x00\x00\x00WEBPVP8 ', 'latin1');

let test: TestApp;
let root: string;
let dir: string;
let file: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'conselho-logos-'));
  dir = join(root, 'site');
  file = join(dir, 'site.json');
  await mkdir(join(dir, 'logos'), { recursive: true });
  test = await createTestApp({ env: { siteConfig: file } });
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});
beforeEach(() => writeFile(join(root, 'fora.svg'), SVG));

const name = (logo: unknown, more: object[] = []) =>
  writeFile(file, JSON.stringify({ partners: [{ name: 'Fundo A', role: 'Cofinanciador', logo }, ...more] }));

async function shown(content: string | Buffer, path: string) {
  await writeFile(join(dir, path), content);
  await name({ file: path, alt: 'Fundo A, logótipo' });
  const [partner] = (await test.anonymous.get('/site')).json().partners;
  return partner.logo as { src: string; alt: string };
}

describe('a logo in the site file', () => {
  it.each([
    ['SVG', SVG, 'a.svg', 'image/svg+xml'],
    ['PNG', PNG, 'logos/a.PNG', 'image/png'],
    ['WebP', WEBP, 'logos/a.webp', 'image/webp'],
  ])('as %s is served to anyone with its own type and a restrictive policy', async (_, content, path, mime) => {
    const logo = await shown(content, path);
    expect(logo.alt).toBe('Fundo A, logótipo');
    expect(logo.src).toMatch(/^\/api\/site\/logos\/[0-9a-f]{32}\.(svg|png|webp)$/);
    const reply = await test.anonymous.get(logo.src.replace('/api', ''));
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, mime]);
    expect(reply.rawPayload).toEqual(Buffer.from(content));
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox$/),
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it('gets another URL when its content changes', async () => {
    const before = await shown(SVG, 'b.svg');
    const after = await shown(SVG.replace('4 2', '5 2'), 'b.svg');
    expect(after.src).not.toBe(before.src);
    expect((await test.anonymous.get(before.src.replace('/api', ''))).statusCode).toBe(404);
  });

  it('is absent if the partner names none', async () => {
    await writeFile(file, JSON.stringify({ partners: [{ name: 'Casa B', role: 'Promotor' }] }));
    expect((await test.anonymous.get('/site')).json().partners).toEqual([{ name: 'Casa B', role: 'Promotor' }]);
  });

  it('is the only file of the folder that is served', async () => {
    await shown(SVG, 'a.svg');
    await writeFile(join(dir, 'secret.svg'), SVG.replace('rect', 'path'));
    for (const path of ['a.svg', 'secret.svg', '..%2fsite.json', `${'0'.repeat(32)}.svg`]) {
      const reply = await test.anonymous.get(`/site/logos/${path}`);
      expect([reply.statusCode, reply.json().code], path).toEqual([
        404,
        expect.stringMatching(/^(notFound|routeUnknown)$/),
      ]);
    }
  });
});

describe('an invalid logo', () => {
  it.each<[string, string, string | Buffer | null, RegExp]>([
    ['a script', 'x.svg', SVG.replace('<rect', '<script/><rect'), /x\.svg» tem o elemento <script>.*SVG simples/],
    ['an event handler', 'x.svg', SVG.replace('<rect', '<rect onload="a()"'), /atributo onload/],
    ['invalid UTF-8', 'x.svg', Buffer.from([0x3c, 0xff, 0xfe]), /não está em UTF-8/],
    ['HTML named .png', 'x.png', '<html></html>', /não é PNG, apesar do nome/],
    ['PNG named .webp', 'x.webp', PNG, /não é WEBP, apesar do nome/],
    ['an unsupported type', 'x.gif', 'GIF89a', /tem de ser SVG, PNG ou WebP/],
    ['too many bytes', 'x.png', Buffer.concat([PNG, Buffer.alloc(LOGO_MAX_BYTES)]), /tem mais de 300 kB/],
    ['a missing file', 'nada.svg', null, /não está na pasta/],
    ['a folder', 'logos.svg/', null, /não está na pasta|tem de ser/],
    ['a relative path outside the folder', '../fora.svg', null, /tem de estar na pasta do ficheiro de SITE_CONFIG/],
    ['an absolute path', '/etc/hostname.svg', null, /tem de estar na pasta/],
    ['a hidden file', '.x.svg', SVG, /tem de estar na pasta/],
  ])('(%s) is refused at startup with a reason', async (_, path, content, words) => {
    if (content !== null) await writeFile(join(dir, path), content);
    await name({ file: path, alt: 'Fundo A' });
    await expect(readSite({ siteConfig: file })).rejects.toThrow(SiteConfigError);
    await expect(readSite({ siteConfig: file })).rejects.toThrow(words);
  });

  it.each([{ file: 'a.svg' }, { file: 'a.svg', alt: '' }, { alt: 'Fundo' }, 'a.svg'])(
    'without a file or an alternative text is refused: %j',
    async (logo) => {
      await writeFile(join(dir, 'a.svg'), SVG);
      await name(logo);
      await expect(readSite({ siteConfig: file })).rejects.toThrow(/campos errados: partners/);
    },
  );

  it('behind a symbolic link out of the folder is refused', async () => {
    await symlink(join(root, 'fora.svg'), join(dir, 'ligado.svg')).catch(() => undefined);
    await name({ file: 'ligado.svg', alt: 'Fundo' });
    await expect(readSite({ siteConfig: file })).rejects.toThrow(/tem de estar na pasta/);
  });

  it('while the server runs, makes the site answer the defaults and logs a warning', async () => {
    await shown(SVG, 'c.svg');
    await writeFile(join(dir, 'c.svg'), '<svg onload="a()"/>');
    const { partners } = (await test.anonymous.get('/site')).json();
    expect(partners.map(({ name: shownName }: { name: string }) => shownName).join()).toContain('por configurar');
    expect(test.logged.map(({ msg }) => msg)).toContain('the site file cannot be used');
  });
});
