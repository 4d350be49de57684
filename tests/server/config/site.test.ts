import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDefaultSite, readSite, SiteConfigError } from '#server/config/siteConfig.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

let test: TestApp;
let dir: string;
let file: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conselho-site-'));
  file = join(dir, 'site.json');
  test = await createTestApp({ env: { siteConfig: file } });
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

describe('GET /site', () => {
  it("answers anyone with the file's values over the defaults, and follows changes of the file", async () => {
    await writeFile(file, JSON.stringify({ title: 'Outro título', signUpUrl: 'https://exemplo.pt/inscrever' }));
    const defaults = await readDefaultSite();
    const reply = await test.anonymous.get('/site');
    const given = { title: 'Outro título', signUpUrl: 'https://exemplo.pt/inscrever' };
    expect(reply.json()).toEqual({ ...defaults, ...given, issuers: [] });
    await writeFile(file, JSON.stringify({ title: 'Mais outro' }));
    expect((await test.anonymous.get('/site')).json().title).toBe('Mais outro');
  });

  it('answers the given fields of the accessibility statement over its defaults', async () => {
    await writeFile(file, JSON.stringify({ accessibility: { entity: 'Escola A', reviewedOn: '2027-01-15' } }));
    const { accessibility } = await readDefaultSite();
    expect((await test.anonymous.get('/site')).json().accessibility).toEqual({
      ...accessibility,
      entity: 'Escola A',
      reviewedOn: '2027-01-15',
    });
  });

  it('answers the defaults and logs when the file becomes invalid while the server runs', async () => {
    await writeFile(file, '{');
    expect((await test.anonymous.get('/site')).json()).toEqual({ ...(await readDefaultSite()), issuers: [] });
    expect(test.logged.map(({ msg }) => msg)).toContain('the site file cannot be used');
  });

  it('has default placeholders that name no organisation', async () => {
    const { partners, signUpUrl, footer, accessibility } = await readDefaultSite();
    expect(partners.map(({ role }) => role)).toEqual(['Cofinanciador', 'Promotor', 'Parceiro']);
    for (const { name } of partners) expect(name).toContain('por configurar');
    expect(footer).toBe('Associação promotora (por configurar)');
    expect(signUpUrl).toBeNull();
    expect(accessibility.entity).toBe('Entidade por configurar');
    expect(accessibility.contact).toContain('por configurar');
  });
});

describe('an invalid site file', () => {
  it.each([
    ['invalid JSON', 'título: x', /não pôde ser lido como JSON/],
    ['a field of the wrong type', '{"about": "texto"}', /campos errados: about/],
    ['a statement that is no object', '{"accessibility": "sim"}', /campos errados: accessibility/],
    ['a day that does not exist', '{"accessibility": {"reviewedOn": "2027-02-30"}}', /reviewedOn tem de ser um dia/],
    ['a javascript: URL', '{"signUpUrl": "javascript:alert(1)"}', /signUpUrl tem de começar por http/],
  ])('is refused at startup: %s', async (_what, content, message) => {
    await writeFile(file, content);
    await expect(readSite({ siteConfig: file })).rejects.toThrow(SiteConfigError);
    await expect(readSite({ siteConfig: file })).rejects.toThrow(message);
  });

  it('is refused if it is missing', async () => {
    const missing = new SiteConfigError(`Em SITE_CONFIG, não há nenhum ficheiro em ${join(dir, 'nada.json')}.`);
    await expect(readSite({ siteConfig: join(dir, 'nada.json') })).rejects.toThrow(missing);
  });
});
