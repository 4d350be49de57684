import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { ltiLinks, ltiPupils } from '#server/db/schema/identity.ts';
import { classes, marks } from '#server/db/schema/schema.ts';
import type { TestCaller } from '../../../support/app/testApp.ts';
import { LaunchBrowser, ltiSchoolUnderTest } from '../../../support/lti/ltiSchool.ts';

/** Marks sent to a platform (AGS 2.0) and the list of a course read from it (NRPS 2.0). */

const school = ltiSchoolUnderTest();
let owner: TestCaller;
let linkId: string;
beforeAll(async () => {
  owner = await school.test.as(school.teacher.username);
  const { platform, platformId, schoolClass, teams, test } = school;
  const place = { platformId, deploymentId: '7', contextId: 'disciplina-3', resourceLinkId: 'atividade' };
  const [link] = await test.db
    .insert(ltiLinks)
    .values({ ...place, classId: schoolClass.id, createdAt: new Date(test.services.now()) })
    .returning({ id: ltiLinks.id });
  linkId = link?.id ?? '';
  // A launch with the services, as each pupil makes one.
  for (const [index, sub] of ['ana', 'bia', 'caio'].entries()) {
    const browser = new LaunchBrowser(test);
    const launched = { member: { sub, role: 'Learner' }, resourceLinkId: 'atividade', services: true } as const;
    const page = await browser.launch(platform, launched);
    await browser.choose(page, { alvo: `equipa:${teams[index % 2]?.id}` });
  }
  const { lineItemsUrl, membersUrl } = platform.serviceUrls();
  await test.db.update(ltiLinks).set({ lineItemsUrl, membersUrl }).where(eq(ltiLinks.id, linkId));
  const given = { p1Marked: true, p2Marked: true };
  await test.db.insert(marks).values([
    { teamId: teams[0]?.id ?? '', level: 1, p1: 60, p2: 40, ...given },
    { teamId: teams[0]?.id ?? '', level: 2, p1: 40, p2: 20, p1Marked: true, p2Marked: false },
    { teamId: teams[1]?.id ?? '', level: 2, p1: 40, p2: 0, p1Marked: false, p2Marked: false },
  ]);
});
beforeEach(() => {
  school.platform.scores = [];
  school.platform.scoreStatus.clear();
  school.platform.brokenStatus = null;
});

const send = () => owner.post(`/lti/links/${linkId}/marks`);

describe('sending marks', () => {
  it('sends the points of marked missions for each pupil, in a column of its own, and may be repeated', async () => {
    const reply = await send();
    expect(reply.statusCode, reply.body).toBe(200);
    const { name } = school.teams[1] ?? {};
    const reason = 'A equipa ainda não tem nenhuma missão avaliada.';
    expect(reply.json()).toEqual({ sent: 2, failed: [{ who: `Pessoa 3, equipa ${name}`, reason }] });
    expect(school.platform.lineItems).toMatchObject([
      { resourceId: 'pontos', resourceLinkId: 'atividade', scoreMaximum: 500 },
    ]);
    expect(school.platform.scores.map(({ userId }) => userId).sort()).toEqual(['ana', 'caio']);
    expect(school.platform.scores[0]).toMatchObject({
      scoreGiven: 100,
      scoreMaximum: 500,
      comment: 'Nota provisória: 1 de 4 missões avaliadas.',
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      timestamp: new Date(school.test.services.now()).toISOString(),
      path: '/courses/3/lineitems/1/lineitem/scores?type_id=4',
    });
    expect((await send()).json().sent).toBe(2);
    expect(school.platform.lineItems).toHaveLength(1);
    const rows = await school.test.db.select().from(audit).where(eq(audit.action, 'sendLtiMarks'));
    expect(rows.at(-1)).toMatchObject({ ownerId: school.teacher.id, details: { sent: 2, failed: 1 } });
    expect(JSON.stringify(rows)).not.toContain('caio');
  });

  const forgetColumn = () => school.test.db.update(ltiLinks).set({ lineItemUrl: null }).where(eq(ltiLinks.id, linkId));

  it('finds the column that it made earlier, and takes no other one where a platform lists all', async () => {
    const [own] = school.platform.lineItems;
    if (!own) throw new Error('no column');
    const other = { ...own, id: `${school.platform.url}/courses/3/lineitems/9/lineitem` };
    school.platform.lineItems = [{ ...other, resourceId: 'trabalho' }, { ...other, resourceLinkId: 'outra' }, own];
    school.platform.ignoresFilters = true;
    await forgetColumn();
    expect((await send()).json().sent).toBe(2);
    expect(school.platform.scores.map(({ path }) => path)).toEqual(
      Array(2).fill('/courses/3/lineitems/1/lineitem/scores?type_id=4'),
    );
    school.platform.ignoresFilters = false;
    school.platform.lineItems = [own];
  });

  it('makes no second column where the platform does not say which it has', async () => {
    await forgetColumn();
    school.platform.brokenStatus = 500;
    const reply = await send();
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'platformAway']);
    school.platform.brokenStatus = null;
    expect(school.platform.lineItems).toHaveLength(1);
    const rows = await school.test.db.select().from(audit).where(eq(audit.action, 'sendLtiMarks'));
    expect(rows.at(-1)).toMatchObject({ details: { sent: 0, failed: 0, refused: 'platformAway' } });
    expect((await send()).json().sent).toBe(2);
  });

  it('sends to four pupils at the same time, and refuses a second sending meanwhile', async () => {
    const subjects = Array.from({ length: 9 }, (_, index) => `colega-${index}`);
    const teamId = school.teams[0]?.id ?? '';
    await school.test.db.insert(ltiPupils).values(subjects.map((subject) => ({ linkId, subject, teamId })));
    school.platform.scoreDelayMs = 100;
    school.platform.mostScores = 0;
    const replies = await Promise.all([send(), send()]);
    expect(replies.map((reply) => reply.json().code ?? reply.json().sent).sort()).toEqual([11, 'marksSending']);
    expect(school.platform.mostScores).toBe(4);
    school.platform.scoreDelayMs = 0;
    expect((await send()).json().sent).toBe(11);
    // One that died is not waited for.
    const sendingUntil = new Date(school.test.services.now() + 60_000);
    await school.test.db.update(ltiLinks).set({ sendingUntil }).where(eq(ltiLinks.id, linkId));
    expect((await send()).json().code).toBe('marksSending');
    school.test.advance(61_000);
    expect((await send()).json().sent).toBe(11);
    await school.test.db.delete(ltiPupils).where(inArray(ltiPupils.subject, subjects));
  });

  it('sends nothing for a pupil who came before the platform took marks', async () => {
    const teamId = school.teams[0]?.id ?? '';
    await school.test.db.insert(ltiPupils).values({ linkId, mark: Buffer.alloc(32, 1), teamId });
    const { sent, failed } = (await send()).json();
    expect(sent).toBe(2);
    expect(failed.map(({ reason }: { reason: string }) => reason)).toContain(
      'Esta pessoa tem de voltar a abrir a atividade na plataforma.',
    );
    await school.test.db.delete(ltiPupils).where(eq(ltiPupils.mark, Buffer.alloc(32, 1)));
  });

  it('sends nothing while the teacher holds feedback back', async () => {
    const hold = (until: string | null) =>
      school.test.db.update(classes).set({ feedbackHeldUntil: until }).where(eq(classes.id, school.schoolClass.id));
    await hold('2026-02-01');
    const asked = school.platform.tokenRequests;
    expect((await send()).json().code).toBe('marksHeld');
    expect(school.platform.tokenRequests).toBe(asked);
    await hold('2026-01-15');
    expect((await send()).json().sent).toBe(2);
    await hold(null);
  });

  it.each([
    [403, 'A plataforma não aceita notas desta atividade.'],
    [404, 'A plataforma já não conhece esta pessoa, ou a nota da atividade foi apagada lá.'],
    [409, 'A plataforma já tem uma nota mais recente.'],
    [422, 'A plataforma já não tem esta pessoa na disciplina.'],
    [500, 'A plataforma respondeu com o erro 500.'],
  ])('says for one pupil that the platform answered %s, and sends the rest', async (status, reason) => {
    school.platform.scoreStatus.set('ana', status);
    const { sent, failed } = (await send()).json();
    expect(sent).toBe(1);
    expect(failed[0].reason).toBe(reason);
  });

  it('leaves out a pupil whose team has left the class', async () => {
    const other = await school.test.schoolClass({ teacherId: school.teacher.id });
    const moved = await school.test.team({ classId: other.id });
    await school.test.db.insert(ltiPupils).values({ linkId, subject: 'dora', teamId: moved.id });
    const { sent, failed } = (await send()).json();
    expect([sent, failed.length]).toEqual([2, 1]);
  });

  it('proves who it is with a key that the platform can check, also after a rotation', async () => {
    school.test.advance(1_000);
    expect((await school.admin.post('/lti/keys')).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(200);
    school.test.advance(61 * 60_000);
    owner = await school.test.as(school.teacher.username);
    expect((await send()).statusCode).toBe(200);
    school.platform.toolKeysUrl = `${school.platform.url}/jwks`;
    const refused = await send();
    school.platform.toolKeysUrl = school.toolKeysUrl;
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'platformAway']);
  });

  it('refuses where the platform takes no marks', async () => {
    const none = { lineItemUrl: null, lineItemsUrl: null };
    const [kept] = await school.test.db.select().from(ltiLinks).where(eq(ltiLinks.id, linkId));
    await school.test.db.update(ltiLinks).set(none).where(eq(ltiLinks.id, linkId));
    expect((await send()).json().code).toBe('noService');
    const { lineItemUrl = null, lineItemsUrl = null } = kept ?? {};
    await school.test.db.update(ltiLinks).set({ lineItemUrl, lineItemsUrl }).where(eq(ltiLinks.id, linkId));
  });
});

describe('the list of the course', () => {
  it('has the first names of those who learn there now, and keeps nothing', async () => {
    school.platform.members = [
      { sub: '1', role: 'Learner', given_name: 'Zé', name: 'Zé Silva', email: 'ze@exemplo.pt' },
      { sub: '2', role: 'Instructor', given_name: 'Professora' },
      { sub: '3', role: 'Learner', name: 'Ágata Maria Sousa' },
      { sub: '4', role: 'Learner', given_name: 'Saiu', status: 'Inactive' },
      { sub: '5', role: 'Learner' },
    ];
    const reply = await owner.get(`/lti/links/${linkId}/members`);
    expect(reply.json()).toEqual({ names: ['Ágata', 'Zé'], hasMore: false });
    const stored = JSON.stringify([
      await school.test.db.select().from(ltiLinks),
      await school.test.db.select().from(ltiPupils),
    ]);
    expect(stored).not.toContain('Ágata');
  });

  it('says that there are more people than it read', async () => {
    school.platform.members = Array.from({ length: 201 }, (_, index) => ({
      sub: `${index}`,
      role: 'Learner',
      given_name: `Nome${index}`,
    }));
    const list = async () => (await owner.get(`/lti/links/${linkId}/members`)).json();
    school.platform.membersPage = 100;
    const { names, hasMore } = await list();
    expect([names.length, hasMore]).toEqual([200, true]);
    school.platform.members = school.platform.members.slice(1);
    expect((await list()).hasMore).toBe(false);
    school.platform.membersPage = 2;
    expect(await list()).toMatchObject({ hasMore: true });
  });

  it('sends its token to no other address, whatever the platform names as the next page', async () => {
    const asked: string[] = [];
    const thief = createServer((request, response) => {
      asked.push(request.headers.authorization ?? '');
      response.end('{}');
    });
    await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
    school.platform.nextMembersAt = `http://127.0.0.1:${(thief.address() as AddressInfo).port}`;
    school.platform.members = school.platform.members.slice(0, 5);
    const { names } = (await owner.get(`/lti/links/${linkId}/members`)).json();
    school.platform.nextMembersAt = null;
    thief.close();
    expect([names.length, asked]).toEqual([2, []]);
  });

  it('refuses when the platform does not answer as it should', async () => {
    school.platform.brokenStatus = 500;
    const reply = await owner.get(`/lti/links/${linkId}/members`);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'platformAway']);
  });

  it('is closed to another teacher, as are marks, choices and the activity itself', async () => {
    const stranger = await school.test.as((await school.test.teacher()).username);
    const at = `/lti/links/${linkId}`;
    const replies = [
      await stranger.get(`${at}/members`),
      await stranger.post(`${at}/marks`),
      await stranger.send('DELETE', `${at}/pupils`),
      await stranger.send('DELETE', at),
    ];
    expect(replies.map((reply) => reply.json().code)).toEqual(Array(4).fill('notYours'));
    expect((await stranger.get('/lti/links')).json()).toEqual({ hasPlatforms: true, links: [] });
  });
});
