import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { EMPTY_DOSSIER } from '#domain/council/dossier.ts';
import type { Decision } from '#domain/council/moderation.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import type { Actor, SignedIn } from '#domain/ownership.ts';
import { dayOf } from '#domain/records/retention.ts';
import { ROLE, THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import { canTeachClass, lessonScope } from '#server/classroom/lessons/lessons.policy.ts';
import { canKeepDiary, canShareStory } from '#server/council/diary/diary.policy.ts';
import { canUseDossier } from '#server/council/dossier/dossiers.policy.ts';
import { canModerate, canSetModeration, moderationScope } from '#server/council/moderation/moderation.policy.ts';
import { canManageProposal, proposalScope } from '#server/council/proposals.policy.ts';
import { canJudge } from '#server/council/selection/selection.policy.ts';
import { canSteerCouncil } from '#server/council/session/councils.policy.ts';
import { ltiPlatforms, staffIdentities } from '#server/db/schema/identity.ts';
import { placedComments } from '#server/db/schema/placedComments.ts';
import { marks } from '#server/db/schema/schema.ts';
import { currentCode } from '#server/identity/codes/currentCode.ts';
import { canManageCode, canOpenPassword, canPrintCards, canSetPassword } from '#server/identity/credentials.policy.ts';
import { canManageLink, linkScope } from '#server/identity/lti/lti.policy.ts';
import { canMark, canReadWork, canUsePhrase, workScope } from '#server/marking/marking.policy.ts';
import { binScope, canEraseBinned, canRestore } from '#server/records/bin/bin.policy.ts';
import { historyScope } from '#server/records/history/history.policy.ts';
import { canGiveClassTo, canManageClass, classScope } from '#server/school/classes.policy.ts';
import { canImportFor, canUndoImport, importScope } from '#server/school/imports/imports.policy.ts';
import { schoolScope } from '#server/school/schools.policy.ts';
import { canDeleteTeacher, canReadTeacher, teacherScope } from '#server/school/teachers.policy.ts';
import { canAddTeamTo, canManageTeam, teamScope } from '#server/school/teams.policy.ts';
import { finishedUpload, quizAnswers, textAnswers } from '../app/gameAnswers.ts';
import { SEED_PASSWORD } from '../app/seed.ts';
import type { TestApp } from '../app/testApp.ts';
import { type OwnedRecords, PLACED_AT } from './ownedRecords.ts';

export type Ids = Record<string, string>;
/** Relation of the caller to the record that a call names. */
export const TARGETS = ['own', 'foreign', 'deleted', 'unknown'] as const;
export type Target = (typeof TARGETS)[number];

interface World {
  app: TestApp;
  things: OwnedRecords;
  ids: Ids;
  /** The id of the calling account. */
  me: string;
}

/** Facts about the record a call names, in the shape the policies take. */
export interface Facts {
  teacherId: string;
  ownerId: string;
  writersTeacher: string;
  proposalsTeacher: string;
  /** The record's school and the caller's own school. */
  school: { id: string; ownSchoolId: string | null };
}

/** What one call needs to succeed, and where its replies differ from the default. */
export interface EndpointCase {
  /** Returns the ids the call names; absent if it is about the caller alone or about everybody. */
  ids?: (things: OwnedRecords) => Ids;
  /** Path parameters that are not ids. */
  params?: Ids;
  body?: (world: World) => object | Promise<object>;
  /** The policy the server applies to the named record; required where a teacher may call. */
  policy?: (actor: Actor, facts: Facts) => boolean;
  /** The policy that decides whose rows a list shows. */
  scope?: (actor: SignedIn) => { teacherId: string | undefined };
  /** Returns the username of the calling team; the team in mission 3 by default. */
  as?: (app: TestApp, things: OwnedRecords) => string | Promise<string>;
  /** Expected outcome by target: 'ok' or a refusal id. For staff only own and deleted ever differ from the default. */
  staff?: Partial<Record<Target, string>>;
  team?: Partial<Record<Target, string>>;
  anyone?: Partial<Record<Target, string>>;
  /** The call names a teacher: another teacher's id is refused the same way whether or not it exists. */
  namesTeacher?: true;
  /** The record stays after its contents are deleted, so its owner is still known. */
  survivesDeletion?: true;
  /** The reply may contain other schools' data because it is public. */
  open?: true;
  /** Columns of existing rows the call may change; {} if it may change none. Absent for calls that only read. */
  writes?: Record<string, readonly string[]>;
}

const teamId = ({ teamId: id }: OwnedRecords) => ({ teamId: id });
const classId = ({ classId: id }: OwnedRecords) => ({ classId: id });
const teacherId = ({ teacherId: id }: OwnedRecords) => ({ teacherId: id });
const schoolId = ({ schoolId: id }: OwnedRecords) => ({ schoolId: id });
const commentId = ({ commentId: id }: OwnedRecords) => ({ commentId: id });
const chosen = ({ ids }: World) => ({ comments: [ids.commentId] });
const submittedTeam = ({ submittedId: id }: OwnedRecords) => ({ teamId: id });
const submitted = (_app: TestApp, { usernames }: OwnedRecords) => usernames.submitted;
const entryId = ({ entryId: id }: OwnedRecords) => ({ entryId: id });
const chosenEntry = ({ ids }: World) => ({ entries: [ids.entryId] });
/** The permission matrix asks for staff; the team itself is another caller of it. */
const keepsDiary: EndpointCase['policy'] = (actor, facts) => canKeepDiary(actor, { id: '', ...facts });
const proposalId = ({ proposalUid }: OwnedRecords) => ({ proposalId: proposalUid });
const chosenProposal = ({ ids }: World) => ({ proposals: [ids.proposalId] });
/** Columns that a decision on a proposal changes; stars of a hidden proposal do not count in the ranking. */
const PROPOSAL_DECIDED = {
  proposals: ['state', 'held_for', 'decided_by', 'decided_at', 'before'],
  readership: ['shown', 'withdrawn_at'],
  councils: ['revision'],
  standings: ['stars_sum', 'stars_count', 'stars_mean'],
};
const DECIDED = ['state', 'held_for', 'decided_by', 'decided_at', 'before'];
const placedId = ({ teamId: team, placedId: id }: OwnedRecords) => ({ teamId: team, placedId: id });
const recordingId = ({ teamId: team, recordingId: id }: OwnedRecords) => ({ teamId: team, recordingId: id });
/** Other words for the named comment, at its place. */
const otherWords = async ({ app, ids: { placedId: id = '' } }: World) => {
  const [row] = await app.db.select().from(placedComments).where(eq(placedComments.id, id));
  const { step = 0, spanStart: start = 0, spanEnd: end = 1, quote = 'x' } = row ?? {};
  return { level: 2, version: 2, place: { kind: 'text', step, start, end, quote }, text: unique('Porquê?') };
};
const linkId = ({ linkId: id }: OwnedRecords) => ({ linkId: id });
const PLATFORM_COLUMNS = ['name', 'deployment_ids', 'authorize_url', 'token_url', 'jwks_url'];
const registration = () => {
  const url = 'https://moodle.exemplo.pt/lti';
  const urls = { authorizeUrl: url, tokenUrl: url, jwksUrl: url };
  const trust = { trustsEmail: false, emailDomains: [] };
  return { name: 'Moodle', issuer: url, clientId: unique('c'), deploymentIds: ['1'], ...trust, ...urls };
};
/** The same issuer and client id, which do not change. */
const otherRegistration = async ({ app, ids: { platformId = '' } }: World) => {
  const [{ issuer, clientId } = registration()] = await app.db
    .select()
    .from(ltiPlatforms)
    .where(eq(ltiPlatforms.id, platformId));
  return { ...registration(), issuer, clientId };
};
const phraseId = ({ phraseId: id }: OwnedRecords) => ({ phraseId: id });
/** A submitted plan that nobody has judged. */
const planToRead = ({ readingUid }: OwnedRecords) => ({ proposalId: readingUid });
const submittedPlan = ({ submittedUid }: OwnedRecords) => ({ proposalId: submittedUid });
/** The school year of the fixed clock, which all tests of this table share. */
const YEAR = '2026';
/** Each supports are newer than the last, so that they are stored. */
let revisions = 0;
const nextRevision = () => ++revisions;
const unique = (what: string) => `${what}-${randomUUID().slice(0, 8)}`;
const teamAt = (level: number) => async (app: TestApp, things: OwnedRecords) =>
  (await app.team({ classId: things.classId, level })).username;
/** A team whose mission 1 has its marks, so that it may ask about it. */
const markedTeam = async (app: TestApp, things: OwnedRecords) => {
  const { id, username } = await app.team({ classId: things.classId, level: 3 });
  const mark = { teamId: id, level: 1, p1: 20, p2: 40, p2Marked: true };
  const target = [marks.teamId, marks.level];
  await app.db.insert(marks).values(mark).onConflictDoUpdate({ target, set: mark });
  return username;
};
const council = (_app: TestApp, { usernames }: OwnedRecords) => usernames.council;
/** Columns that an erasure changes: what the history says about the erased record, and when its files may be removed. */
const ERASING = { audit: ['subject_name', 'details'], blobs: ['created_at'] };
/** Returns a body with the record's current name. */
const nameOf =
  (table: string, key: string) =>
  async ({ app, ids }: World) => {
    const { rows } = await app.db.execute<{ name: string }>(
      sql`select name from ${sql.identifier(table)} where id = ${ids[key]}`,
    );
    return { name: rows[0]?.name ?? 'Ninguém' };
  };
const readsTeacher: EndpointCase['policy'] = (actor, { teacherId: id }) => canReadTeacher(actor, id);
const usesDossier: EndpointCase['policy'] = (actor, { teacherId: id }) =>
  canUseDossier(actor, { id: '', teacherId: id });
const decides =
  (decision: Decision): EndpointCase['policy'] =>
  (actor, facts) =>
    canModerate(actor, decision, facts);
const councilId = ({ sessionId }: OwnedRecords) => ({ councilId: sessionId });
const steersCouncil: EndpointCase['policy'] = (actor, facts) => canSteerCouncil(actor, [facts]);
const councilSetup = {
  phases: [
    { phase: 'vote', minutes: 20 },
    { phase: 'result', minutes: 10 },
  ],
  ballot: 'stars',
  rule: 'meanWithPrior',
  readings: 2,
  resultReveal: 'byTeacher',
  budget: null,
};
/** Columns that a change of a council session writes. */
const COUNCIL_MOVED = {
  councils: ['state', 'phase', 'ends_at', 'left_ms', 'presenting', 'drawn', 'result_shown', 'revision', 'setup'],
};
const sessionRevision = async ({ app, ids }: World) => {
  const { rows } = await app.db.execute<{ revision: number }>(
    sql`select revision from councils where id = ${ids.councilId}`,
  );
  return rows[0]?.revision ?? 0;
};
/** Links the calling account, so that it can remove the link. */
const ownLink = async ({ app, me, things }: World) => {
  const at = new Date(app.services.now());
  const link = { issuer: unique('https://contas'), subject: 'x', linkedAt: at, lastUsedAt: at };
  const [made] = await app.db
    .insert(staffIdentities)
    .values({ ...link, accountId: me || things.teacherId })
    .returning({ identityId: staffIdentities.id });
  return { current: SEED_PASSWORD, ...made };
};
/** A question without a correction, and another answer to it. */
const freeQuestion = { theme: 'ic', challenge: '2' };
const rightAnswer = () => ({ kind: 'correct', options: [0, 1, 2], mayFall: true });
const answered = { teams: ['level', 'points'], uploads: [] };

/** One entry per call of the contract; the tests in tests/server/attacks make every call in every combination. */
export const ENDPOINT_CASES: Record<EndpointName, EndpointCase> = {
  login: {
    body: ({ things }) => ({ username: things.usernames.fresh, password: SEED_PASSWORD }),
    writes: {},
    open: true,
  },
  loginWithCode: {
    body: async ({ app, things }) => ({
      code: await currentCode(app.db, app.services.teamCodes, things.freshId, null),
    }),
    writes: {},
    open: true,
  },
  // The issuers of these tests have settings of their own (tests/server/identity/issuers).
  beginIssuerSignIn: {
    body: () => ({ issuer: 'nenhum' }),
    anyone: { own: 'notFound' },
    staff: { own: 'notFound' },
    writes: {},
  },
  finishIssuerSignIn: { anyone: { own: 'issuerFailed' }, staff: { own: 'issuerFailed' }, writes: {} },
  beginIssuerLink: {
    body: () => ({ issuer: 'nenhum', current: SEED_PASSWORD }),
    staff: { own: 'notFound' },
    writes: {},
  },
  removeOwnIdentity: { body: ownLink, writes: { sessions: ['revoked_at'] } },
  removeIdentity: { ids: ({ identityId }) => ({ identityId }), writes: { sessions: ['revoked_at'] } },
  ltiPlatforms: {},
  // The installation of these tests has no public address (tests/server/identity/lti has one).
  addLtiPlatform: { body: () => registration(), staff: { own: 'noPublicUrl' }, writes: {} },
  editLtiPlatform: {
    ids: ({ platformId }) => ({ platformId }),
    body: otherRegistration,
    writes: { lti_platforms: PLATFORM_COLUMNS },
  },
  removeLtiPlatform: { ids: ({ platformId }) => ({ platformId }), writes: {} },
  rotateLtiKey: { staff: { own: 'noPublicUrl' }, writes: {} },
  pendingLtiAccount: {},
  linkLtiAccount: { body: () => ({ current: SEED_PASSWORD }), staff: { own: 'notFound' }, writes: {} },
  ltiLinks: { scope: linkScope },
  removeLtiLink: { policy: canManageLink, ids: linkId, writes: {} },
  forgetLtiPupils: { policy: canManageLink, ids: linkId, writes: {} },
  sendLtiMarks: { policy: canManageLink, ids: linkId, staff: { own: 'noService', foreign: 'noService' }, writes: {} },
  ltiMembers: { policy: canManageLink, ids: linkId, staff: { own: 'noService', foreign: 'noService' } },
  beginSecondStep: { anyone: { own: 'factorExpired' }, staff: { own: 'factorExpired' }, writes: {} },
  finishSecondStep: {
    body: () => ({ code: '123456' }),
    anyone: { own: 'factorExpired' },
    staff: { own: 'factorExpired' },
    writes: {},
  },
  signInMethods: {},
  beginTotp: { body: () => ({ current: SEED_PASSWORD }), writes: {} },
  confirmTotp: { body: () => ({ pending: 'x', code: '123456' }), staff: { own: 'factorExpired' }, writes: {} },
  beginPasskey: { body: () => ({ current: SEED_PASSWORD }), writes: {} },
  addPasskey: { body: () => ({ name: 'Chave', passkey: {} }), staff: { own: 'factorExpired' }, writes: {} },
  renewRecoveryCodes: { body: () => ({ current: SEED_PASSWORD }), staff: { own: 'notFound' }, writes: {} },
  removeOwnFactor: { body: () => ({ current: SEED_PASSWORD }), writes: {} },
  staffSignIns: {},
  removeFactors: { ids: ({ teacherId: accountId }) => ({ accountId }), writes: {} },
  logout: { writes: {} },
  renewSession: { writes: {} },
  profile: {},
  myTeam: {},
  allTeams: { scope: teamScope },
  teamsOfTeacher: { policy: readsTeacher, ids: teacherId, namesTeacher: true },
  allTeamsAtOnce: { scope: teamScope },
  teamResponses: { scope: teamScope },
  createTeam: {
    policy: canAddTeamTo,
    ids: ({ classId: schoolClass }) => ({ schoolClass }),
    body: ({ ids }) => ({
      ...ids,
      permissionWanted: ROLE.team,
      name: 'Nova',
      teamMembers: [],
      username: unique('nova'),
      password: 'segredo',
      solarId: THEME_IDS.ic,
      // Only administrators send it; the owner of the team follows from the class.
      teacherId: ids.schoolClass,
    }),
    writes: {},
  },
  moveTeam: {
    policy: (actor, facts) => canManageTeam(actor, facts) && canAddTeamTo(actor, facts),
    ids: (things) => ({ ...teamId(things), ...classId(things) }),
    body: ({ ids }) => ({ classId: ids.classId }),
    writes: { teams: ['class_id'] },
  },
  editTeam: {
    policy: canManageTeam,
    ids: teamId,
    body: () => ({ name: unique('Outra'), teamMembers: ['Eva'] }),
    writes: { teams: ['name', 'members'] },
  },
  readSupports: {},
  writeSupports: {
    body: () => ({ revision: nextRevision(), supports: { ...NO_SUPPORTS, letterSize: 150 } }),
    writes: { team_supports: ['revision', 'supports', 'updated_at'] },
  },
  teamSupports: { policy: canManageTeam, ids: teamId },
  setSupports: {
    policy: canManageTeam,
    ids: teamId,
    body: () => ({ revision: nextRevision(), supports: { ...NO_SUPPORTS, ruler: true } }),
    writes: { team_supports: ['revision', 'supports', 'updated_at'] },
  },
  deleteTeam: { policy: canManageTeam, ids: teamId, writes: {} },
  eraseTeam: { policy: canManageTeam, ids: teamId, body: nameOf('teams', 'teamId'), writes: ERASING },
  checkLevel: {},

  startGame: {},
  postTutorial: {
    as: (_app, { usernames }) => usernames.fresh,
    body: ({ things }) => ({
      ship: 1,
      quiz: '1. Sim',
      texto: 'Somos nós.',
      files: [{ name: 'a.txt', content: `upload:${things.uploadId}` }],
    }),
    writes: { teams: ['level', 'ship'] },
  },
  postLevel1: { as: teamAt(2), body: () => ({ answers: quizAnswers('ic') }), writes: answered },
  postLevel2: { as: teamAt(3), body: () => ({ answers: textAnswers('ic', 2) }), writes: answered },
  postLevel3: {
    as: teamAt(4),
    body: async ({ app, me, things }) => ({
      answers: await Promise.all(
        SOLAR_SYSTEMS.ic.levels.level3.map(async (_, i) => [
          await finishedUpload(app, me || things.freshId, unique(`ficheiro ${i}`)),
        ]),
      ),
    }),
    writes: answered,
  },
  postLevel4: {
    as: teamAt(5),
    body: () => ({ answers: textAnswers('ic', 4) }),
    writes: { teams: ['level', 'points', 'council_at'] },
  },
  chooseInDilemma: { body: () => ({ mission: 1, choice: 'third', opened: [0, 2] }), writes: {} },
  allProposals: { scope: proposalScope },
  proposalPage: { scope: proposalScope },
  proposalsOfTheme: { params: { solarName: THEME_NAMES.ic }, open: true },
  council: { as: council, open: true },
  searchCouncil: {},
  commentProposal: {
    ids: ({ proposalUid }) => ({ proposalUid }),
    as: council,
    body: () => ({ comment: unique('Concordo') }),
    team: { own: 'ownProposal' },
    writes: {},
  },
  answerQuestion: {
    ids: ({ questionId }) => ({ commentId: questionId }),
    as: council,
    body: () => ({ text: unique('Porque sim') }),
    team: { foreign: 'notYours' },
    writes: {},
  },
  acceptSuggestion: {
    ids: ({ suggestionId }) => ({ commentId: suggestionId }),
    as: (_app, { usernames }) => usernames.suggested,
    body: () => ({ proposal: unique('Outro plano') }),
    team: { foreign: 'notYours' },
    writes: { ...PROPOSAL_DECIDED, proposals: ['text', ...PROPOSAL_DECIDED.proposals], comments: ['accepted_at'] },
  },
  rateProposal: {
    ids: ({ proposalUid }) => ({ proposalUid }),
    params: { stars: '4' },
    as: council,
    team: { own: 'ownProposal' },
    writes: { ratings: ['stars', 'at'] },
  },
  readDossier: {
    policy: usesDossier,
    ids: ({ councilId }) => ({ teamId: councilId }),
    as: council,
    team: { foreign: 'notYours' },
  },
  saveDossier: {
    policy: usesDossier,
    ids: ({ councilId }) => ({ teamId: councilId }),
    as: council,
    team: { foreign: 'notYours' },
    body: () => ({ base: 0, writer: unique('página'), dossier: { ...EMPTY_DOSSIER, problem: unique('Falta sombra') } }),
    writes: { council_dossiers: ['revision', 'answers', 'saved_by', 'saved_at', 'writer', 'other'] },
  },
  editProposal: {
    policy: canManageProposal,
    ids: ({ suggestedId }) => ({ teamId: suggestedId }),
    body: () => ({ proposal: unique('Outra') }),
    writes: { ...PROPOSAL_DECIDED, proposals: ['text', ...PROPOSAL_DECIDED.proposals] },
  },
  submitProposal: {
    policy: canManageProposal,
    ids: ({ councilId }) => ({ teamId: councilId }),
    body: () => ({}),
    writes: { proposals: ['submitted_at'] },
  },
  reopenProposal: {
    policy: canManageProposal,
    ids: ({ submittedId }) => ({ teamId: submittedId }),
    body: () => ({ reason: 'Engano.' }),
    writes: { proposals: ['submitted_at'] },
  },
  readDiary: { policy: keepsDiary, ids: submittedTeam, as: submitted, team: { foreign: 'notYours' } },
  writeDiaryEntry: {
    policy: keepsDiary,
    ids: (things) => ({ ...submittedTeam(things), entryId: things.entryId }),
    as: submitted,
    team: { foreign: 'notYours' },
    body: ({ app }) => ({ text: unique('Falámos'), progress: 'approved', day: dayOf(app.services.now()) }),
    writes: { diary_entries: ['text', 'progress', 'reason', 'day', 'fingerprint', ...DECIDED] },
  },
  deleteDiaryEntry: {
    policy: keepsDiary,
    ids: (things) => ({ ...submittedTeam(things), entryId: things.entryId }),
    as: submitted,
    team: { foreign: 'notYours' },
    writes: {},
  },
  shareStory: {
    policy: canShareStory,
    ids: submittedTeam,
    body: () => ({ shared: true }),
    writes: { proposals: ['story_shared'] },
  },
  stories: { as: council },
  diaryQueue: { scope: moderationScope },
  approveDiaryEntries: {
    policy: decides('approve'),
    ids: entryId,
    body: chosenEntry,
    writes: { diary_entries: DECIDED },
  },
  hideDiaryEntries: { policy: decides('hide'), ids: entryId, body: chosenEntry, writes: { diary_entries: DECIDED } },
  undoDiaryDecisions: {
    policy: decides('undo'),
    ids: ({ hiddenEntryId }) => ({ entryId: hiddenEntryId }),
    body: chosenEntry,
    writes: { diary_entries: DECIDED },
  },
  moderationQueue: { scope: moderationScope },
  moderationCount: { scope: moderationScope },
  approveComments: { policy: decides('approve'), ids: commentId, body: chosen, writes: { comments: DECIDED } },
  hideComments: { policy: decides('hide'), ids: commentId, body: chosen, writes: { comments: DECIDED } },
  undoDecisions: {
    policy: decides('undo'),
    ids: ({ hiddenCommentId }) => ({ commentId: hiddenCommentId }),
    body: chosen,
    writes: { comments: DECIDED },
  },
  setModeration: {
    policy: (actor, { school }) => canSetModeration(actor, school),
    ids: schoolId,
    namesTeacher: true,
    body: () => ({ moderation: 'before' }),
    writes: { schools: ['moderation'] },
  },
  proposalQueue: { scope: moderationScope },
  approveProposals: { policy: decides('approve'), ids: proposalId, body: chosenProposal, writes: PROPOSAL_DECIDED },
  hideProposals: { policy: decides('hide'), ids: proposalId, body: chosenProposal, writes: PROPOSAL_DECIDED },
  undoProposalDecisions: {
    policy: decides('undo'),
    ids: ({ hiddenProposalUid }) => ({ proposalId: hiddenProposalUid }),
    body: chosenProposal,
    writes: PROPOSAL_DECIDED,
  },
  reportProposal: { ids: proposalId, as: (_app, { usernames }) => usernames.submitted, writes: {} },
  reportComment: { ids: commentId, as: (_app, { usernames }) => usernames.submitted, writes: {} },
  schoolsOfTeacher: { policy: readsTeacher, ids: teacherId, namesTeacher: true },
  allSchools: { scope: schoolScope },
  schoolPage: { scope: schoolScope },
  allSchoolsAtOnce: { scope: schoolScope },
  addSchool: { body: () => ({ name: unique('Escola'), group: 'Agrupamento' }), writes: {} },
  editSchool: {
    ids: schoolId,
    body: () => ({ name: unique('Outra escola'), group: null }),
    writes: { schools: ['name', 'group_id'] },
  },
  setLevelScale: {
    ids: schoolId,
    body: () => ({ level2: 25, level3: 45, level4: 65, level5: 85 }),
    writes: { schools: ['level2_from', 'level3_from', 'level4_from', 'level5_from'] },
  },
  deleteSchool: { ids: schoolId, staff: { own: 'schoolInUse' }, writes: {} },
  teacherPage: { scope: teacherScope },
  oneTeacher: { policy: readsTeacher, ids: teacherId, namesTeacher: true },
  addTeacher: {
    ids: ({ schoolId: school }) => ({ school }),
    body: ({ ids }) => ({ ...ids, ...newTeacher(), password: 'mar-de-vidro' }),
    writes: {},
  },
  editTeacher: {
    ids: teacherId,
    body: () => ({ ...newTeacher(), school: null }),
    writes: { teachers: ['name', 'school_id'], accounts: ['username', 'email'] },
  },
  deleteTeacher: { policy: (actor, { teacherId: id }) => canDeleteTeacher(actor, id), ids: teacherId, writes: {} },
  credentials: { policy: canOpenPassword, ids: ({ teamId: accountId }) => ({ accountId }) },
  allClasses: { scope: classScope },
  classPage: { scope: classScope },
  addClass: {
    policy: (actor, { teacherId: id }) => canGiveClassTo(actor, id),
    ids: teacherId,
    namesTeacher: true,
    body: ({ ids }) => ({ ...ids, name: unique('9.º') }),
    writes: {},
  },
  editClass: {
    policy: canManageClass,
    ids: classId,
    body: () => ({ name: unique('Outro nome') }),
    writes: { classes: ['name'] },
  },
  deleteClass: { policy: canManageClass, ids: classId, writes: {} },
  keepClass: {
    policy: canManageClass,
    ids: classId,
    body: () => ({ until: '2027-12-31' }),
    writes: { classes: ['keep_until', 'warned_days', 'warned_on'] },
  },
  setClassRanking: {
    policy: canManageClass,
    ids: classId,
    body: () => ({ scope: 'school', open: true }),
    writes: { classes: ['ranking_scope', 'ranking_opened_at'] },
  },
  eraseClass: { policy: canManageClass, ids: classId, body: nameOf('classes', 'classId'), writes: ERASING },
  solar: { params: { solarId: THEME_IDS.ic }, open: true },
  signVideos: { open: true },
  easySolar: { params: { solarId: THEME_IDS.ic }, open: true },
  correctQuizAnswers: {},
  evaluateTeam: {
    policy: canMark,
    ids: teamId,
    body: ({ ids }) => ({ ...ids, points: { level1: { p2: 40 }, level2: { p1: 60, p2: 20 } } }),
    writes: { marks: ['p1', 'p2', 'p1_marked', 'p2_marked'], teams: ['points'] },
  },
  giveBack: {
    policy: canMark,
    ids: teamId,
    params: { level: '2' },
    body: () => ({ note: 'Completem.' }),
    writes: { marks: ['p1', 'p2', 'p1_marked', 'p2_marked'], teams: ['points'] },
  },
  undoGiveBack: {
    policy: canMark,
    ids: ({ returnedId }) => ({ teamId: returnedId }),
    params: { level: '2' },
    writes: { marks: ['p1', 'p2', 'p1_marked', 'p2_marked'], teams: ['points'] },
  },
  ownPhrases: {},
  addPhrase: { body: () => ({ text: unique('Frase') }), writes: {} },
  editPhrase: {
    policy: (actor, { ownerId }) => canUsePhrase(actor, { accountId: ownerId }),
    ids: phraseId,
    body: () => ({ text: unique('Frase'), shortcut: unique('f'), level: 2, criterion: 'p1' }),
    writes: { phrases: ['text', 'shortcut', 'level', 'criterion'] },
  },
  deletePhrase: {
    policy: (actor, { ownerId }) => canUsePhrase(actor, { accountId: ownerId }),
    ids: phraseId,
    writes: {},
  },
  countPhraseUse: { body: () => ({ id: 'm2-p1-40-3' }), writes: { starter_uses: ['uses'] } },
  writeNote: {
    policy: canMark,
    ids: teamId,
    params: { level: '1' },
    body: () => ({ text: unique('Muito bem') }),
    writes: { level_notes: ['text', 'updated_at'] },
  },
  teamFeedback: {},
  seeFeedback: {
    params: { level: '1' },
    body: () => ({ fingerprint: '0123456789abcdef' }),
    writes: { feedback_seen: ['fingerprint', 'seen_at'] },
  },
  askFeedback: {
    as: markedTeam,
    params: { level: '1' },
    body: () => ({ version: 1, text: unique('Porquê') }),
    writes: {},
  },
  feedbackQuestions: { policy: canReadWork, ids: teamId },
  answerFeedback: {
    policy: canMark,
    ids: teamId,
    params: { level: '1' },
    body: () => ({ version: 1, text: unique('Porque') }),
    writes: { feedback_questions: ['answer', 'answered_at'] },
  },
  holdFeedback: {
    policy: canMark,
    ids: classId,
    body: () => ({ until: '2026-03-01' }),
    writes: { classes: ['feedback_held_until'] },
  },
  answerVersions: { policy: canReadWork, ids: teamId },
  answerGrowth: { policy: canReadWork, ids: teamId, params: { level: '2' } },
  placedComments: { policy: canReadWork, ids: teamId },
  writePlacedComment: {
    policy: canMark,
    ids: placedId,
    body: otherWords,
    writes: { placed_comments: ['text', 'updated_at', 'read_at'] },
  },
  deletePlacedComment: { policy: canMark, ids: placedId, writes: {} },
  teamComments: {},
  readTeamComment: {
    ids: ({ placedId: id }) => ({ placedId: id }),
    team: { foreign: 'notFound' },
    body: () => ({ revision: PLACED_AT.getTime() }),
    writes: { placed_comments: ['read_at'] },
  },
  writeTranscript: {
    policy: canMark,
    ids: recordingId,
    body: () => ({ text: unique('Dissemos') }),
    writes: { answer_recordings: ['words', 'words_at'] },
  },
  deleteVoice: { policy: canMark, ids: recordingId, writes: {} },
  markingQueue: { scope: workScope },
  teamWork: { policy: canReadWork, ids: teamId },
  similarAnswers: { scope: workScope, params: { level: '2' } },
  teamwork: { policy: canReadWork, ids: teamId },
  classQuizCorrections: { policy: canReadWork, ids: classId },
  teamQuizCorrections: { policy: canReadWork, ids: teamId },
  previewQuizCorrection: { policy: canMark, ids: classId, params: freeQuestion, body: rightAnswer, writes: {} },
  correctQuiz: {
    policy: canMark,
    ids: classId,
    params: freeQuestion,
    body: rightAnswer,
    writes: { marks: ['p1'], teams: ['points'] },
  },
  undoQuizCorrection: {
    policy: canMark,
    ids: classId,
    params: { theme: 'ic', challenge: '1' },
    writes: { marks: ['p1'], teams: ['points'] },
  },
  quizItems: { scope: workScope },
  markSpread: { scope: workScope },
  marksPage: { scope: workScope },
  answersPage: { scope: workScope },
  studentsPage: { scope: workScope },
  teamReport: { policy: canReadWork, ids: teamId },
  classReport: { policy: canReadWork, ids: classId },
  setPassword: {
    policy: (actor, { teacherId: id }) => canSetPassword(actor, { role: ROLE.team, teacherId: id }),
    ids: ({ teamId: accountId }) => ({ accountId }),
    body: () => ({ password: unique('palavra') }),
    writes: { accounts: ['password_hash', 'sealed_password', 'must_change_password'] },
  },
  changeOwnPassword: {
    body: () => ({ current: SEED_PASSWORD, password: unique('palavra') }),
    writes: { accounts: ['password_hash', 'sealed_password'] },
  },
  teamCode: { policy: canManageCode, ids: teamId },
  renewTeamCode: { policy: canManageCode, ids: teamId, writes: { team_codes: ['generation', 'hash', 'revoked_at'] } },
  revokeTeamCode: { policy: canManageCode, ids: teamId, writes: { team_codes: ['revoked_at'] } },
  ranking: { as: council, open: true },
  classStrengths: { policy: canManageClass, ids: classId },
  councilsOfClass: { policy: steersCouncil, ids: classId },
  prepareCouncil: {
    policy: steersCouncil,
    ids: classId,
    body: ({ ids, things }) => ({
      classIds: [ids.classId],
      proposalIds: [things.proposalUid, things.hiddenProposalUid],
      setup: councilSetup,
    }),
    staff: { own: 'councilWrong' },
    writes: {},
  },
  councilSession: { policy: steersCouncil, ids: councilId },
  changeCouncil: {
    policy: steersCouncil,
    ids: councilId,
    body: async (world) => ({ setup: councilSetup, revision: await sessionRevision(world) }),
    writes: COUNCIL_MOVED,
  },
  steerCouncil: {
    policy: steersCouncil,
    ids: councilId,
    body: async (world) => ({ step: 'extend', minutes: 5, revision: await sessionRevision(world) }),
    writes: COUNCIL_MOVED,
  },
  presentPlan: {
    policy: steersCouncil,
    ids: councilId,
    body: () => ({ proposalId: null }),
    writes: COUNCIL_MOVED,
  },
  chooseForEarth: {
    policy: steersCouncil,
    ids: councilId,
    body: () => ({ proposalId: null }),
    staff: { own: 'councilStepClosed' },
    writes: {},
  },
  councilDebate: { policy: steersCouncil, ids: councilId },
  councilResult: { policy: steersCouncil, ids: councilId, staff: { own: 'councilVoting' } },
  deleteCouncil: { policy: steersCouncil, ids: councilId, writes: {} },
  councilHall: {
    ids: ({ sessionCode }) => ({ code: sessionCode }),
    anyone: { deleted: 'notFound', unknown: 'notFound' },
    open: true,
  },
  teamCouncil: { as: council },
  readPlan: {
    ids: (things) => ({ ...councilId(things), ...proposalId(things) }),
    as: council,
    body: () => ({ read: true }),
    team: { foreign: 'notFound' },
    writes: { council_teams: ['read', 'changes'] },
  },
  applaudPlan: {
    ids: (things) => ({ ...councilId(things), ...proposalId(things) }),
    as: (_app, { usernames }) => usernames.submitted,
    body: () => ({ count: 3 }),
    team: { foreign: 'notFound' },
    writes: { council_teams: ['applause', 'changes'] },
  },
  castBallot: {
    ids: councilId,
    as: council,
    body: () => ({ ballot: null, device: unique('tablet'), press: 1 }),
    team: { foreign: 'notFound' },
    writes: { council_ballots: ['ballot', 'at', 'version', 'device', 'presses'], council_teams: ['changes'] },
  },
  selectionPage: {},
  selectionReaders: {},
  assignReaders: { ids: planToRead, body: ({ me }) => ({ readers: [me] }), writes: {} },
  drawReaders: { body: ({ me }) => ({ readers: [me] }), writes: {} },
  chooseProposal: {
    ids: submittedPlan,
    body: () => ({ reason: unique('Útil') }),
    writes: { selection_choices: ['reason', 'chosen_by', 'chosen_at'] },
  },
  removeChoice: { ids: submittedPlan, body: () => ({ reason: 'Engano.' }), writes: {} },
  publishSelection: { params: { year: YEAR }, body: () => ({ confirm: '2025/2026' }), writes: {} },
  withdrawSelection: { params: { year: YEAR }, body: () => ({ reason: 'Engano.' }), writes: {} },
  ownSelection: {},
  readings: {},
  judgeProposal: {
    policy: (actor, { teacherId: reader }) => canJudge(actor, { teacherId: 'another', readers: [reader] }),
    ids: planToRead,
    body: () => ({ community: 5, feasible: 4, fair: 3, words: unique('Boa') }),
    writes: { selection_readings: ['community', 'feasible', 'fair', 'words', 'judged_at'] },
  },
  selectionResult: { params: { year: YEAR }, open: true },
  readDraft: {},
  writeDraft: {
    body: () => ({ part: 3, revision: 2, device: 'tablet', content: unique('rascunho') }),
    writes: { drafts: ['revision', 'content', 'updated_at'] },
  },
  standing: {},
  classOverviews: { scope: lessonScope },
  classOverview: { policy: canTeachClass, ids: classId },
  classCurriculum: { policy: canTeachClass, ids: classId },
  liveLessons: { scope: lessonScope },
  liveClass: { policy: canTeachClass, ids: classId },
  startLesson: {
    policy: canTeachClass,
    ids: classId,
    body: () => ({ pace: 2 }),
    staff: { own: 'lessonLive' },
    writes: {},
  },
  endLesson: { policy: canTeachClass, ids: classId, writes: { lessons: ['ended_at'] } },
  resumeLesson: { policy: canTeachClass, ids: classId, staff: { own: 'lessonLive' }, writes: {} },
  steer: {
    policy: canTeachClass,
    ids: classId,
    body: () => ({ changes: [{ teamId: null, paused: true, pace: 2, silent: true }] }),
    writes: { lessons: ['paused', 'pace', 'silent'], lesson_teams: ['paused', 'pace', 'silent'] },
  },
  sendMessage: { policy: canTeachClass, ids: classId, body: () => ({ teamId: null, text: unique('Olá') }), writes: {} },
  withdrawMessage: {
    policy: canTeachClass,
    ids: ({ messageId }) => ({ messageId }),
    writes: { lesson_messages: ['withdrawn_at'] },
  },
  changeLessonSettings: {
    policy: canTeachClass,
    ids: classId,
    body: () => ({ plan: 6, nextSession: 3, stuckMinutes: 5 }),
    writes: { lesson_settings: ['plan', 'next_session', 'stuck_minutes'] },
  },
  answerHand: {
    policy: canTeachClass,
    ids: teamId,
    body: () => ({ state: 'coming' }),
    writes: { raised_hands: ['answered_at'] },
  },
  changeAttendance: {
    policy: canTeachClass,
    ids: teamId,
    body: () => ({ present: ['Eva'], roles: { pilot: 'Eva' } }),
    writes: { attendance: ['present', 'absent', 'roles', 'at'] },
  },
  classSurvey: { policy: canTeachClass, ids: classId },
  openSurvey: {
    policy: canTeachClass,
    ids: classId,
    body: () => ({ open: 'after' }),
    writes: { surveys: ['open'], survey_answers: ['counted'] },
  },
  clearSurvey: { policy: canTeachClass, ids: classId, params: { moment: 'before' }, writes: {} },
  surveyOfCode: {
    ids: ({ surveyCode }) => ({ code: surveyCode }),
    anyone: { deleted: 'notFound', unknown: 'notFound' },
    open: true,
  },
  answerSurvey: {
    ids: ({ surveyCode }) => ({ code: surveyCode, answerId: randomUUID() }),
    anyone: { deleted: 'notFound', unknown: 'notFound' },
    body: () => ({ moment: 'before', answers: [1, 2, 3, 4, 5, null, 1, 2] }),
    writes: {},
    open: true,
  },
  classMap: {
    ids: ({ mapCode }) => ({ code: mapCode }),
    anyone: { deleted: 'notFound', unknown: 'notFound' },
    open: true,
  },
  reportDevice: {
    body: () => ({ device: 'tablet', part: 3, step: 'write', words: 12, files: 0, unsent: 0 }),
    writes: {},
  },
  leaveDevice: { body: () => ({ device: 'tablet' }), writes: {} },
  raiseHand: {
    body: () => ({ raised: true, device: 'tablet', press: 7 }),
    writes: { raised_hands: ['pressed_at', 'presses'] },
  },
  takeAttendance: {
    ids: ({ lessonId }) => ({ lessonId }),
    body: () => ({ present: [] }),
    team: { foreign: 'notFound' },
    writes: {},
  },
  seeMessage: { ids: ({ messageId }) => ({ messageId }), team: { foreign: 'notFound' }, writes: {} },
  reflect: { params: { mission: '1' }, body: () => ({ answers: [1, 2, 3] }), writes: {} },
  binPage: { scope: binScope },
  restoreFromBin: { policy: canRestore, ids: ({ binId }) => ({ binId }), writes: {} },
  eraseBinned: {
    policy: canEraseBinned,
    ids: ({ binId }) => ({ binId }),
    body: nameOf('bin', 'binId'),
    writes: ERASING,
  },
  historyPage: { scope: historyScope },
  restoreDrills: {},
  // These tests have no backup; records/drills.test.ts has one.
  startDrill: { staff: { own: 'noBackup' }, writes: {} },
  pastImports: { scope: importScope },
  previewImport: {
    policy: (actor, { teacherId: id }) => canImportFor(actor, id),
    ids: teacherId,
    namesTeacher: true,
    body: ({ ids }) => ({ ...ids, text: 'turma\n9.º Z' }),
    writes: {},
  },
  runImport: {
    policy: (actor, { teacherId: id }) => canImportFor(actor, id),
    ids: teacherId,
    namesTeacher: true,
    body: ({ ids }) => ({
      ...ids,
      rows: [{ line: 1, className: unique('10.º'), teamName: null, solar: '', members: [] }],
    }),
    writes: {},
  },
  undoImport: {
    policy: canUndoImport,
    survivesDeletion: true,
    staff: { deleted: 'ok' },
    ids: ({ importId }) => ({ importId }),
    writes: {},
  },
  teamCards: { policy: canPrintCards, ids: classId },
  site: { open: true },
};

function newTeacher() {
  const username = unique('outra');
  return { name: 'Outra', username, email: `${username}@exemplo.pt` };
}
