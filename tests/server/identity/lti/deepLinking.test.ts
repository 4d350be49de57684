import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { ltiPupils, staffIdentities } from '#server/db/schema/identity.ts';
import { classes } from '#server/db/schema/schema.ts';
import { LaunchBrowser, ltiSchoolUnderTest, newTeacher, storedLink } from '../../../support/lti/ltiSchool.ts';
import type { NextLaunch } from '../../../support/lti/testPlatform.ts';

/** Content that a teacher chooses again, and addresses that a launch names. */

const school = ltiSchoolUnderTest();
let number = 0;
beforeEach(async () => {
  number += 1;
  Object.assign(school, await newTeacher(school.test));
  await link(school.teacher.id, `docente-${number}`);
});

async function link(accountId: string, subject: string): Promise<void> {
  const at = new Date(school.test.services.now());
  const made = { issuer: `lti:${school.platformId}`, subject, accountId, linkedAt: at, lastUsedAt: at };
  await school.test.db.insert(staffIdentities).values(made);
}

/** Chooses content and returns what the platform keeps with the activity. */
async function choose(alvo: string, sub = `docente-${number}`, sistema = ''): Promise<Record<string, string>> {
  school.test.advance(1_000);
  const browser = new LaunchBrowser(school.test);
  const page = await browser.launch(school.platform, { member: { sub, role: 'Instructor' }, resourceLinkId: null });
  const reply = await browser.choose(page, { alvo, sistema });
  const [, token = ''] = /name="JWT" value="([^"]+)"/.exec(reply.body) ?? [];
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return claims['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'][0].custom;
}
const open = (custom: Record<string, string>, more: Partial<NextLaunch> = {}) =>
  new LaunchBrowser(school.test).launch(school.platform, {
    member: { sub: 'aluna', role: 'Learner' },
    resourceLinkId: `atividade-${number}`,
    custom,
    ...more,
  });
const linkHere = () => storedLink(school, `atividade-${number}`);

describe('content chosen again', () => {
  it('replaces the earlier choice of the same teacher, once it is opened, and is in the history', async () => {
    const first = await choose(`turma:${school.schoolClass.id}`);
    await open(first);
    const other = await school.test.schoolClass({ teacherId: school.teacher.id });
    const team = await school.test.team({ classId: other.id });
    const [known] = school.teams;
    const row = await linkHere();
    await school.test.db.insert(ltiPupils).values({ linkId: row?.id ?? '', subject: 'zé', teamId: known?.id ?? '' });
    const second = await choose(`turma:${other.id}`, undefined, 'dh');
    expect((await open(second)).statusCode).toBe(team.theme === 'dh' ? 200 : 403);
    expect(await linkHere()).toMatchObject({ id: row?.id, classId: other.id, theme: 'dh' });
    // Pupils of the class before choose again.
    expect(await school.test.db.$count(ltiPupils, eq(ltiPupils.linkId, row?.id ?? ''))).toBe(0);
    // An older copy of the activity does not undo it.
    await open(first);
    expect(await linkHere()).toMatchObject({ classId: other.id });
    const bound = await school.test.db.select().from(audit).where(eq(audit.action, 'bindActivity'));
    expect(bound.slice(-2)).toMatchObject([
      { subjectId: school.schoolClass.id, accountId: school.teacher.id, details: { deepLinking: true } },
      { subjectId: other.id, accountId: school.teacher.id, ownerId: school.teacher.id },
    ]);
  });

  it('by another teacher, or of a class that she gave away, changes nothing', async () => {
    await open(await choose(`turma:${school.schoolClass.id}`));
    const stranger = await newTeacher(school.test);
    await link(stranger.teacher.id, `outra-${number}`);
    await open(await choose(`turma:${stranger.schoolClass.id}`, `outra-${number}`));
    expect(await linkHere()).toMatchObject({ classId: school.schoolClass.id });
    const given = await school.test.schoolClass({ teacherId: school.teacher.id });
    const choice = await choose(`turma:${given.id}`);
    await school.test.db.update(classes).set({ teacherId: stranger.teacher.id }).where(eq(classes.id, given.id));
    await open(choice);
    expect(await linkHere()).toMatchObject({ classId: school.schoolClass.id });
  });
});

describe('addresses that a launch names', () => {
  const MARKS = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
  const MEMBERS = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
  const evil = 'https://evil.example/lineitems';

  it('are used only at an origin of the registered platform', async () => {
    const custom = await choose(`turma:${school.schoolClass.id}`);
    const launch: NextLaunch = {
      member: { sub: 'aluna', role: 'Learner' },
      resourceLinkId: `atividade-${number}`,
      services: true,
      custom,
    };
    await new LaunchBrowser(school.test).launch(school.platform, launch, (claims) => {
      Object.assign(claims[MARKS] as object, { lineitem: evil, lineitems: evil });
      Object.assign(claims[MEMBERS] as object, { context_memberships_url: evil });
    });
    expect(await linkHere()).toMatchObject({ lineItemUrl: null, lineItemsUrl: null, membersUrl: null });
    number += 1;
    await open(custom, { services: true });
    const { lineItemsUrl, membersUrl } = school.platform.serviceUrls();
    expect(await linkHere()).toMatchObject({ lineItemsUrl, membersUrl });
  });
});
