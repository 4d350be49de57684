import { desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLE } from '#domain/vocabulary.ts';
import { audit } from '#server/db/schema/history.ts';
import {
  ltiLinks,
  ltiPupils,
  secondFactors,
  sessions,
  signInSteps,
  staffIdentities,
} from '#server/db/schema/identity.ts';
import { accounts } from '#server/db/schema/schema.ts';
import { LaunchBrowser, ltiSchoolUnderTest, newTeacher, storedLink } from '../../../support/lti/ltiSchool.ts';
import type { Member, NextLaunch } from '../../../support/lti/testPlatform.ts';

/** Launches of teachers and pupils from a platform that follows the standard. */

const school = ltiSchoolUnderTest();
let browser: LaunchBrowser;
let number = 0;
let teacher: Member;
let pupil: Member;

beforeEach(async () => {
  number += 1;
  Object.assign(school, await newTeacher(school.test));
  browser = new LaunchBrowser(school.test);
  teacher = { sub: `docente-${number}`, role: 'Instructor' };
  pupil = { sub: `aluno-${number}`, role: 'Learner', name: 'Rita Sousa', email: `rita${number}@exemplo.pt` };
});

const activity = (member: Member, more: Partial<NextLaunch> = {}): NextLaunch => ({
  member,
  resourceLinkId: `atividade-${number}`,
  ...more,
});

/** Links the teacher of the platform with her account here, from her session. */
async function linkTeacher(username = school.teacher.username): Promise<void> {
  const reply = await browser.launch(school.platform, activity(teacher));
  expect(reply.headers.location).toBe('/panel/sign-in?plataforma=ligar');
  const { token } = await school.test.as(username);
  const linked = await browser.link(token);
  expect(linked.statusCode, linked.body).toBe(200);
}

async function bind(target: string, sistema = ''): Promise<void> {
  await linkTeacher();
  const page = await browser.launch(school.platform, activity(teacher));
  expect(page.body).toContain('Ligar a atividade');
  const bound = await browser.choose(page, { alvo: target, sistema });
  expect(bound.headers.location, bound.body).toBe('/login?entrada=certa');
}

const linkHere = () => storedLink(school, `atividade-${number}`);

describe('the way to the platform', () => {
  it('asks as the standard says, with a cookie for this launch only', async () => {
    const { asked } = await browser.begin(school.platform, activity(teacher));
    expect(asked.origin + asked.pathname).toBe(`${school.platform.url}/auth`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: 'cliente-do-jogo',
      redirect_uri: school.platform.tool.launch,
      login_hint: teacher.sub,
    });
    const query = new URLSearchParams({
      iss: school.platform.url,
      login_hint: 'x',
      target_link_uri: school.platform.tool.launch,
      lti_message_hint: '{"cmid":5}',
    });
    const reply = await browser.send('POST', '/api/lti/login', { form: Object.fromEntries(query) });
    expect(reply.statusCode).toBe(302);
    expect(new URL(String(reply.headers.location)).searchParams.get('lti_message_hint')).toBe('{"cmid":5}');
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^plataforma-[\w-]{12}=.+; Path=\/api\/lti; HttpOnly; Secure; SameSite=None$/,
    );
  });

  it('leads out of a frame into a tab, on a page that only the platform may frame', async () => {
    const query = new URLSearchParams({
      iss: school.platform.url,
      login_hint: 'x"><script>',
      target_link_uri: school.platform.tool.launch,
    });
    const reply = await browser.send('GET', `/api/lti/login?${query}`, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).not.toContain('<script>');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${school.platform.url};`);
    expect(policy).toContain("default-src 'none'");
    expect(reply.headers['x-frame-options']).toBeUndefined();
    const [, href = ''] = /href="([^"]+)"/.exec(reply.body) ?? [];
    const link = href.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));
    const inTab = await browser.send('GET', link, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(inTab.statusCode).toBe(302);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['another destination', { target_link_uri: 'https://evil.example/' }],
    ['a destination on our host that is no launch', { target_link_uri: 'https://jogo.escola.pt/panel' }],
    ['no destination', { target_link_uri: undefined }],
    ['an unknown platform', { iss: 'https://evil.example' }],
    ['another client', { client_id: 'outro' }],
    ['another deployment', { lti_deployment_id: '8' }],
    ['nobody', { login_hint: undefined }],
  ])('refuses %s and sends the browser nowhere', async (_what, change) => {
    const asked = {
      iss: school.platform.url,
      login_hint: 'x',
      target_link_uri: school.platform.tool.launch,
      ...change,
    };
    const given = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const reply = await browser.send('GET', `/api/lti/login?${new URLSearchParams(given)}`);
    expect([reply.statusCode, reply.headers.location, reply.headers['set-cookie']]).toEqual([
      400,
      undefined,
      undefined,
    ]);
    expect(reply.body).toContain('não está registada');
  });
});

describe('somebody who teaches', () => {
  it('links her account from her session, binds the activity and signs in', async () => {
    await bind(`turma:${school.schoolClass.id}`, 'dh');
    const entered = (await browser.enter()).json();
    expect(entered.user._id).toBe(school.teacher.id);
    expect((await browser.enter()).json().code).toBe('issuerFailed');
    expect(await linkHere()).toMatchObject({ classId: school.schoolClass.id, teamId: null, theme: 'dh' });
    const again = await browser.launch(school.platform, activity(teacher));
    expect(again.headers.location).toBe('/login?entrada=certa');
    const rows = await school.test.db.select().from(audit).where(eq(audit.accountId, school.teacher.id));
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['linkIdentity', 'bindActivity', 'login']));
  });

  it('is linked by her address only where the platform is trusted with it', async () => {
    const email = `docente${number}@escola.pt`;
    await school.test.db.update(accounts).set({ email }).where(eq(accounts.id, school.teacher.id));
    const trusted = (trustsEmail: boolean) =>
      school.admin.put(`/lti/platforms/${school.platformId}`, {
        json: school.platform.registration({ trustsEmail, emailDomains: ['escola.pt'] }),
      });
    const launch = () => browser.launch(school.platform, activity({ ...teacher, email }));
    expect((await launch()).headers.location).toBe('/panel/sign-in?plataforma=ligar');
    await trusted(true);
    const refuted = await browser.launch(school.platform, activity({ ...teacher, email }), (claims) => {
      claims.email_verified = false;
    });
    expect(refuted.headers.location).toBe('/panel/sign-in?plataforma=ligar');
    const page = await launch();
    await trusted(false);
    expect(page.body).toContain('Ligar a atividade');
    expect(await school.test.db.$count(staffIdentities, eq(staffIdentities.accountId, school.teacher.id))).toBe(1);
  });

  it('of another school is not linked by an address that its own platform has not', async () => {
    const email = `docente${number}@outra.pt`;
    await school.test.db.update(accounts).set({ email }).where(eq(accounts.id, school.teacher.id));
    const json = school.platform.registration({ trustsEmail: true, emailDomains: ['escola.pt'] });
    expect((await school.admin.put(`/lti/platforms/${school.platformId}`, { json })).statusCode).toBe(200);
    const reply = await browser.launch(school.platform, activity({ ...teacher, email }));
    await school.admin.put(`/lti/platforms/${school.platformId}`, { json: school.platform.registration() });
    expect(reply.headers.location).toBe('/panel/sign-in?plataforma=ligar');
    expect(await school.test.db.$count(staffIdentities, eq(staffIdentities.accountId, school.teacher.id))).toBe(0);
  });

  it.each([ROLE.admin, ROLE.manager])('is never linked with an account of role %s', async (role) => {
    const email = `chefe${number}@escola.pt`;
    await school.test.db.update(accounts).set({ email, role }).where(eq(accounts.id, school.teacher.id));
    await school.admin.put(`/lti/platforms/${school.platformId}`, {
      json: school.platform.registration({ trustsEmail: true, emailDomains: ['escola.pt'] }),
    });
    const reply = await browser.launch(school.platform, activity({ ...teacher, email }));
    await school.admin.put(`/lti/platforms/${school.platformId}`, { json: school.platform.registration() });
    expect(reply.headers.location).toBe('/panel/sign-in?plataforma=ligar');
    const { token } = await school.test.as(school.teacher.username);
    const linked = await browser.link(token);
    expect(linked.json().code).toBe('wrongRole');
  });

  it('does not link an account twice with one launch, nor without this browser', async () => {
    await browser.launch(school.platform, activity(teacher));
    const { token } = await school.test.as(school.teacher.username);
    const headers = { authorization: token };
    expect((await browser.send('GET', '/api/lti/account', { headers })).json().platform).toBe('Moodle da Escola');
    const other = new LaunchBrowser(school.test);
    expect((await other.send('GET', '/api/lti/account', { headers })).json().platform).toBe(null);
    expect((await other.link(token)).json().code).toBe('notFound');
    expect((await browser.link(token, 'errada')).json()).toMatchObject({
      code: 'wrongCurrentPassword',
      fields: { current: 'A palavra-passe atual não está correta.' },
    });
    const kept = new Map(browser.cookies);
    expect((await browser.link(token)).statusCode).toBe(200);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.link(token)).json().code).toBe('notFound');
  });

  it('has the second step of her account before her, also when she binds an activity', async () => {
    await linkTeacher();
    const secret = 'JBSWY3DPEHPK3PXP';
    const { db, services } = school.test;
    const accountId = school.teacher.id;
    const sealedSecret = services.sealer.seal(secret, accountId);
    await db.insert(secondFactors).values({ accountId, sealedSecret, confirmedAt: new Date(services.now()) });
    const page = await browser.launch(school.platform, activity(teacher));
    const bound = await browser.choose(page, { alvo: `turma:${school.schoolClass.id}` });
    const again = await browser.launch(school.platform, activity(teacher));
    for (const { headers } of [bound, again]) expect(headers.location).toBe('/login?entrada=segundo-passo');
    const cookie = `entrada=${browser.cookies.get('entrada')}`;
    const send = (path: string, json: object = {}) => school.test.anonymous.post(path, { json, headers: { cookie } });
    expect((await send('/login/issuer/finish')).json().code).toBe('issuerFailed');
    expect((await send('/login/second/begin')).json()).toEqual({ app: true, passkey: null });
    expect((await send('/login/second', { code: '000000' })).json().code).toBe('wrongFactor');
    const codeAfter = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: services.now() + steps * 30_000 });
    const entered = (await send('/login/second', { code: codeAfter(0) })).json();
    expect(entered.user._id).toBe(accountId);
    const [entry] = await db.select().from(audit).where(eq(audit.action, 'login')).orderBy(desc(audit.id)).limit(1);
    expect(entry?.details).toEqual({ issuer: school.platform.registration().name });
    // Her session and a step under way end with the platform.
    await browser.launch(school.platform, activity(teacher));
    const own = { authorization: entered.token };
    const profile = () => school.test.anonymous.get('/profile', { headers: own });
    expect((await profile()).statusCode).toBe(200);
    expect((await school.admin.send('DELETE', `/lti/platforms/${school.platformId}`)).statusCode).toBe(200);
    await school.admin.post('/lti/platforms', { json: school.platform.registration() });
    [{ _id: school.platformId }] = (await school.admin.get('/lti/platforms')).json().platforms;
    expect((await profile()).json().code).toBe('signedOut');
    const late = { headers: { cookie: `entrada=${browser.cookies.get('entrada')}` }, json: { code: codeAfter(1) } };
    expect((await school.test.anonymous.post('/login/second', late)).json().code).toBe('factorExpired');
  });

  it('binds only her own classes and teams', async () => {
    const other = await newTeacher(school.test);
    await linkTeacher();
    for (const target of [`turma:${other.schoolClass.id}`, `equipa:${other.teams[0]?.id}`, 'turma:x', '']) {
      const page = await browser.launch(school.platform, activity(teacher));
      expect(page.body).not.toContain(other.schoolClass.id);
      expect((await browser.choose(page, { alvo: target })).statusCode).toBe(401);
    }
    expect(await linkHere()).toBeUndefined();
  });

  it('is answered also when many choose at the same time, with one connection each', async () => {
    await linkTeacher();
    // More than the pool of the tests has connections.
    const choices = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const own = new LaunchBrowser(school.test);
        return { own, page: await own.launch(school.platform, activity(teacher)) };
      }),
    );
    const alvo = `turma:${school.schoolClass.id}`;
    const replies = await Promise.all(choices.map(({ own, page }) => own.choose(page, { alvo })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(303));
  });

  it('loses her session and her link when the platform is removed', async () => {
    const registration = school.platform.registration({ clientId: `cliente-${number}` });
    expect((await school.admin.post('/lti/platforms', { json: registration })).statusCode).toBe(201);
    const { platforms } = (await school.admin.get('/lti/platforms')).json();
    const { _id: id } = platforms.find(({ clientId }: { clientId: string }) => clientId === registration.clientId);
    const at = new Date(school.test.services.now());
    const made = { issuer: `lti:${id}`, subject: 'x', accountId: school.teacher.id, linkedAt: at, lastUsedAt: at };
    await school.test.db.insert(staffIdentities).values(made);
    const expiresAt = new Date(at.getTime() + 60_000);
    await school.test.db.insert(sessions).values({ accountId: school.teacher.id, issuer: made.issuer, expiresAt });
    expect((await school.admin.send('DELETE', `/lti/platforms/${id}`)).statusCode).toBe(200);
    const [session] = await school.test.db.select().from(sessions).where(eq(sessions.issuer, made.issuer));
    expect(session?.revokedAt).not.toBeNull();
    expect(await school.test.db.$count(staffIdentities, eq(staffIdentities.issuer, made.issuer))).toBe(0);
  });
});

describe('somebody who learns', () => {
  it('is told to wait while the activity is not bound', async () => {
    const reply = await browser.launch(school.platform, activity(pupil));
    expect([reply.statusCode, reply.body.includes('ainda não está ligada a uma turma')]).toEqual([403, true]);
  });

  it('chooses a team of the class and signs in as it; only a hash of the person is kept', async () => {
    await bind(`turma:${school.schoolClass.id}`);
    const page = await new LaunchBrowser(school.test).launch(school.platform, activity(pupil));
    expect(page.body).toContain('Em que equipa jogas?');
    const mine = new LaunchBrowser(school.test);
    const own = await mine.launch(school.platform, activity(pupil));
    const [team] = school.teams;
    expect((await mine.choose(own, { alvo: `equipa:${team?.id}` })).headers.location).toBe('/login?entrada=certa');
    const entered = await mine.enter();
    expect(entered.json().user).toMatchObject({ _id: team?.id, permission: { id: ROLE.team } });
    const pupils = await school.test.db.select().from(ltiPupils);
    expect(pupils).toMatchObject([{ subject: null, teamId: team?.id }]);
    expect(pupils[0]?.mark).toHaveLength(32);
    const everything = JSON.stringify([
      pupils,
      await school.test.db.select().from(ltiLinks),
      await school.test.db.select().from(sessions),
      await school.test.db.select().from(audit),
      school.test.logged,
    ]);
    for (const word of [pupil.sub, 'Rita', 'rita']) expect(everything).not.toContain(word);
  });

  it('is remembered by the platform id where marks need it, and forgotten by a button', async () => {
    await bind(`turma:${school.schoolClass.id}`);
    const marked = activity(pupil, { services: true });
    const page = await browser.launch(school.platform, marked);
    await browser.choose(page, { alvo: `equipa:${school.teams[1]?.id}` });
    expect((await browser.launch(school.platform, marked)).headers.location).toBe('/login?entrada=certa');
    expect((await browser.enter()).json().user._id).toBe(school.teams[1]?.id);
    const owner = await school.test.as(school.teacher.username);
    const { links } = (await owner.get('/lti/links')).json();
    expect(links).toMatchObject([{ pupils: 1, className: school.schoolClass.name, platform: 'Moodle da Escola' }]);
    expect((await owner.send('DELETE', `/lti/links/${links[0]._id}/pupils`)).statusCode).toBe(200);
    expect(await school.test.db.$count(ltiPupils, eq(ltiPupils.linkId, links[0]._id))).toBe(0);
    expect((await browser.launch(school.platform, marked)).body).toContain('Em que equipa jogas?');
    expect((await owner.send('DELETE', `/lti/links/${links[0]._id}`)).statusCode).toBe(200);
    expect((await browser.launch(school.platform, marked)).statusCode).toBe(403);
  });

  it('signs in as the one team of the activity, without a question', async () => {
    await bind(`equipa:${school.teams[0]?.id}`);
    expect((await browser.launch(school.platform, activity(pupil))).headers.location).toBe('/login?entrada=certa');
    expect((await browser.enter()).json().user._id).toBe(school.teams[0]?.id);
  });

  it('sees only teams of the chosen solar system, and signs in as no other', async () => {
    await bind(`turma:${school.schoolClass.id}`, 'dh');
    const page = await browser.launch(school.platform, activity(pupil));
    expect(page.body).toContain(school.teams[1]?.id);
    expect(page.body).not.toContain(school.teams[0]?.id);
    expect((await browser.choose(page, { alvo: `equipa:${school.teams[0]?.id}` })).statusCode).toBe(401);
  });

  it('answers a page once, in the browser that got it, from our own page only', async () => {
    await bind(`turma:${school.schoolClass.id}`);
    const chosen = { alvo: `equipa:${school.teams[0]?.id}` };
    const page = await browser.launch(school.platform, activity(pupil));
    expect((await new LaunchBrowser(school.test).choose(page, chosen)).statusCode).toBe(401);
    expect((await browser.choose(page, chosen, 'https://evil.example')).statusCode).toBe(401);
    const again = await browser.launch(school.platform, activity(pupil));
    const kept = new Map(browser.cookies);
    expect((await browser.choose(again, chosen)).statusCode).toBe(303);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.choose(again, chosen)).statusCode).toBe(401);
    const late = await browser.launch(school.platform, activity(pupil));
    school.test.advance(11 * 60_000);
    expect((await browser.choose(late, chosen)).statusCode).toBe(401);
  });

  it('has a ticket that one call uses within two minutes, and that ends with the activity', async () => {
    await bind(`equipa:${school.teams[0]?.id}`);
    await browser.launch(school.platform, activity(pupil));
    school.test.advance(3 * 60_000);
    expect((await browser.enter()).json().code).toBe('issuerFailed');
    await browser.launch(school.platform, activity(pupil));
    const link = await linkHere();
    await school.test.db.delete(ltiLinks).where(eq(ltiLinks.id, link?.id ?? ''));
    expect((await browser.enter()).json().code).toBe('issuerFailed');
    expect(await school.test.db.$count(signInSteps, eq(signInSteps.accountId, school.teams[0]?.id ?? ''))).toBe(0);
  });
});

describe('choosing content', () => {
  it('returns a signed activity that binds itself in this course, whoever opens it first', async () => {
    await linkTeacher();
    const page = await browser.launch(school.platform, activity(teacher, { resourceLinkId: null }));
    expect(page.body).toContain('Acrescentar à plataforma');
    const reply = await browser.choose(page, { alvo: `turma:${school.schoolClass.id}`, sistema: 'ic' });
    expect(reply.statusCode).toBe(200);
    expect(String(reply.headers['content-security-policy'])).toContain(`form-action 'self' ${school.platform.url}`);
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(reply.body) ?? [];
    const [, token = ''] = /name="JWT" value="([^"]+)"/.exec(reply.body) ?? [];
    expect(action).toBe(`${school.platform.url}/return`);
    const body = new URLSearchParams({ JWT: token });
    expect((await fetch(action, { method: 'POST', body })).status).toBe(200);
    const message = school.platform.returned.at(-1) ?? {};
    expect(message).toMatchObject({
      'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiDeepLinkingResponse',
      'https://purl.imsglobal.org/spec/lti/claim/deployment_id': '7',
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'csrf-da-plataforma',
    });
    const [item] = message['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'] as {
      url: string;
      custom: Record<string, string>;
    }[];
    expect(item).toMatchObject({ type: 'ltiResourceLink', url: school.platform.tool.launch });
    expect(JSON.stringify(item)).not.toContain(school.schoolClass.id);
    const opened = await browser.launch(school.platform, activity(pupil, { custom: item?.custom ?? {} }));
    expect(opened.body).toContain(school.teams[0]?.id);
    expect(opened.body).not.toContain(school.teams[1]?.id);
    expect(await linkHere()).toMatchObject({ classId: school.schoolClass.id, theme: 'ic' });
    number += 1;
    const elsewhere = await browser.launch(
      school.platform,
      activity(pupil, { custom: item?.custom ?? {} }),
      (claims) => {
        claims['https://purl.imsglobal.org/spec/lti/claim/context'] = { id: 'outra-disciplina' };
      },
    );
    expect(elsewhere.statusCode).toBe(403);
    const forged = { ligacao: `${item?.custom.ligacao?.slice(0, -4)}AAAA` };
    expect((await browser.launch(school.platform, activity(pupil, { custom: forged }))).statusCode).toBe(403);
  });

  it('is refused to who learns, and to who has no account here', async () => {
    const deep = { resourceLinkId: null };
    expect((await browser.launch(school.platform, activity(pupil, deep))).body).toContain('Só quem ensina');
    expect((await browser.launch(school.platform, activity(teacher, deep))).body).toContain('ainda não está ligada');
  });
});
