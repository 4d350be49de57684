import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CODE_SESSIONS_MAX, PUPIL_SESSIONS_MAX } from '#domain/limits.ts';
import { ltiLinks, ltiPupils, sessions } from '#server/db/schema/identity.ts';
import { LaunchBrowser, ltiSchoolUnderTest, newTeacher } from '../../../support/lti/ltiSchool.ts';
import type { Member, NextLaunch } from '../../../support/lti/testPlatform.ts';

/** In which team somebody who learns plays, and how long the sessions last that a platform opened. */

const school = ltiSchoolUnderTest();
let linkId: string;
let number = 0;
beforeEach(async () => {
  number += 1;
  Object.assign(school, await newTeacher(school.test));
  linkId = await bind(school.platformId);
});

async function bind(platformId: string, teamId: string | null = null): Promise<string> {
  const place = { platformId, deploymentId: '7', contextId: 'disciplina-3', resourceLinkId: `atividade-${number}` };
  const [link] = await school.test.db
    .insert(ltiLinks)
    .values({ ...place, classId: school.schoolClass.id, teamId, createdAt: new Date(school.test.services.now()) })
    .returning({ id: ltiLinks.id });
  return link?.id ?? '';
}
const teamId = (index: number) => school.teams[index]?.id ?? '';
const activity = (sub = 'aluna', more: Partial<NextLaunch> = {}): NextLaunch => ({
  member: { sub, role: 'Learner' } satisfies Member,
  resourceLinkId: `atividade-${number}`,
  ...more,
});

/** Opens the activity, chooses a team if asked, and returns what the session says it is. */
async function play(index: number, launch = activity()): Promise<{ team: string; token: string; asked: boolean }> {
  const browser = new LaunchBrowser(school.test);
  const page = await browser.launch(school.platform, launch);
  const asked = page.body.includes('Em que equipa jogas?');
  if (asked) expect((await browser.choose(page, { alvo: `equipa:${teamId(index)}` })).statusCode).toBe(303);
  const { user, token } = (await browser.enter()).json();
  return { team: user._id, token, asked };
}
const isOpen = async (token: string) => {
  const reply = await school.test.app.inject({ url: '/api/profile', headers: { authorization: token } });
  return reply.statusCode === 200;
};

describe('the team of a pupil', () => {
  it.each([true, false])('is the first that was chosen, on every device; with marks: %s', async (services) => {
    const launch = activity('aluna', { services });
    expect(await play(0, launch)).toMatchObject({ team: teamId(0), asked: true });
    expect(await play(1, launch)).toMatchObject({ team: teamId(0), asked: false });
    expect(await play(1, activity('outra', { services }))).toMatchObject({ team: teamId(1), asked: true });
  });

  it('stays the first also where two pages were open', async () => {
    const [one, two] = [new LaunchBrowser(school.test), new LaunchBrowser(school.test)];
    const pages = [await one.launch(school.platform, activity()), await two.launch(school.platform, activity())];
    if (!pages[0] || !pages[1]) throw new Error('no page');
    await one.choose(pages[0], { alvo: `equipa:${teamId(0)}` });
    await two.choose(pages[1], { alvo: `equipa:${teamId(1)}` });
    expect((await two.enter()).json().user._id).toBe(teamId(0));
  });

  it('is chosen again when the first one left the class', async () => {
    await play(0);
    const other = await school.test.schoolClass({ teacherId: school.teacher.id });
    const moved = await school.test.team({ classId: other.id });
    await school.test.db.update(ltiPupils).set({ teamId: moved.id }).where(eq(ltiPupils.linkId, linkId));
    expect(await play(1)).toMatchObject({ team: teamId(1), asked: true });
    expect(await play(0)).toMatchObject({ team: teamId(1), asked: false });
  });

  it('keeps the platform id of a pupil only once it takes marks, also of one whom an earlier version knows', async () => {
    const pupils = () => school.test.db.select().from(ltiPupils).where(eq(ltiPupils.linkId, linkId));
    await play(0);
    expect(await pupils()).toMatchObject([{ subject: null }]);
    await play(0, activity('aluna', { services: true }));
    expect(await pupils()).toMatchObject([{ subject: 'aluna' }]);
    await school.test.db.insert(ltiPupils).values({ linkId, subject: 'antiga', teamId: teamId(1) });
    expect(await play(0, activity('antiga'))).toMatchObject({ team: teamId(1), asked: false });
    expect(await pupils()).toHaveLength(2);
  });
});

describe('sessions that a platform opened', () => {
  it('are counted for each pupil, and never end those of the room', async () => {
    const room = await school.test.as(school.teams[0]?.username ?? '');
    const first = await play(0);
    const others: string[] = [];
    for (let turn = 0; turn <= CODE_SESSIONS_MAX; turn += 1) {
      school.test.advance(1_000);
      others.push((await play(0, activity(`colega-${turn}`))).token);
    }
    expect(await isOpen(room.token)).toBe(true);
    expect(await Promise.all(others.map(isOpen))).toEqual(others.map(() => true));
    for (let turn = 0; turn < PUPIL_SESSIONS_MAX; turn += 1) {
      expect(await isOpen(first.token)).toBe(true);
      school.test.advance(1_000);
      await play(0);
    }
    expect(await isOpen(first.token)).toBe(false);
    expect(await isOpen(others[0] ?? '')).toBe(true);
  });

  it.each<[string, () => Promise<{ statusCode: number }>]>([
    ['the activity is removed', async () => (await owner()).send('DELETE', `/lti/links/${linkId}`)],
    ['choices are forgotten', async () => (await owner()).send('DELETE', `/lti/links/${linkId}/pupils`)],
  ])('end when %s, and with them a ticket', async (_what, end) => {
    const { token } = await play(0);
    const waiting = new LaunchBrowser(school.test);
    expect((await waiting.launch(school.platform, activity())).statusCode).toBe(303);
    expect(await isOpen(token)).toBe(true);
    expect((await end()).statusCode).toBe(200);
    expect(await isOpen(token)).toBe(false);
    expect((await waiting.enter()).json().code).toBe('issuerFailed');
  });

  it('end when the platform is removed, those of pupils too', async () => {
    const { token: elsewhere } = await play(0);
    const json = school.platform.registration({ clientId: `cliente-${number}` });
    expect((await school.admin.post('/lti/platforms', { json })).statusCode).toBe(201);
    const { platforms } = (await school.admin.get('/lti/platforms')).json();
    const { _id: id } = platforms.find(({ clientId }: { clientId: string }) => clientId === json.clientId);
    const link = await bind(id, teamId(0));
    const [pupil] = await school.test.db
      .insert(ltiPupils)
      .values({ linkId: link, mark: Buffer.alloc(32, number), teamId: teamId(0) })
      .returning({ id: ltiPupils.id });
    const expiresAt = new Date(school.test.services.now() + 60_000);
    const made = { accountId: teamId(0), expiresAt, ltiPupilId: pupil?.id };
    const [session] = await school.test.db.insert(sessions).values(made).returning({ id: sessions.id });
    const sid = session?.id ?? '';
    const exp = Math.floor(expiresAt.getTime() / 1_000);
    const token = school.test.services.tokens.sign({ sub: teamId(0), sid, role: 3, exp });
    expect(await isOpen(token)).toBe(true);
    expect((await school.admin.send('DELETE', `/lti/platforms/${id}`)).statusCode).toBe(200);
    expect([await isOpen(token), await isOpen(elsewhere)]).toEqual([false, true]);
  });
});

const owner = () => school.test.as(school.teacher.username);
