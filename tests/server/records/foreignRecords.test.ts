import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';
import { EMPTY_DOSSIER } from '#domain/council/dossier.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { LESSON_MS } from '#domain/limits.ts';
import { isTeam } from '#domain/permissions.ts';
import { ROLE, THEME_IDS } from '#domain/vocabulary.ts';
import { comments } from '#server/db/schema/council.ts';
import { councilClasses, councils } from '#server/db/schema/councils.ts';
import { diaryEntries } from '#server/db/schema/diary.ts';
import { audit } from '#server/db/schema/history.ts';
import { ltiLinks, ltiPlatforms } from '#server/db/schema/identity.ts';
import { lessonMessages, lessons } from '#server/db/schema/lessons.ts';
import { phrases } from '#server/db/schema/phrases.ts';
import { diaryEntryRow, seedMember } from '../../support/app/council.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

/** Ids of one teacher's records, by the parameter name under which calls take them. */
type Ids = Record<string, string>;
/** Body fields that name the record a call is about. */
const NAMED_IN_BODY = ['teacherId', 'teamId', 'classId', 'classIds', 'schoolClass', 'comments', 'proposals', 'entries'];
const setup = {
  phases: [{ phase: 'vote', minutes: 20 }],
  ballot: 'stars',
  rule: 'meanWithPrior',
  readings: 2,
  resultReveal: 'atOnce',
  budget: null,
} as const;
const chosen = ({ commentId }: Ids) => ({ comments: [commentId] });
const chosenEntry = ({ entryId }: Ids) => ({ entries: [entryId] });
const chosenProposal = ({ proposalId }: Ids) => ({ proposals: [proposalId] });

/** A valid body for each call about a record; a new call fails here until it has one. */
const platformUrl = 'https://moodle.exemplo.pt/lti';
const registration = {
  name: 'Moodle',
  issuer: platformUrl,
  clientId: 'c',
  deploymentIds: ['1'],
  authorizeUrl: platformUrl,
  tokenUrl: platformUrl,
  jwksUrl: platformUrl,
  trustsEmail: false,
  emailDomains: [],
};
const BODIES: Partial<Record<EndpointName, (ids: Ids) => object>> = {
  approveComments: chosen,
  hideComments: chosen,
  undoDecisions: chosen,
  approveProposals: chosenProposal,
  hideProposals: chosenProposal,
  undoProposalDecisions: chosenProposal,
  assignReaders: () => ({ readers: [] }),
  chooseProposal: () => ({ reason: 'Útil.' }),
  removeChoice: () => ({ reason: 'Engano.' }),
  judgeProposal: () => ({ community: 5, feasible: 4, fair: 3 }),
  approveDiaryEntries: chosenEntry,
  hideDiaryEntries: chosenEntry,
  undoDiaryDecisions: chosenEntry,
  writeDiaryEntry: () => ({ text: 'Falámos com a Câmara.', progress: 'requested', day: '2026-09-10' }),
  shareStory: () => ({ shared: true }),
  setModeration: () => ({ moderation: 'off' }),
  addClass: ({ teacherId }) => ({ name: '9.º Z', teacherId }),
  createTeam: ({ schoolClass }) => ({
    permissionWanted: ROLE.team,
    name: 'Nova',
    teamMembers: [],
    username: 'nova-equipa',
    password: 'segredo',
    schoolClass,
    solarId: THEME_IDS.ic,
  }),
  startLesson: () => ({ pace: 2 }),
  steer: () => ({ changes: [{ teamId: null, paused: true }] }),
  sendMessage: () => ({ teamId: null, text: 'Olá' }),
  changeLessonSettings: () => ({ plan: 6 }),
  openSurvey: () => ({ open: 'before' }),
  previewQuizCorrection: () => ({ kind: 'void', options: [], mayFall: false }),
  correctQuiz: () => ({ kind: 'void', options: [], mayFall: false }),
  answerHand: () => ({ state: 'coming' }),
  changeAttendance: () => ({ present: [], roles: {} }),
  prepareCouncil: ({ classId, proposalId }) => ({
    classIds: [classId],
    proposalIds: [proposalId, randomUUID()],
    setup,
  }),
  changeCouncil: () => ({ setup, revision: 1 }),
  steerCouncil: () => ({ step: 'start', revision: 1 }),
  presentPlan: () => ({ proposalId: null }),
  chooseForEarth: () => ({ proposalId: null }),
  setClassRanking: () => ({ scope: 'school', open: true }),
  keepClass: () => ({ until: '2027-12-31' }),
  eraseBinned: () => ({ name: 'Equipa' }),
  eraseClass: () => ({ name: '8.º A' }),
  eraseTeam: () => ({ name: 'Equipa' }),
  editClass: () => ({ name: 'Outro nome' }),
  editProposal: () => ({ proposal: 'Outra' }),
  saveDossier: () => ({ base: 0, writer: 'intrusa', dossier: EMPTY_DOSSIER }),
  setLevelScale: () => ({ level2: 25, level3: 45, level4: 65, level5: 85 }),
  editSchool: () => ({ name: 'Outra escola', group: null }),
  editTeacher: () => ({ name: 'Outra', username: 'outro-nome', email: 'outro@exemplo.pt', school: null }),
  editTeam: () => ({ name: 'Outra', teamMembers: [] }),
  evaluateTeam: ({ teamId }) => ({ teamId, points: { level2: { p1: 20, p2: 0 } } }),
  reopenProposal: () => ({ reason: 'Engano.' }),
  giveBack: () => ({ note: 'Completem.' }),
  moveTeam: ({ classId }) => ({ classId }),
  setSupports: () => ({ revision: 1, supports: NO_SUPPORTS }),
  previewImport: ({ teacherId }) => ({ teacherId, text: 'turma\n9.º Z' }),
  runImport: ({ teacherId }) => ({
    teacherId,
    rows: [{ line: 1, className: '9.º Z', teamName: null, solar: '', members: [] }],
  }),
  setPassword: () => ({ password: 'palavra-nova' }),
  addLtiPlatform: () => registration,
  editLtiPlatform: () => registration,
  submitProposal: () => ({}),
  editPhrase: () => ({ text: 'Outra frase.' }),
  writeNote: () => ({ text: 'Muito bem.' }),
  answerFeedback: () => ({ version: 1, text: 'Porque sim.' }),
  holdFeedback: () => ({ until: '2026-03-01' }),
  writeTranscript: () => ({ text: 'Dissemos que sim.' }),
  writePlacedComment: () => ({
    level: 2,
    version: 1,
    place: { kind: 'text', step: 0, start: 0, end: 3, quote: 'Boa' },
    text: 'Porquê?',
  }),
};

const STAFF_CALLS = Object.entries<Endpoint>(ENDPOINTS).filter(([, { who }]) => who !== 'anyone' && !who.every(isTeam));
const namedIn = ({ body }: Endpoint): string[] => {
  const shape = (body as { shape?: object } | undefined)?.shape ?? {};
  return NAMED_IN_BODY.filter((key) => key in shape);
};
/** Solar systems are public. */
const paramsOf = ({ path }: Endpoint) =>
  [...path.matchAll(/:(\w+Id)\b/g)].map(([, name = '']) => name).filter((name) => name !== 'solarId');
const ABOUT = STAFF_CALLS.filter(([, call]) => paramsOf(call).length + namedIn(call).length > 0);
const TEACHERS = ABOUT.filter(([, { who }]) => (who as readonly number[]).includes(ROLE.teacher));

let test: TestApp;
let admin: TestCaller;
let stranger: TestCaller;
let team: TestCaller;
let theirs: Ids;
let before: unknown;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  stranger = await test.as((await test.teacher()).username);
  const school = await test.school();
  const owner = await test.teacher({ schoolId: school.id });
  const { id: classId } = await test.schoolClass({ teacherId: owner.id, name: '8.º A' });
  const { id: teamId, username } = await test.team({ classId, level: 4 });
  team = await test.as(username);
  const gone = await test.team({ classId });
  const { binId } = (await admin.send('DELETE', `/team/${gone.id}`)).json();
  const call = await test.as(owner.username);
  const rows = [{ line: 1, className: '8.º I', teamName: null, solar: '', members: [] }];
  const { _id: importId } = (await call.post('/imports', { json: { rows } })).json();
  theirs = { classId, schoolClass: classId, teamId, accountId: teamId, teacherId: owner.id, schoolId: school.id };
  const { proposalId } = await seedMember(test, { classId });
  const [said] = await test.db
    .insert(comments)
    .values({ proposalId, teamId, text: 'Boa' })
    .returning({ id: comments.id });
  const at = new Date(test.services.now());
  const [entry] = await test.db
    .insert(diaryEntries)
    .values(diaryEntryRow(teamId, at))
    .returning({ id: diaryEntries.id });
  const expiresAt = new Date(at.getTime() + LESSON_MS);
  const [lesson] = await test.db
    .insert(lessons)
    .values({ classId, startedAt: at, expiresAt, mapCode: 'abcd2345' })
    .returning({ id: lessons.id });
  const [message] = await test.db
    .insert(lessonMessages)
    .values({ lessonId: lesson?.id ?? '', text: 'Olá', sentAt: at })
    .returning({ id: lessonMessages.id });
  const messageId = message?.id ?? '';
  const [phrase] = await test.db
    .insert(phrases)
    .values({ accountId: owner.id, text: 'Boa ideia.', shortcut: 'boa' })
    .returning({ id: phrases.id });
  const [council] = await test.db
    .insert(councils)
    .values({ code: 'wxyz2345', seed: 'semente', setup: { ...setup, phases: [...setup.phases] } })
    .returning({ id: councils.id });
  const councilId = council?.id ?? '';
  const [platform] = await test.db
    .insert(ltiPlatforms)
    .values({ ...registration, clientId: 'a' })
    .returning({ id: ltiPlatforms.id });
  const place = { platformId: platform?.id ?? '', deploymentId: '1', contextId: 'x', resourceLinkId: 'x' };
  const [link] = await test.db
    .insert(ltiLinks)
    .values({ ...place, classId, createdAt: at })
    .returning({ id: ltiLinks.id });
  await test.db.insert(councilClasses).values({ councilId, classId });
  const texts = { commentId: said?.id ?? '', entryId: entry?.id ?? '' };
  theirs = {
    ...theirs,
    ...texts,
    phraseId: phrase?.id ?? '',
    councilId,
    binId,
    importId,
    proposalId,
    messageId,
    linkId: link?.id ?? '',
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  before = await state();
});

const state = async () => ({ game: await gameTableRows(test.db), audit: await test.db.$count(audit) });

function send(caller: TestCaller, name: string, call: Endpoint, ids: Ids) {
  const path = call.path
    .replace(':level', '2')
    .replace(':moment', 'before')
    .replace(':theme', 'ic')
    .replace(':challenge', '1')
    .replace(/:(\w+)/g, (_, param: string) => ids[param] ?? randomUUID());
  const body = BODIES[name as EndpointName];
  if (call.body && !body) throw new Error(`${name} has no body in this test.`);
  return caller.send(call.method, path, body ? { json: body(ids) } : {});
}

it("covers every call about a teacher's data", () => {
  expect(ABOUT.length).toBeGreaterThanOrEqual(28);
  expect(TEACHERS.length).toBeGreaterThanOrEqual(20);
});

describe("another teacher's data", () => {
  it.each(TEACHERS)('%s is refused and changes nothing', async (name, call) => {
    const reply = await send(stranger, name, call, theirs);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'notYours']);
    expect(await state()).toEqual(before);
  });

  it.each(EXPORT_CALLS)('$path is refused', async ({ path }) => {
    const reply = await stranger.get(`${path}?classId=${theirs.classId}`);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'notYours']);
    expect(await state()).toEqual(before);
  });
});

describe('an unknown id', () => {
  it.each(ABOUT)('%s answers 404 and changes nothing', async (name, call) => {
    const unknown = Object.fromEntries(Object.keys(theirs).map((key) => [key, randomUUID()]));
    const reply = await send(admin, name, call, { ...unknown, importId: '999999999' });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
    expect(await state()).toEqual(before);
  });
});

describe('a signed-out caller and a team', () => {
  it.each(ABOUT)('are refused a valid %s', async (name, call) => {
    expect((await send(test.anonymous, name, call, theirs)).json().code).toBe('signedOut');
    if (!(call.who as readonly number[]).includes(ROLE.team)) {
      expect((await send(team, name, call, theirs)).json().code).toBe('wrongRole');
    }
    expect(await state()).toEqual(before);
  });
});
