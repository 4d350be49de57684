import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivateAddress, isPublicAddress } from '#server/config/networks.ts';
import { audit } from '#server/db/schema/history.ts';
import { ltiKeys } from '#server/db/schema/identity.ts';
import { fetchPlatform, privateLookup, publicLookup } from '#server/identity/lti/platform/fetchPlatform.ts';
import { isPlatformUrl } from '#server/identity/lti/platform/platformUrls.ts';
import { signingKey } from '#server/identity/lti/platform/toolKeys.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';
import { ltiSchoolUnderTest } from '../../../support/lti/ltiSchool.ts';

const HERE = ['127.0.0.1'];

/** Registration of platforms, our keys, and where our server may be led. */

const school = ltiSchoolUnderTest();

describe('registration', () => {
  it('lists what a platform asks for, and never a private key', async () => {
    const reply = await school.admin.get('/lti/platforms');
    const { tool, platforms, keys } = reply.json();
    expect(tool).toEqual({
      login: 'https://jogo.escola.pt/api/lti/login',
      launch: 'https://jogo.escola.pt/api/lti/launch',
      deepLink: 'https://jogo.escola.pt/api/lti/deep-link',
      keys: 'https://jogo.escola.pt/api/lti/jwks',
    });
    expect(platforms).toMatchObject([{ name: 'Moodle da Escola', deploymentIds: ['7'], links: 0 }]);
    expect(keys).toHaveLength(1);
    const published = await school.test.anonymous.get('/lti/jwks');
    expect(published.json().keys).toMatchObject([{ kty: 'RSA', alg: 'RS256', use: 'sig', kid: keys[0].kid }]);
    for (const secret of ['"d"', '"p"', 'PRIVATE']) expect(reply.body + published.body).not.toContain(secret);
    const [stored] = await school.test.db.select().from(ltiKeys);
    expect(stored?.sealedKey.toString('latin1')).not.toContain('PRIVATE');
  });

  it('changes a platform, refuses the same one twice, and is audited', async () => {
    const { _id: id } = (await school.admin.get('/lti/platforms')).json().platforms[0];
    const taken = await school.admin.post('/lti/platforms', { json: school.platform.registration() });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'platformTaken']);
    const json = school.platform.registration({ name: 'Moodle do agrupamento', deploymentIds: ' 7 \n8,9 ' });
    const moved = { ...json, jwksUrl: `${school.platform.url}/jwks?nova` };
    expect((await school.admin.put(`/lti/platforms/${id}`, { json: moved })).statusCode).toBe(200);
    const [changed] = (await school.admin.get('/lti/platforms')).json().platforms;
    expect(changed).toMatchObject({ name: 'Moodle do agrupamento', deploymentIds: ['7', '8', '9'] });
    const rows = await school.test.db.select().from(audit).where(eq(audit.subjectId, id));
    expect(rows.map(({ action }) => action)).toEqual(['addLtiPlatform', 'editLtiPlatform']);
    const { authorizeUrl, tokenUrl, jwksUrl } = school.platform.registration();
    expect(rows[1]?.details).toMatchObject({
      before: { authorizeUrl, tokenUrl, jwksUrl, deploymentIds: ['7'] },
      after: { authorizeUrl, tokenUrl, jwksUrl: `${jwksUrl}?nova`, deploymentIds: ['7', '8', '9'] },
    });
    expect((await school.admin.put(`/lti/platforms/${id}`, { json: { ...json, jwksUrl } })).statusCode).toBe(200);
  });

  it('is believed in addresses only of named domains, and only by the first administrators', async () => {
    const { _id: id, ...before } = (await school.admin.get('/lti/platforms')).json().platforms[0];
    const put = (caller: TestCaller, more: object) =>
      caller.put(`/lti/platforms/${id}`, { json: { ...school.platform.registration(), ...more } });
    const trusted = { trustsEmail: true, emailDomains: 'Escola.PT\nagrupamento.pt' };
    expect((await put(school.admin, { ...trusted, emailDomains: '' })).json().fields).toHaveProperty('emailDomains');
    expect((await put(school.admin, { ...trusted, emailDomains: 'escola' })).json().fields).toHaveProperty(
      'emailDomains.0',
    );
    const open = await put(school.admin, { ...trusted, emailDomains: 'escola.pt\nGmail.com' });
    expect(open.json().fields).toEqual({
      'emailDomains.1': 'gmail.com: neste domínio qualquer pessoa cria um endereço.',
    });
    const manager = await school.test.as((await school.test.manager()).username);
    expect((await put(manager, trusted)).json().code).toBe('trustNotYours');
    const added = await manager.post('/lti/platforms', {
      json: { ...school.platform.registration({ clientId: 'outro' }), ...trusted },
    });
    expect(added.json().code).toBe('trustNotYours');
    expect((await put(manager, { name: before.name })).statusCode).toBe(200);
    expect((await put(school.admin, { ...trusted, name: before.name })).statusCode).toBe(200);
    const [changed] = (await school.admin.get('/lti/platforms')).json().platforms;
    expect(changed).toMatchObject({ trustsEmail: true, emailDomains: ['escola.pt', 'agrupamento.pt'] });
    // Another place of the keys would sign in as any teacher of these domains.
    expect((await put(manager, { ...trusted, jwksUrl: `${school.platform.url}/outras` })).json().code).toBe(
      'trustNotYours',
    );
    expect((await put(school.admin, { name: before.name })).statusCode).toBe(200);
  });

  it.each(['issuer', 'clientId'])(
    'never changes its %s, by whose ids accounts and activities are linked',
    async (field) => {
      const { _id: id } = (await school.admin.get('/lti/platforms')).json().platforms[0];
      const json = { ...school.platform.registration(), [field]: 'https://novo.escola.pt' };
      const refused = await school.admin.put(`/lti/platforms/${id}`, { json });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'platformFixed']);
    },
  );

  it('signs with a new key an hour after it was published, and refuses another before', async () => {
    const keys = async () =>
      (await school.admin.get('/lti/platforms')).json().keys.map(({ signs }: { signs: boolean }) => signs);
    expect(await keys()).toEqual([true]);
    const first = await signingKey(school.test.db, school.test.services);
    school.test.advance(1_000);
    expect((await school.admin.post('/lti/keys')).statusCode).toBe(201);
    expect(await keys()).toEqual([false, true]);
    school.test.advance(60 * 60_000 - 1);
    expect((await signingKey(school.test.db, school.test.services))?.kid).toBe(first?.kid);
    expect((await school.admin.post('/lti/keys')).json().code).toBe('keyWaits');
    school.test.advance(1);
    expect(await keys()).toEqual([true, false]);
    expect((await signingKey(school.test.db, school.test.services))?.kid).not.toBe(first?.kid);
  });

  it('keeps two keys published while they are rotated', async () => {
    const kids = async () =>
      (await school.test.anonymous.get('/lti/jwks')).json().keys.map(({ kid }: { kid: string }) => kid);
    const [first] = await kids();
    for (let turn = 0; turn < 2; turn += 1) {
      school.test.advance(61 * 60_000);
      expect((await school.admin.post('/lti/keys')).statusCode).toBe(201);
      if (turn === 0) expect(await kids()).toEqual([expect.any(String), first]);
    }
    const left = await kids();
    expect(left).toHaveLength(2);
    expect(left).not.toContain(first);
    expect(await school.test.db.$count(ltiKeys)).toBe(2);
  });

  it('needs a public address of the installation', async () => {
    const test = await createTestApp();
    const admin = await test.as((await test.admin()).username);
    expect((await admin.get('/lti/platforms')).json().tool).toBe(null);
    const json = {
      ...school.platform.registration(),
      authorizeUrl: 'https://a.pt',
      tokenUrl: 'https://a.pt',
      jwksUrl: 'https://a.pt',
    };
    expect((await admin.post('/lti/platforms', { json })).json().code).toBe('noPublicUrl');
    expect((await admin.post('/lti/keys')).json().code).toBe('noPublicUrl');
    const launch = await test.anonymous.get('/lti/login?iss=a&login_hint=b&target_link_uri=c');
    expect(launch.statusCode).toBe(400);
    await test.close();
  });
});

describe('addresses of platforms', () => {
  it.each<[string, boolean]>([
    ['8.8.8.8', true],
    ['2a00:1450:4003::1', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
    ['moodle', false],
  ])('%s is of the Internet: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it.each<[string, boolean, boolean]>([
    ['https://moodle.escola.pt/mod/lti/auth.php', true, true],
    ['https://moodle.escola.pt/lineitems?type_id=1', true, true],
    ['http://moodle.escola.pt/', false, false],
    ['https://localhost/', false, true],
    ['https://moodle.local/', false, true],
    ['https://metadata.google.internal/', false, true],
    ['http://127.0.0.1:8080/', false, true],
    ['https://10.0.0.5/', false, true],
    ['https://2130706433/', false, true],
    ['https://0x7f.1/', false, true],
    ['https://[::1]/', false, true],
    ['https://8.8.8.8/', true, true],
    ['https://ana:segredo@moodle.escola.pt/', false, false],
    ['https://ana@moodle.escola.pt/', false, false],
    ['https://moodle.escola.pt/#x', false, false],
    ['ftp://moodle.escola.pt/', false, false],
    ['javascript:alert(1)', false, false],
    ['moodle', false, false],
  ])('%s may be called: %s; where its host is named as private: %s', (url, open, named) => {
    const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
    expect([isPlatformUrl(url, []), isPlatformUrl(url, [host])]).toEqual([open, named]);
  });

  it('a named host opens no other', () => {
    expect(isPlatformUrl('https://10.0.0.6/', ['10.0.0.5'])).toBe(false);
    expect(isPlatformUrl('https://moodle.local/', ['moodle', 'local', 'x.moodle.local'])).toBe(false);
    expect(isPlatformUrl('https://MOODLE.local/', ['moodle.local'])).toBe(true);
  });

  it.each<[string, boolean]>([
    ['10.1.2.3', true],
    ['172.16.0.1', true],
    ['192.168.1.1', true],
    ['fd00::1', true],
    ['127.0.0.1', false],
    ['127.8.8.8', false],
    ['0.0.0.0', false],
    ['169.254.169.254', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fe80::1', false],
    ['moodle', false],
  ])('%s is of a private network: %s', (address, expected) => {
    expect(isPrivateAddress(address)).toBe(expected);
  });
});

describe('fetchPlatform', () => {
  let server: Server;
  let at: string;
  let hits = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      hits += 1;
      if (request.url === '/large') return void response.end('x'.repeat(2 * 1024 * 1024));
      if (request.url === '/moved') return void response.writeHead(302, { location: '/large' }).end('moved');
      if (request.url === '/silent') return;
      response.end('olá');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('reads an answer, follows no redirect, and refuses a large one', async () => {
    expect(await fetchPlatform(`${at}/`, {}, HERE)).toMatchObject({ status: 200, text: 'olá' });
    expect(await fetchPlatform(`${at}/moved`, {}, HERE)).toMatchObject({ status: 302, text: 'moved' });
    await expect(fetchPlatform(`${at}/large`, {}, HERE)).rejects.toThrow('too large');
  });

  it('never reaches this computer where private addresses are closed', async () => {
    const before = hits;
    await expect(fetchPlatform(at, {}, [])).rejects.toThrow('may not be called');
    expect(hits).toBe(before);
  });

  it('refuses a name that leads to this computer when it is resolved', async () => {
    const resolved = (lookup: typeof publicLookup, host: string) =>
      new Promise((done) => lookup(host, { all: true }, (error, addresses) => done(error?.message ?? addresses)));
    const closed = 'The name leads to a private address.';
    expect(await resolved(publicLookup, 'localhost')).toBe(closed);
    expect(await resolved(publicLookup, '10.0.0.5')).toBe(closed);
    expect(await resolved(publicLookup, '8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
    // A name that the installation allows into its network leads neither here nor to a cloud's own addresses.
    for (const host of ['localhost', '169.254.169.254']) expect(await resolved(privateLookup, host)).toBe(closed);
    expect(await resolved(privateLookup, '10.0.0.5')).toEqual([{ address: '10.0.0.5', family: 4 }]);
    await expect(fetchPlatform(`https://localhost:${new URL(at).port}/`, {}, ['localhost'])).rejects.toThrow(closed);
  });

  it('gives up on a platform that is silent', async () => {
    await expect(fetchPlatform(`${at}/silent`, {}, HERE)).rejects.toThrow('did not answer');
  }, 10_000);
});

describe('the calls of administrators', () => {
  let test: TestApp;
  beforeAll(async () => {
    const signIn = {
      publicUrl: 'https://jogo.escola.pt',
      passwords: 'all',
      issuers: [],
      privatePlatforms: [],
    } as const;
    test = await createTestApp({ services: { signIn } });
  });
  afterAll(() => test.close());

  it.each(['authorizeUrl', 'tokenUrl', 'jwksUrl'])('refuse a private %s', async (field) => {
    const admin = await test.as((await test.admin()).username);
    const url = 'https://moodle.escola.pt/';
    const good = { ...school.platform.registration(), authorizeUrl: url, tokenUrl: url, jwksUrl: url };
    const refused = await admin.post('/lti/platforms', { json: { ...good, [field]: 'https://192.168.1.10/' } });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { [field]: expect.stringContaining('Se está na rede da escola, peça') },
    ]);
    expect((await admin.post('/lti/platforms', { json: { ...good, clientId: field } })).statusCode).toBe(201);
  });

  it.each([
    ['issuer', 'Moodle da Escola', 'Tem de ser um endereço https://.'],
    ['issuer', 'http://moodle.escola.pt', 'Tem de ser um endereço https://.'],
    ['issuer', 'https://moodle.escola.pt/?id=1', 'Não pode ter ?.'],
    ['clientId', 'a b', 'Não pode ter espaços.'],
    ['authorizeUrl', 'http://moodle.escola.pt/', 'Tem de ser um endereço https://.'],
    ['tokenUrl', 'https://moodle.escola.pt/#x', 'Não pode ter #.'],
    ['jwksUrl', 'https://ana@moodle.escola.pt/', 'Não pode ter nome de utilizador nem palavra-passe.'],
    ['jwksUrl', 'https://moodle.escola.pt:porta/', 'Não é um endereço válido.'],
  ])('refuse as %s: %s', async (field, value, message) => {
    const admin = await test.as((await test.admin()).username);
    const refused = await admin.post('/lti/platforms', { json: school.platform.registration({ [field]: value }) });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, expect.objectContaining({ [field]: message })]);
  });

  it('refuse a platform without a deployment', async () => {
    const admin = await test.as((await test.admin()).username);
    const refused = await admin.post('/lti/platforms', {
      json: school.platform.registration({ deploymentIds: ' ,\n' }),
    });
    expect(refused.json().fields).toHaveProperty('deploymentIds');
  });
});
