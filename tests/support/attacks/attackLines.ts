import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import type { Decision } from '#domain/council/moderation.ts';
import type { Actor, SignedIn } from '#domain/ownership.ts';
import { ROLE, THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import { canModerate, canSetModeration, moderationScope } from '#server/council/moderation/moderation.policy.ts';
import { canManageProposal, proposalScope } from '#server/council/proposals.policy.ts';
import { canOpenPassword, canPrintCards, canSetPassword } from '#server/identity/credentials.policy.ts';
import { canMark, canReadWork } from '#server/marking/marking.policy.ts';
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
import type { AttackedThings } from './attackedThings.ts';

export type Ids = Record<string, string>;
/** Whose the thing is that a call names. */
export const TARGETS = ['own', 'foreign', 'deleted', 'unknown'] as const;
export type Target = (typeof TARGETS)[number];

interface World {
  app: TestApp;
  things: AttackedThings;
  ids: Ids;
  /** The account that calls. */
  me: string;
}

/** Facts of the record that a call names, as the policies ask for them. */
export interface Facts {
  teacherId: string;
  ownerId: string;
  writersTeacher: string;
  proposalsTeacher: string;
  /** The school, and the school of who calls. */
  school: { id: string; ownSchoolId: string | null };
}

/** What one call needs to be a good one, and what it answers where that is not what all others do. */
export interface AttackLine {
  /** The ids that it names; absent: it is about the caller alone, or about everybody. */
  ids?: (things: AttackedThings) => Ids;
  /** Parameters that are no ids. */
  params?: Ids;
  body?: (world: World) => object | Promise<object>;
  /** The policy that the server asks about the record it names; required where a teacher may call. */
  may?: (actor: Actor, facts: Facts) => boolean;
  /** The policy that says whose rows a list shows. */
  scope?: (actor: SignedIn) => { teacherId: string | undefined };
  /** Who of the teams calls; 'team' unless it says another. */
  as?: (app: TestApp, things: AttackedThings) => string | Promise<string>;
  /** Answers by target: 'ok' or the id of a refusal. For staff only own and deleted ever differ. */
  staff?: Partial<Record<Target, string>>;
  team?: Partial<Record<Target, string>>;
  /** A teacher names herself: whether another exists is not told. */
  namesTeacher?: true;
  /** The record outlives what it made, so that its owner is still known. */
  outlives?: true;
  /** Everybody may see what is everybody's. */
  open?: true;
  /** Columns of rows that were there before; a call that may change none says so. Missing on calls that only read. */
  writes?: Record<string, readonly string[]>;
}

const teamId = ({ teamId: id }: AttackedThings) => ({ teamId: id });
const classId = ({ classId: id }: AttackedThings) => ({ classId: id });
const teacherId = ({ teacherId: id }: AttackedThings) => ({ teacherId: id });
const schoolId = ({ schoolId: id }: AttackedThings) => ({ schoolId: id });
const commentId = ({ commentId: id }: AttackedThings) => ({ commentId: id });
const chosen = ({ ids }: World) => ({ comments: [ids.commentId] });
const proposalId = ({ proposalUid }: AttackedThings) => ({ proposalId: proposalUid });
const chosenProposal = ({ ids }: World) => ({ proposals: [ids.proposalId] });
/** What a decision on a proposal changes: the stars of one that other teams do not see rank nobody. */
const PROPOSAL_DECIDED = {
  proposals: ['state', 'held_for', 'decided_by', 'decided_at', 'before'],
  readership: ['shown', 'withdrawn_at'],
  standings: ['stars_sum', 'stars_count', 'stars_mean'],
};
const DECIDED = ['state', 'held_for', 'decided_by', 'decided_at', 'before'];
const unique = (what: string) => `${what}-${randomUUID().slice(0, 8)}`;
const teamAt = (level: number) => async (app: TestApp, things: AttackedThings) =>
  (await app.team({ classId: things.classId, level })).username;
const council = (_app: TestApp, { usernames }: AttackedThings) => usernames.council;
/** What was said about what is erased, and how soon its files may go. */
const ERASING = { audit: ['subject_name', 'details'], blobs: ['created_at'] };
/** The name as it stands, where there is such a row. */
const nameOf =
  (table: string, key: string) =>
  async ({ app, ids }: World) => {
    const { rows } = await app.db.execute<{ name: string }>(
      sql`select name from ${sql.identifier(table)} where id = ${ids[key]}`,
    );
    return { name: rows[0]?.name ?? 'Ninguém' };
  };
const readsTeacher: AttackLine['may'] = (actor, { teacherId: id }) => canReadTeacher(actor, id);
const decides =
  (decision: Decision): AttackLine['may'] =>
  (actor, facts) =>
    canModerate(actor, decision, facts);
const answered = { teams: ['level', 'points'], uploads: [] };

/** One line a call, none may be missing: tests/server/attacks asks each of them in every way. */
export const ATTACK_LINES: Record<EndpointName, AttackLine> = {
  login: {
    body: ({ things }) => ({ username: things.usernames.fresh, password: SEED_PASSWORD }),
    writes: {},
    open: true,
  },
  logout: { writes: {} },
  renewSession: { writes: {} },
  profile: {},
  myTeam: {},
  allTeams: { scope: teamScope },
  teamsOfTeacher: { may: readsTeacher, ids: teacherId, namesTeacher: true },
  allTeamsAtOnce: { scope: teamScope },
  teamResponses: { scope: teamScope },
  createTeam: {
    may: canAddTeamTo,
    ids: ({ classId: schoolClass }) => ({ schoolClass }),
    body: ({ ids }) => ({
      ...ids,
      permissionWanted: ROLE.team,
      name: 'Nova',
      teamMembers: [],
      username: unique('nova'),
      password: 'segredo',
      solarId: THEME_IDS.ic,
      // Asked of an administrator; the class alone says whose the team is.
      teacherId: ids.schoolClass,
    }),
    writes: {},
  },
  moveTeam: {
    may: (actor, facts) => canManageTeam(actor, facts) && canAddTeamTo(actor, facts),
    ids: (things) => ({ ...teamId(things), ...classId(things) }),
    body: ({ ids }) => ({ classId: ids.classId }),
    writes: { teams: ['class_id'] },
  },
  editTeam: {
    may: canManageTeam,
    ids: teamId,
    body: () => ({ name: unique('Outra'), teamMembers: ['Eva'] }),
    writes: { teams: ['name', 'members'] },
  },
  deleteTeam: { may: canManageTeam, ids: teamId, writes: {} },
  eraseTeam: { may: canManageTeam, ids: teamId, body: nameOf('teams', 'teamId'), writes: ERASING },
  checkLevel: {},
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
  rateProposal: {
    ids: ({ proposalUid }) => ({ proposalUid }),
    params: { stars: '4' },
    as: council,
    team: { own: 'ownProposal' },
    writes: { ratings: ['stars', 'at'] },
  },
  editProposal: {
    may: canManageProposal,
    ids: ({ councilId }) => ({ teamId: councilId }),
    body: () => ({ proposal: unique('Outra') }),
    writes: { ...PROPOSAL_DECIDED, proposals: ['text', ...PROPOSAL_DECIDED.proposals] },
  },
  submitProposal: {
    may: canManageProposal,
    ids: ({ councilId }) => ({ teamId: councilId }),
    body: () => ({}),
    writes: { proposals: ['submitted_at'] },
  },
  reopenProposal: {
    may: canManageProposal,
    ids: ({ submittedId }) => ({ teamId: submittedId }),
    body: () => ({ reason: 'Engano.' }),
    writes: { proposals: ['submitted_at'] },
  },
  moderationQueue: { scope: moderationScope },
  moderationCount: { scope: moderationScope },
  approveComments: { may: decides('approve'), ids: commentId, body: chosen, writes: { comments: DECIDED } },
  hideComments: { may: decides('hide'), ids: commentId, body: chosen, writes: { comments: DECIDED } },
  undoDecisions: {
    may: decides('undo'),
    ids: ({ hiddenId }) => ({ commentId: hiddenId }),
    body: chosen,
    writes: { comments: DECIDED },
  },
  setModeration: {
    may: (actor, { school }) => canSetModeration(actor, school),
    ids: schoolId,
    namesTeacher: true,
    body: () => ({ moderation: 'before' }),
    writes: { schools: ['moderation'] },
  },
  proposalQueue: { scope: moderationScope },
  approveProposals: { may: decides('approve'), ids: proposalId, body: chosenProposal, writes: PROPOSAL_DECIDED },
  hideProposals: { may: decides('hide'), ids: proposalId, body: chosenProposal, writes: PROPOSAL_DECIDED },
  undoProposalDecisions: {
    may: decides('undo'),
    ids: ({ withheldUid }) => ({ proposalId: withheldUid }),
    body: chosenProposal,
    writes: PROPOSAL_DECIDED,
  },
  reportProposal: { ids: proposalId, as: (_app, { usernames }) => usernames.submitted, writes: {} },
  reportComment: { ids: commentId, as: (_app, { usernames }) => usernames.submitted, writes: {} },
  schoolsOfTeacher: { may: readsTeacher, ids: teacherId, namesTeacher: true },
  allSchools: { scope: schoolScope },
  schoolPage: { scope: schoolScope },
  allSchoolsAtOnce: { scope: schoolScope },
  addSchool: { body: () => ({ name: unique('Escola'), group: 'Agrupamento' }), writes: {} },
  editSchool: {
    ids: schoolId,
    body: () => ({ name: unique('Outra escola'), group: null }),
    writes: { schools: ['name', 'group_id'] },
  },
  deleteSchool: { ids: schoolId, staff: { own: 'schoolInUse' }, writes: {} },
  teacherPage: { scope: teacherScope },
  oneTeacher: { may: readsTeacher, ids: teacherId, namesTeacher: true },
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
  deleteTeacher: { may: (actor, { teacherId: id }) => canDeleteTeacher(actor, id), ids: teacherId, writes: {} },
  credentials: { may: canOpenPassword, ids: ({ teamId: accountId }) => ({ accountId }) },
  allClasses: { scope: classScope },
  classPage: { scope: classScope },
  addClass: {
    may: (actor, { teacherId: id }) => canGiveClassTo(actor, id),
    ids: teacherId,
    namesTeacher: true,
    body: ({ ids }) => ({ ...ids, name: unique('9.º') }),
    writes: {},
  },
  editClass: {
    may: canManageClass,
    ids: classId,
    body: () => ({ name: unique('Outro nome') }),
    writes: { classes: ['name'] },
  },
  deleteClass: { may: canManageClass, ids: classId, writes: {} },
  keepClass: {
    may: canManageClass,
    ids: classId,
    body: () => ({ until: '2027-12-31' }),
    writes: { classes: ['keep_until', 'warned_days', 'warned_on'] },
  },
  setClassRanking: {
    may: canManageClass,
    ids: classId,
    body: () => ({ scope: 'school', open: true }),
    writes: { classes: ['ranking_scope', 'ranking_opened_at'] },
  },
  eraseClass: { may: canManageClass, ids: classId, body: nameOf('classes', 'classId'), writes: ERASING },
  solar: { params: { solarId: THEME_IDS.ic }, open: true },
  correctQuizAnswers: {},
  evaluateTeam: {
    may: canMark,
    ids: teamId,
    body: ({ ids }) => ({ ...ids, points: { level1: { p2: 40 }, level2: { p1: 60, p2: 20 } } }),
    writes: { marks: ['p1', 'p2', 'p1_marked', 'p2_marked'], teams: ['points'] },
  },
  giveBack: {
    may: canMark,
    ids: teamId,
    params: { level: '2' },
    body: () => ({ note: 'Completem.' }),
    writes: { marks: ['p1', 'p2', 'p1_marked', 'p2_marked'], teams: ['points'] },
  },
  undoGiveBack: {
    may: canMark,
    ids: ({ returnedId }) => ({ teamId: returnedId }),
    params: { level: '2' },
    writes: { marks: ['p1', 'p2', 'p1_marked', 'p2_marked'], teams: ['points'] },
  },
  writeNote: {
    may: canMark,
    ids: teamId,
    params: { level: '1' },
    body: () => ({ text: unique('Muito bem') }),
    writes: { level_notes: ['text', 'updated_at'] },
  },
  answerVersions: { may: canReadWork, ids: teamId },
  teamReport: { may: canReadWork, ids: teamId },
  classReport: { may: canReadWork, ids: classId },
  setPassword: {
    may: (actor, { teacherId: id }) => canSetPassword(actor, { role: ROLE.team, teacherId: id }),
    ids: ({ teamId: accountId }) => ({ accountId }),
    body: () => ({ password: unique('palavra') }),
    writes: { accounts: ['password_hash', 'sealed_password', 'must_change_password'] },
  },
  changeOwnPassword: {
    body: () => ({ current: SEED_PASSWORD, password: unique('palavra') }),
    writes: { accounts: ['password_hash', 'sealed_password'] },
  },
  ranking: { as: council, open: true },
  readDraft: {},
  writeDraft: {
    body: () => ({ part: 3, revision: 2, device: 'tablet', content: unique('rascunho') }),
    writes: { drafts: ['revision', 'content', 'updated_at'] },
  },
  standing: {},
  binPage: { scope: binScope },
  restoreFromBin: { may: canRestore, ids: ({ binId }) => ({ binId }), writes: {} },
  eraseBinned: { may: canEraseBinned, ids: ({ binId }) => ({ binId }), body: nameOf('bin', 'binId'), writes: ERASING },
  historyPage: { scope: historyScope },
  pastImports: { scope: importScope },
  previewImport: {
    may: (actor, { teacherId: id }) => canImportFor(actor, id),
    ids: teacherId,
    namesTeacher: true,
    body: ({ ids }) => ({ ...ids, text: 'turma\n9.º Z' }),
    writes: {},
  },
  runImport: {
    may: (actor, { teacherId: id }) => canImportFor(actor, id),
    ids: teacherId,
    namesTeacher: true,
    body: ({ ids }) => ({
      ...ids,
      rows: [{ line: 1, className: unique('10.º'), teamName: null, solar: '', members: [] }],
    }),
    writes: {},
  },
  undoImport: {
    may: canUndoImport,
    outlives: true,
    staff: { deleted: 'ok' },
    ids: ({ importId }) => ({ importId }),
    writes: {},
  },
  teamCards: { may: canPrintCards, ids: classId },
  site: { open: true },
};

function newTeacher() {
  const username = unique('outra');
  return { name: 'Outra', username, email: `${username}@exemplo.pt` };
}
