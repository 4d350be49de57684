import { beforeEach, describe, expect, it } from 'vitest';
import { LaunchBrowser, ltiSchoolUnderTest } from '../../../support/lti/ltiSchool.ts';
import type { NextLaunch } from '../../../support/lti/testPlatform.ts';

/** Cookies of the steps of launches: two tabs, frames, other sites, and who may show a refusal. */

const PUPIL: NextLaunch = { member: { sub: 'x', role: 'Learner' }, resourceLinkId: 'nenhuma' };
const TEACHER: NextLaunch = { member: { sub: 'docente', role: 'Instructor' }, resourceLinkId: 'nenhuma' };
const FRAMED = { 'sec-fetch-dest': 'iframe' };

const school = ltiSchoolUnderTest();
let browser: LaunchBrowser;
beforeEach(() => {
  browser = new LaunchBrowser(school.test);
});

const signed = (nonce: string, launch = PUPIL) =>
  school.platform.sign(school.platform.claims(launch, nonce, school.test.services.now()));
const cookiesOf = (reply: { headers: Record<string, unknown> }) =>
  [reply.headers['set-cookie'] ?? []].flat().map(String);
const framedBy = (reply: { headers: Record<string, unknown> }) =>
  /frame-ancestors ([^;]+)/.exec(String(reply.headers['content-security-policy']))?.[1];

describe('two launches in one browser', () => {
  it('are both taken, as after a double click', async () => {
    const [first, second] = [await browser.begin(school.platform, PUPIL), await browser.begin(school.platform, PUPIL)];
    expect((await browser.arrive(await signed(first.nonce), first.state)).statusCode).toBe(403);
    expect(browser.cookies.size).toBe(1);
    expect((await browser.arrive(await signed(second.nonce), second.state)).statusCode).toBe(403);
    expect(browser.cookies.size).toBe(0);
  });

  it('are not ended by what another site posts', async () => {
    const { state, nonce } = await browser.begin(school.platform, PUPIL);
    const junk: Record<string, string>[] = [
      { state: 'outro', id_token: 'x' },
      { state: state.slice(0, 12), id_token: 'x' },
      { x: 'y' },
    ];
    for (const form of junk) {
      const reply = await browser.send('POST', '/api/lti/launch', {
        form,
        headers: { origin: 'https://evil.example' },
      });
      expect([reply.statusCode, cookiesOf(reply)]).toEqual([401, []]);
    }
    const evil = await browser.send('POST', '/api/lti/choose', {
      form: { passo: 'x', alvo: 'y' },
      headers: { origin: 'https://evil.example' },
    });
    expect([evil.statusCode, cookiesOf(evil)]).toEqual([401, []]);
    expect((await browser.arrive(await signed(nonce), state)).statusCode).toBe(403);
  });

  it('leave at most eight cookies, the newest', async () => {
    for (let turn = 0; turn < 12; turn += 1) await browser.begin(school.platform, PUPIL);
    const { state, nonce } = await browser.begin(school.platform, PUPIL);
    expect(browser.cookies.size).toBe(8);
    expect((await browser.arrive(await signed(nonce), state)).statusCode).toBe(403);
  });
});

describe('a frame', () => {
  const deep: NextLaunch = { ...TEACHER, resourceLinkId: null };
  const query = () =>
    new URLSearchParams({
      iss: school.platform.url,
      login_hint: 'docente',
      target_link_uri: school.platform.tool.deepLink,
    });

  it('has partitioned cookies, and leaves neither these nor others when the step is used', async () => {
    const begun = await browser.send('GET', `/api/lti/login?${query()}`, { headers: FRAMED });
    expect(cookiesOf(begun)).toEqual([expect.stringMatching(/Partitioned$/)]);
    const asked = new URL(String(begun.headers.location)).searchParams;
    const form = { id_token: await signed(asked.get('nonce') ?? '', deep), state: asked.get('state') ?? '' };
    const [name] = [...browser.cookies.keys()];
    // A cookie of the same step that a browser kept outside the frame.
    const cookie = `${name}=antigo; ${name}=${browser.cookies.get(name ?? '')}`;
    const reply = await browser.send('POST', '/api/lti/launch', { form, headers: { ...FRAMED, cookie } });
    expect([reply.statusCode, reply.body.includes('ainda não está ligada a uma conta')]).toEqual([403, true]);
    expect(cookiesOf(reply)).toEqual([
      `${name}=; Max-Age=0; Path=/api/lti; HttpOnly; Secure; SameSite=None; Partitioned`,
      `${name}=; Max-Age=0; Path=/api/lti; HttpOnly; Secure; SameSite=None`,
    ]);
    expect(framedBy(reply)).toBe(school.platform.url);
  });

  it('shows a refusal only to the platform that launched, and to nobody where none is known', async () => {
    const other = school.platform.registration({ clientId: 'outra', authorizeUrl: 'http://127.0.0.1:9/auth' });
    const added = await school.admin.post('/lti/platforms', { json: { ...other, issuer: 'https://outra.escola.pt' } });
    expect(added.statusCode, added.body).toBe(201);
    const { nonce } = await browser.begin(school.platform, PUPIL);
    const stranger = new LaunchBrowser(school.test);
    expect(framedBy(await stranger.arrive(await signed(nonce), 'outro'))).toBe(school.platform.url);
    expect(framedBy(await stranger.arrive('x', 'outro'))).toBe("'none'");
    const unknown = await stranger.send('GET', '/api/lti/login?iss=https://evil.example&login_hint=x');
    expect([framedBy(unknown), unknown.headers['x-frame-options']]).toEqual(["'none'", 'DENY']);
    const badDeployment = await stranger.send('GET', `/api/lti/login?${query()}&lti_deployment_id=8`);
    expect(framedBy(badDeployment)).toBe(school.platform.url);
  });
});

describe('the step that links an account', () => {
  const headers = async () => ({ authorization: (await school.test.as(school.teacher.username)).token });

  it('is not taken where somebody planted another', async () => {
    const other = new LaunchBrowser(school.test);
    await browser.launch(school.platform, TEACHER);
    await other.launch(school.platform, { ...TEACHER, member: { sub: 'ladra', role: 'Instructor' } });
    const [own, planted] = [browser, other].map(({ cookies }) => cookies.get('plataforma-conta'));
    const pending = async (...values: (string | undefined)[]) => {
      const cookie = values.map((value) => `plataforma-conta=${value}`).join('; ');
      const sent = { headers: { ...(await headers()), cookie } };
      return (await browser.send('GET', '/api/lti/account', sent)).json().platform;
    };
    expect(await pending(own)).toBe('Moodle da Escola');
    expect(await pending(own, 'lixo', own)).toBe('Moodle da Escola');
    expect(await pending(own, planted)).toBe(null);
  });

  it('leaves no cookie when it is used', async () => {
    await browser.launch(school.platform, TEACHER);
    expect((await browser.link((await headers()).authorization)).statusCode).toBe(200);
    expect(browser.cookies.size).toBe(0);
  });
});
