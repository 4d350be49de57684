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
  const [partner] = (await test.nobody.get('/site')).json().partners;
  return partner.logo as { src: string; alt: string };
}

describe('a logo that the site’s file names', () => {
  it.each([
    ['SVG', SVG, 'a.svg', 'image/svg+xml'],
    ['PNG', PNG, 'logos/a.PNG', 'image/png'],
    ['WebP', WEBP, 'logos/a.webp', 'image/webp'],
  ])(
    'as %s is served to anyone from the same origin, as what it is and nothing else',
    async (_, content, path, mime) => {
      const logo = await shown(content, path);
      expect(logo.alt).toBe('Fundo A, logótipo');
      expect(logo.src).toMatch(/^\/api\/site\/logos\/[0-9a-f]{32}\.(svg|png|webp)$/);
      const reply = await test.nobody.get(logo.src.replace('/api', ''));
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, mime]);
      expect(reply.rawPayload).toEqual(Buffer.from(content));
      expect(reply.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox$/),
        'cache-control': expect.stringContaining('immutable'),
      });
    },
  );

  it('has another address once its content is another', async () => {
    const before = await shown(SVG, 'b.svg');
    const after = await shown(SVG.replace('4 2', '5 2'), 'b.svg');
    expect(after.src).not.toBe(before.src);
    expect((await test.nobody.get(before.src.replace('/api', ''))).statusCode).toBe(404);
  });

  it('is left out where none is named', async () => {
    await writeFile(file, JSON.stringify({ partners: [{ name: 'Casa B', role: 'Promotor' }] }));
    expect((await test.nobody.get('/site')).json().partners).toEqual([{ name: 'Casa B', role: 'Promotor' }]);
  });

  it('is the only file that can be asked for', async () => {
    await shown(SVG, 'a.svg');
    await writeFile(join(dir, 'secret.svg'), SVG.replace('rect', 'path'));
    for (const path of ['a.svg', 'secret.svg', '..%2fsite.json', `${'0'.repeat(32)}.svg`]) {
      const reply = await test.nobody.get(`/site/logos/${path}`);
      expect([reply.statusCode, reply.json().code], path).toEqual([
        404,
        expect.stringMatching(/^(notFound|routeUnknown)$/),
      ]);
    }
  });
});

describe('a logo that cannot be shown', () => {
  it.each<[string, string, string | Buffer | null, RegExp]>([
    ['a script', 'x.svg', SVG.replace('<rect', '<script/><rect'), /x\.svg» tem o elemento <script>.*SVG simples/],
    ['an event', 'x.svg', SVG.replace('<rect', '<rect onload="a()"'), /atributo onload/],
    ['no UTF-8', 'x.svg', Buffer.from([0x3c, 0xff, 0xfe]), /não está em UTF-8/],
    ['a page with the name of a picture', 'x.png', '<html></html>', /não é PNG, apesar do nome/],
    ['a picture of another kind', 'x.webp', PNG, /não é WEBP, apesar do nome/],
    ['another kind of file', 'x.gif', 'GIF89a', /tem de ser SVG, PNG ou WebP/],
    ['too many bytes', 'x.png', Buffer.concat([PNG, Buffer.alloc(LOGO_MAX_BYTES)]), /tem mais de 300 kB/],
    ['no file', 'nada.svg', null, /não está na pasta/],
    ['a folder', 'logos.svg/', null, /não está na pasta|tem de ser/],
    ['a file of another folder', '../fora.svg', null, /tem de estar na pasta do ficheiro de SITE_CONFIG/],
    ['a file by its whole path', '/etc/hostname.svg', null, /tem de estar na pasta/],
    ['a hidden file', '.x.svg', SVG, /tem de estar na pasta/],
  ])('for %s is refused at the start, and it is said why', async (_, path, content, words) => {
    if (content !== null) await writeFile(join(dir, path), content);
    await name({ file: path, alt: 'Fundo A' });
    await expect(readSite({ siteConfig: file })).rejects.toThrow(SiteConfigError);
    await expect(readSite({ siteConfig: file })).rejects.toThrow(words);
  });

  it.each([{ file: 'a.svg' }, { file: 'a.svg', alt: '' }, { alt: 'Fundo' }, 'a.svg'])(
    'for want of a file or of words is refused: %j',
    async (logo) => {
      await writeFile(join(dir, 'a.svg'), SVG);
      await name(logo);
      await expect(readSite({ siteConfig: file })).rejects.toThrow(/campos errados: partners/);
    },
  );

  it('a way out by a link is refused as much', async () => {
    await symlink(join(root, 'fora.svg'), join(dir, 'ligado.svg')).catch(() => undefined);
    await name({ file: 'ligado.svg', alt: 'Fundo' });
    await expect(readSite({ siteConfig: file })).rejects.toThrow(/tem de estar na pasta/);
  });

  it('while the server runs: the page has the defaults, and the log says it', async () => {
    await shown(SVG, 'c.svg');
    await writeFile(join(dir, 'c.svg'), '<svg onload="a()"/>');
    const { partners } = (await test.nobody.get('/site')).json();
    expect(partners.map(({ name: shownName }: { name: string }) => shownName).join()).toContain('por configurar');
    expect(test.logged.map(({ msg }) => msg)).toContain('the site file cannot be used');
  });
});
