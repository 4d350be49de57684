import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ltiNonces, staffIdentities } from '#server/db/schema/identity.ts';
import { accounts } from '#server/db/schema/schema.ts';
import { LaunchBrowser, ltiSchoolUnderTest } from '../../../support/lti/ltiSchool.ts';
import type { NextLaunch } from '../../../support/lti/testPlatform.ts';

/** Attacks on launches: each changes one thing of a launch that is otherwise accepted. */

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const PUPIL: NextLaunch = { member: { sub: 'x', role: 'Learner' }, resourceLinkId: 'nenhuma' };

const school = ltiSchoolUnderTest();
let browser: LaunchBrowser;
beforeAll(async () => {
  const json = school.platform.registration({ trustsEmail: true, emailDomains: ['escola.pt'] });
  await school.admin.put(`/lti/platforms/${school.platformId}`, { json });
  const email = 'docente@escola.pt';
  await school.test.db.update(accounts).set({ email }).where(eq(accounts.id, school.teacher.id));
});
beforeEach(() => {
  browser = new LaunchBrowser(school.test);
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** 403 with this text is the answer to a good launch of an activity that nobody bound: the token was accepted. */
const ACCEPTED = 'ainda não está ligada a uma turma';

/** Somebody who would be linked with a teacher's account, were the launch accepted. */
const TEACHER = { member: { sub: 'intrusa', role: 'Instructor', email: 'docente@escola.pt' } } as const;

async function refuses(change: (claims: Record<string, unknown>) => unknown): Promise<void> {
  const nonces = await school.test.db.$count(ltiNonces);
  const reply = await browser.launch(school.platform, { ...PUPIL, ...TEACHER }, change);
  expect([reply.statusCode, reply.headers.location]).toEqual([401, undefined]);
  expect(reply.body).toContain('não foi confirmada');
  // A refused token takes no nonce, so that nobody fills the table.
  expect(await school.test.db.$count(ltiNonces)).toBe(nonces);
}

it('accepts the launch that the attacks change', async () => {
  const reply = await browser.launch(school.platform, PUPIL);
  expect([reply.statusCode, reply.body.includes(ACCEPTED)]).toEqual([403, true]);
});

describe('claims', () => {
  const now = () => Math.floor(school.test.services.now() / 1_000);
  it.each<[string, (claims: Record<string, unknown>) => void]>([
    ['another audience', (claims) => void Object.assign(claims, { aud: 'outra-ferramenta' })],
    ['no audience', (claims) => void delete claims.aud],
    ['several audiences and no party', (claims) => void Object.assign(claims, { aud: ['cliente-do-jogo', 'b'] })],
    [
      'several audiences and another party',
      (claims) => void Object.assign(claims, { aud: ['cliente-do-jogo', 'b'], azp: 'b' }),
    ],
    ['another party', (claims) => void Object.assign(claims, { azp: 'b' })],
    ['another issuer', (claims) => void Object.assign(claims, { iss: 'https://evil.example' })],
    ['an expiry in the past', (claims) => void Object.assign(claims, { exp: now() - 120 })],
    ['no expiry', (claims) => void delete claims.exp],
    ['no time', (claims) => void delete claims.iat],
    ['an old time', (claims) => void Object.assign(claims, { iat: now() - 3_600, exp: now() + 3_600 })],
    ['a time in the future', (claims) => void Object.assign(claims, { iat: now() + 600, exp: now() + 900 })],
    ['another nonce', (claims) => void Object.assign(claims, { nonce: 'outro' })],
    ['no nonce', (claims) => void delete claims.nonce],
    ['no person', (claims) => void delete claims.sub],
    ['a person of 256 characters', (claims) => void Object.assign(claims, { sub: 'x'.repeat(256) })],
    ['another version', (claims) => void Object.assign(claims, { [`${CLAIM}version`]: '1.1.0' })],
    ['another deployment', (claims) => void Object.assign(claims, { [`${CLAIM}deployment_id`]: '8' })],
    ['no deployment', (claims) => void delete claims[`${CLAIM}deployment_id`]],
    ['another message', (claims) => void Object.assign(claims, { [`${CLAIM}message_type`]: 'LtiStartProctoring' })],
    [
      'another destination',
      (claims) => void Object.assign(claims, { [`${CLAIM}target_link_uri`]: 'https://evil.example' }),
    ],
    ['no activity', (claims) => void delete claims[`${CLAIM}resource_link`]],
    ['no roles', (claims) => void delete claims[`${CLAIM}roles`]],
  ])('refuses %s', (_what, change) => refuses(change));

  it('refuses content to be returned to an address that is no platform', async () => {
    const deep = { member: { sub: 'x', role: 'Instructor' }, resourceLinkId: null } as const;
    const settings = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
    for (const address of [
      'javascript:alert(1)',
      'http://evil.example/',
      'https://a:b@evil.example/',
      'https://evil.example/',
    ]) {
      const reply = await browser.launch(school.platform, deep, (claims) => {
        Object.assign(claims[settings] as object, { deep_link_return_url: address });
      });
      expect(reply.statusCode).toBe(401);
    }
  });

  it('opens nothing for a role in the whole platform', async () => {
    const reply = await browser.launch(school.platform, PUPIL, (claims) => {
      claims[`${CLAIM}roles`] = ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'];
    });
    expect([reply.statusCode, reply.body.includes('não diz se esta conta ensina')]).toEqual([403, true]);
  });
});

describe('signatures', () => {
  it('refuses a token without one', () => refuses((claims) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`));

  it("refuses one with the platform's public key as a shared secret", () =>
    refuses(async (claims) => {
      const key = school.platform.keys.at(-1);
      if (!key) throw new Error('no key');
      const body = `${part({ alg: 'HS256', kid: key.kid })}.${part(claims)}`;
      return `${body}.${createHmac('sha256', await exportSPKI(key.publicKey))
        .update(body)
        .digest('base64url')}`;
    }));

  it('refuses one whose claims were changed afterwards', () =>
    refuses(async (claims) => {
      const [header, , signature] = (await school.platform.sign(claims)).split('.');
      return `${header}.${part({ ...claims, sub: 'outra-pessoa' })}.${signature}`;
    }));

  it.each(['kid', 'no kid'])('refuses one by a key that is not published, with its %s', (kind) =>
    refuses(async (claims) => {
      const { privateKey } = await generateKeyPair('RS256');
      const kid = kind === 'kid' ? school.platform.keys.at(-1)?.kid : undefined;
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...(kid && { kid }) }).sign(privateKey);
    }),
  );

  it('ignores keys and addresses of keys that the token brings', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const asked: (string | undefined)[] = [];
    const jwk = { ...(await exportJWK(publicKey)), kid: 'minha', alg: 'RS256', use: 'sig' };
    const evil = createServer((request, response) => {
      asked.push(request.url);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
    // At a host that the installation allows, so that only the token's address is what forbids it.
    const at = `http://127.0.0.1:${(evil.address() as AddressInfo).port}`;
    const header = { alg: 'RS256', kid: 'minha', jku: `${at}/jwks`, x5u: `${at}/x5u`, jwk };
    school.test.advance(31_000);
    await refuses((claims) => new SignJWT(claims).setProtectedHeader(header).sign(privateKey));
    expect(asked).toEqual([]);
    evil.close();
  });

  it('refuses an algorithm that is none of ours, although the key is published', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const kid = 'ed';
    const jwk = { ...(await exportJWK(createPublicKey(publicKey.export({ format: 'pem', type: 'spki' })))), kid };
    school.platform.keys.unshift({ kid, privateKey, publicKey, publicJwk: jwk } as never);
    school.test.advance(11 * 60_000);
    await refuses((claims) => new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey));
    school.platform.keys.shift();
  });

  it('follows a rotation at once, and reads keys again at most every 30 seconds for unknown ones', async () => {
    school.test.advance(31_000);
    await school.platform.rotate();
    expect((await browser.launch(school.platform, PUPIL)).statusCode).toBe(403);
    const reads = school.platform.jwksReads;
    for (let tries = 0; tries < 5; tries += 1) {
      await refuses(async (claims) => {
        const { privateKey } = await generateKeyPair('RS256');
        return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: `nova-${tries}` }).sign(privateKey);
      });
    }
    expect(school.platform.jwksReads).toBe(reads);
  });
});

describe('another browser, and the same launch twice', () => {
  it('refuses a launch that this browser did not begin', async () => {
    const { state, nonce } = await browser.begin(school.platform, PUPIL);
    const token = await school.platform.sign(school.platform.claims(PUPIL, nonce, school.test.services.now()));
    const stranger = new LaunchBrowser(school.test);
    const reply = await stranger.arrive(token, state);
    expect([reply.statusCode, reply.body.includes('separador novo')]).toEqual([401, true]);
    await stranger.begin(school.platform, PUPIL);
    expect((await stranger.arrive(token, state)).statusCode).toBe(401);
  });

  it('refuses a foreign state and one that waited, and a planted second cookie ends no launch', async () => {
    const signed = async (nonce: string) =>
      school.platform.sign(school.platform.claims(PUPIL, nonce, school.test.services.now()));
    const first = await browser.begin(school.platform, PUPIL);
    expect((await browser.arrive(await signed(first.nonce), 'outro')).statusCode).toBe(401);
    const second = await browser.begin(school.platform, PUPIL);
    const [name = '', own] = [...browser.cookies].find(([known]) => known.endsWith(second.state.slice(0, 12))) ?? [];
    const form = { id_token: await signed(second.nonce), state: second.state };
    const sent = async (cookie: string) => {
      const reply = await browser.send('POST', '/api/lti/launch', { form, headers: { cookie } });
      return [reply.statusCode, reply.headers['set-cookie'] !== undefined];
    };
    expect(await sent(`${name}=planted`)).toEqual([401, false]);
    expect(await sent(`${name}=planted; ${name}=${own}`)).toEqual([403, true]);
    const third = await browser.begin(school.platform, PUPIL);
    school.test.advance(11 * 60_000);
    expect((await browser.arrive(await signed(third.nonce), third.state)).statusCode).toBe(401);
  });

  it('accepts a nonce once, also when both arrive at the same time', async () => {
    const { state, nonce } = await browser.begin(school.platform, PUPIL);
    const kept = new Map(browser.cookies);
    const token = await school.platform.sign(school.platform.claims(PUPIL, nonce, school.test.services.now()));
    const twin = new LaunchBrowser(school.test);
    for (const [name, value] of kept) twin.cookies.set(name, value);
    const replies = await Promise.all([browser.arrive(token, state), twin.arrive(token, state)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([401, 403]);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.arrive(token, state)).statusCode).toBe(401);
  });

  it('links nobody by any of these, but by the launch that they change', async () => {
    expect(await school.test.db.$count(staffIdentities)).toBe(0);
    const reply = await browser.launch(school.platform, { ...PUPIL, ...TEACHER });
    expect([reply.statusCode, reply.body.includes('Ligar a atividade')]).toEqual([200, true]);
    expect(await school.test.db.$count(staffIdentities)).toBe(1);
  });
});
