import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Actor, SignedIn } from '#domain/ownership.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { canTeachClass, lessonScope } from '#server/classroom/lessons/lessons.policy.ts';
import { canChangeEntry, canKeepDiary, canShareStory } from '#server/council/diary/diary.policy.ts';
import { canUseDossier, isDossierReady } from '#server/council/dossier/dossiers.policy.ts';
import {
  canModerate,
  canSetModeration,
  deciderOf,
  moderationScope,
} from '#server/council/moderation/moderation.policy.ts';
import { canDebateAsAuthor, canManageProposal, canRespondTo, proposalScope } from '#server/council/proposals.policy.ts';
import { canRankEveryTeam, decideTeamRanking, rankedClassScope } from '#server/council/ranking.policy.ts';
import { canJudge } from '#server/council/selection/selection.policy.ts';
import { canSteerCouncil, councilScope } from '#server/council/session/councils.policy.ts';
import { canUseUpload } from '#server/files/uploads/uploads.policy.ts';
import { canReadTheme } from '#server/game/themes.policy.ts';
import {
  canManageCode,
  canManageSignIn,
  canOpenPassword,
  canPrintCards,
  canSeeSignIn,
  canSetPassword,
} from '#server/identity/credentials.policy.ts';
import { canManageLink, canRegister, linkScope } from '#server/identity/lti/lti.policy.ts';
import { canCompareSchool, canMark, canReadWork, canUsePhrase, workScope } from '#server/marking/marking.policy.ts';
import { binScope, canEraseBinned, canRestore } from '#server/records/bin/bin.policy.ts';
import { historyScope } from '#server/records/history/history.policy.ts';
import { canGiveClassTo, canManageClass, classScope } from '#server/school/classes.policy.ts';
import { canImportFor, canUndoImport, importScope } from '#server/school/imports/imports.policy.ts';
import { schoolScope } from '#server/school/schools.policy.ts';
import { canDeleteTeacher, canReadTeacher, mustNameTeacher, teacherScope } from '#server/school/teachers.policy.ts';
import { canAddTeamTo, canManageTeam, teamScope } from '#server/school/teams.policy.ts';

/** Every policy of the server, applied to every kind of caller. */

const SERVER = resolve(import.meta.dirname, '../../src/server');
const KINDS = {
  admin: { accountId: 'admin', role: ROLE.admin },
  manager: { accountId: 'manager', role: ROLE.manager },
  owner: { accountId: 'owner', role: ROLE.teacher },
  otherTeacher: { accountId: 'otherTeacher', role: ROLE.teacher },
  ownTeam: { accountId: 'ownTeam', role: ROLE.team },
  otherTeam: { accountId: 'otherTeam', role: ROLE.team },
  nobody: null,
} as const satisfies Record<string, Actor>;
type Kind = keyof typeof KINDS;
const ALL = Object.keys(KINDS) as Kind[];
const SIGNED_IN = ALL.filter((kind) => kind !== 'nobody') as Exclude<Kind, 'nobody'>[];

const ADMINS: readonly Kind[] = ['admin', 'manager'];
const OWNER: readonly Kind[] = [...ADMINS, 'owner'];
const STAFF: readonly Kind[] = [...OWNER, 'otherTeacher'];
const OF_OWNER = { teacherId: 'owner', ownerId: 'owner' };
const TEXT = { writersTeacher: 'owner', proposalsTeacher: 'otherTeacher' };

type Policy = (...args: never[]) => unknown;
/** The policy, what it is applied to, and who is allowed; everybody else is refused. */
const MAY: [policy: Policy, what: string, ask: (actor: Actor) => boolean, allowed: readonly Kind[]][] = [
  [canManageTeam, 'a team', (actor) => canManageTeam(actor, OF_OWNER), OWNER],
  [canAddTeamTo, 'a class', (actor) => canAddTeamTo(actor, OF_OWNER), OWNER],
  [canManageClass, 'a class', (actor) => canManageClass(actor, OF_OWNER), OWNER],
  [canGiveClassTo, 'a teacher', (actor) => canGiveClassTo(actor, 'owner'), OWNER],
  [canTeachClass, 'a class', (actor) => canTeachClass(actor, OF_OWNER), OWNER],
  [canReadTeacher, 'a teacher', (actor) => canReadTeacher(actor, 'owner'), OWNER],
  [canDeleteTeacher, 'a teacher', (actor) => canDeleteTeacher(actor, 'owner'), ADMINS],
  [canDeleteTeacher, 'an own account', (actor) => canDeleteTeacher(actor, actor?.accountId ?? ''), []],
  [canImportFor, 'a teacher', (actor) => canImportFor(actor, 'owner'), OWNER],
  [canUndoImport, 'an import', (actor) => canUndoImport(actor, OF_OWNER), OWNER],
  [
    canManageSignIn,
    "a teacher's sign-in",
    (actor) => canManageSignIn(actor, { id: 'owner', role: ROLE.teacher }),
    ADMINS,
  ],
  [
    canManageSignIn,
    "a manager's sign-in",
    (actor) => canManageSignIn(actor, { id: 'manager', role: ROLE.manager }),
    ADMINS,
  ],
  [canManageSignIn, "another manager's", (actor) => canManageSignIn(actor, { id: 'x', role: ROLE.manager }), ['admin']],
  [canManageSignIn, "an administrator's", (actor) => canManageSignIn(actor, { id: 'y', role: ROLE.admin }), ['admin']],
  [canSeeSignIn, "an administrator's", (actor) => canSeeSignIn(actor, { role: ROLE.admin }), ['admin']],
  [canSeeSignIn, "a manager's", (actor) => canSeeSignIn(actor, { role: ROLE.manager }), ['admin', 'manager']],
  [canSeeSignIn, "a teacher's", (actor) => canSeeSignIn(actor, { role: ROLE.teacher }), ['admin', 'manager']],
  [canSeeSignIn, 'a team', (actor) => canSeeSignIn(actor, { role: ROLE.team }), []],
  [canManageSignIn, 'a team', (actor) => canManageSignIn(actor, { id: 'ownTeam', role: ROLE.team }), []],
  [canPrintCards, 'a class', (actor) => canPrintCards(actor, OF_OWNER), OWNER],
  [canManageCode, 'a team', (actor) => canManageCode(actor, OF_OWNER), OWNER],
  [canManageLink, 'an activity of a class', (actor) => canManageLink(actor, OF_OWNER), OWNER],
  [canRegister, 'a platform', (actor) => canRegister(actor, null, { trustsEmail: false }), ADMINS],
  [canRegister, 'a trusted platform', (actor) => canRegister(actor, null, { trustsEmail: true }), ['admin']],
  [
    canRegister,
    'a platform that was trusted',
    (actor) => canRegister(actor, { trustsEmail: true }, { trustsEmail: false }),
    ['admin'],
  ],
  [canOpenPassword, 'a team', (actor) => canOpenPassword(actor, OF_OWNER), OWNER],
  [canOpenPassword, 'a teacher', (actor) => canOpenPassword(actor, { teacherId: null }), ADMINS],
  [canSetPassword, 'a team', (actor) => canSetPassword(actor, { role: ROLE.team, teacherId: 'owner' }), OWNER],
  [canSetPassword, 'a teacher', (actor) => canSetPassword(actor, { role: ROLE.teacher, teacherId: null }), ADMINS],
  [canSetPassword, 'a manager', (actor) => canSetPassword(actor, { role: ROLE.manager, teacherId: null }), []],
  [canSetPassword, 'an administrator', (actor) => canSetPassword(actor, { role: ROLE.admin, teacherId: null }), []],
  [canManageProposal, 'a proposal', (actor) => canManageProposal(actor, OF_OWNER), OWNER],
  [canUseDossier, 'a plan', (actor) => canUseDossier(actor, { id: 'ownTeam', ...OF_OWNER }), [...OWNER, 'ownTeam']],
  [canKeepDiary, 'a team', (actor) => canKeepDiary(actor, { id: 'ownTeam', ...OF_OWNER }), [...OWNER, 'ownTeam']],
  [canChangeEntry, "a team's entry", (actor) => canChangeEntry(actor, entryBy(true)), [...OWNER, 'ownTeam']],
  [canChangeEntry, "a teacher's entry", (actor) => canChangeEntry(actor, entryBy(false)), OWNER],
  [canShareStory, 'a team', (actor) => canShareStory(actor, OF_OWNER), OWNER],
  [canModerate, 'approving', (actor) => canModerate(actor, 'approve', TEXT), OWNER],
  [canModerate, 'hiding', (actor) => canModerate(actor, 'hide', TEXT), [...OWNER, 'otherTeacher']],
  [canModerate, 'undoing', (actor) => canModerate(actor, 'undo', TEXT), [...OWNER, 'otherTeacher']],
  [canSetModeration, 'own school', (actor) => canSetModeration(actor, taughtBy(actor, 'owner')), OWNER],
  [canSetModeration, 'no school', (actor) => canSetModeration(actor, { id: 's', ownSchoolId: null }), ADMINS],
  [canRankEveryTeam, 'global', (actor) => canRankEveryTeam(actor, 'global'), [...OWNER, 'otherTeacher']],
  [canRankEveryTeam, 'school', (actor) => canRankEveryTeam(actor, 'school'), ADMINS],
  [canRankEveryTeam, 'class', (actor) => canRankEveryTeam(actor, 'class'), ADMINS],
  [canSteerCouncil, 'own classes', (actor) => canSteerCouncil(actor, [OF_OWNER, OF_OWNER]), OWNER],
  [canSteerCouncil, 'a class of another', (actor) => canSteerCouncil(actor, [OF_OWNER, { teacherId: 'x' }]), ADMINS],
  [canSteerCouncil, 'no class', (actor) => canSteerCouncil(actor, []), ADMINS],
  [canJudge, 'a plan to read', (actor) => canJudge(actor, { teacherId: 'other', readers: ALL }), STAFF],
  [
    canJudge,
    'a plan that another reads',
    (actor) => canJudge(actor, { teacherId: 'other', readers: ['owner'] }),
    ['owner'],
  ],
  [canJudge, 'a plan of an own team', (actor) => canJudge(actor, { teacherId: 'owner', readers: ['owner'] }), []],
  [canMark, 'a team', (actor) => canMark(actor, OF_OWNER), OWNER],
  [canCompareSchool, 'own school', (actor) => canCompareSchool(actor, taughtBy(actor, 'owner')), OWNER],
  [canCompareSchool, 'no school', (actor) => canCompareSchool(actor, { id: 's', ownSchoolId: null }), ADMINS],
  [canReadWork, 'a team', (actor) => canReadWork(actor, OF_OWNER), OWNER],
  [canUsePhrase, 'a phrase', (actor) => canUsePhrase(actor, { accountId: 'owner' }), ['owner']],
  [canRestore, 'an entry', (actor) => canRestore(actor, OF_OWNER), OWNER],
  [canRestore, 'a school', (actor) => canRestore(actor, { ownerId: null }), ADMINS],
  [canEraseBinned, 'an entry', (actor) => canEraseBinned(actor, OF_OWNER), OWNER],
  [canEraseBinned, 'a school', (actor) => canEraseBinned(actor, { ownerId: null }), ADMINS],
  [canUseUpload, 'an upload', (actor) => canUseUpload(actor, { accountId: 'ownTeam' }), ['ownTeam']],
];
const SCOPES = {
  teamScope,
  classScope,
  linkScope,
  lessonScope,
  councilScope,
  teacherScope,
  schoolScope,
  importScope,
  proposalScope,
  moderationScope,
  rankedClassScope,
  workScope,
  binScope,
  historyScope,
};
/** Policies with separate tests below. */
const OTHERS: Policy[] = [
  decideTeamRanking,
  canReadTheme,
  canRespondTo,
  canDebateAsAuthor,
  isDossierReady,
  mustNameTeacher,
  deciderOf,
];

/** Returns an entry of a diary, written by the team or by staff. */
function entryBy(byTeam: boolean) {
  return { teacherId: 'owner', teamId: 'ownTeam', byTeam };
}

/** Returns a school that the teacher teaches at, or another one for other callers. */
function taughtBy(actor: Actor, teacherId: string) {
  return { id: 'school', ownSchoolId: actor?.accountId === teacherId ? 'school' : 'another' };
}

describe('permissions', () => {
  it.each(MAY.map(([policy, what, ask, allowed]) => ({ name: `${policy.name}: ${what}`, ask, allowed })))(
    '$name',
    ({ ask, allowed }) => {
      expect(ALL.filter((kind) => ask(KINDS[kind]))).toEqual(ALL.filter((kind) => allowed.includes(kind)));
    },
  );
});

describe('list scopes', () => {
  it.each(Object.entries(SCOPES))('%s', (_name, scope) => {
    const listed = Object.fromEntries(SIGNED_IN.map((kind) => [kind, scope(KINDS[kind]).teacherId]));
    const own = Object.fromEntries(SIGNED_IN.map((kind) => [kind, kind]));
    expect(listed).toEqual({ ...own, admin: undefined, manager: undefined });
  });
});

it('a team reads its own solar system, staff read all', () => {
  expect([canReadTheme({ theme: 'ic' }, 'ic'), canReadTheme({ theme: 'ic' }, 'dh')]).toEqual([true, false]);
  expect(canReadTheme(null, 'dh')).toBe(true);
});

it("a team responds only to other teams' proposals", () => {
  expect(canRespondTo({ id: 'one' }, { teamId: 'other' })).toBe(true);
  expect(canRespondTo({ id: 'one' }, { teamId: 'one' })).toBe(false);
});

it('a team answers and accepts only on its own proposal', () => {
  expect(canDebateAsAuthor({ id: 'one' }, { teamId: 'one' })).toBe(true);
  expect(canDebateAsAuthor({ id: 'one' }, { teamId: 'other' })).toBe(false);
});

it('a team downloads the dossier of a submitted plan, staff of any', () => {
  const ready = (actor: Actor, submitted: boolean) => isDossierReady(actor, { id: 'ownTeam' }, submitted);
  expect([ready(KINDS.ownTeam, true), ready(KINDS.ownTeam, false)]).toEqual([true, false]);
  expect([ready(KINDS.owner, true), ready(KINDS.owner, false)]).toEqual([true, true]);
});

it('only administrators must name a teacher, and only they may overrule decisions', () => {
  expect(SIGNED_IN.filter((kind) => mustNameTeacher(KINDS[kind]))).toEqual(ADMINS);
  expect(SIGNED_IN.filter((kind) => deciderOf(KINDS[kind] as SignedIn, 9).isAdmin)).toEqual(ADMINS);
  expect(deciderOf(KINDS.owner, 9)).toEqual({ id: 'owner', isAdmin: false, now: 9 });
});

it('every policy of the server is covered', async () => {
  const all = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.policy.ts'));
  expect(files.length).toBeGreaterThan(12);
  const modules = await Promise.all(files.map((file) => import(join(SERVER, file)) as Promise<Record<string, Policy>>));
  const asked = new Set<unknown>([...MAY.map(([policy]) => policy), ...Object.values(SCOPES), ...OTHERS]);
  const exported = modules.flatMap((module) => Object.entries(module));
  expect(exported.filter(([, policy]) => !asked.has(policy)).map(([name]) => name)).toEqual([]);
  expect(
    exported
      .filter(([name]) => name.endsWith('Scope'))
      .map(([name]) => name)
      .sort(),
  ).toEqual(Object.keys(SCOPES).sort());
});

describe('the ranking that a team may see', () => {
  const inCouncil = { isInCouncil: true };
  it.each([
    ['nothing before the teacher opens one', inCouncil, undefined, null, { refusal: 'notOpened' }],
    ['nothing before the council', { isInCouncil: false }, 'class', 'school', { refusal: 'notInCouncil' }],
    ['the opened one', inCouncil, undefined, 'class', { scope: 'class' }],
    ['a narrower one', inCouncil, 'class', 'school', { scope: 'class' }],
    ['no wider one', inCouncil, 'global', 'school', { refusal: 'tooWide' }],
  ] as const)('%s', (_, team, asked, opened, decision) => {
    expect(decideTeamRanking(team, asked, opened)).toEqual(decision);
  });
});
