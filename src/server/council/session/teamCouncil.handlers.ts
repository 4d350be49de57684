import type { teamCouncils } from '#contract/council/session/teamCouncil.ts';
import { type Ballot, ballotAbout, ballotProblem, plansIn } from '#domain/council/session/ballots.ts';
import { pairKey } from '#domain/council/session/duels.ts';
import { isVoting } from '#domain/council/session/steering.ts';
import { COUNCIL_PLANS } from '#domain/limits.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { retryOnDeadlock } from '#server/db/retryOnDeadlock.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { canRespondTo } from '../proposals.policy.ts';
import { lockVoter, type Voter, withoutStoredPlans, writeBallot } from './ballots.queries.ts';
import { councilReadsOf } from './CouncilReads.ts';
import { isResultOpen, presentTeamCouncil } from './councils.presenter.ts';
import { notifyOwnChange } from './notifyCouncil.ts';
import { admitTeams, lockCouncil } from './steering.queries.ts';
import {
  findOwnPart,
  findRunningPlan,
  markRead,
  type OwnPart,
  type RunningPlan,
  type TeamPlan,
  writeApplause,
} from './teamCouncil.queries.ts';

const DONE = { ok: true } as const;
const OWN_PLAN = { message: 'Não podem aplaudir a vossa própria proposta.' };
const NOT_PRESENTED = { message: 'As palmas são para a proposta que está a ser apresentada.' };
const OTHER_KIND = 'Este conselho vota de outra forma. Atualizem a página e votem de novo.';
const ALL_DELETED = 'As propostas deste voto já não estão no conselho. Votem nas que ficaram.';
const OTHER_DUEL = 'O voto inclui um duelo que não foi dado a esta equipa.';

/** Handles a council session on a team's devices (ruling 34). */
export const teamCouncilHandlers: Handlers<typeof teamCouncils> = {
  teamCouncil: async ({ caller: { accountId: teamId }, services: { db, now } }) => {
    const own = await requireOwnPart(db, teamId);
    if (own === null || own.member === null) return { council: null };
    const reads = councilReadsOf(db);
    const row = await reads.atRevision(own.councilId, own.revision);
    if (row === null || row.state !== 'running') return { council: null };
    const result = isResultOpen(row) ? await reads.result(row) : null;
    return { council: presentTeamCouncil(row, { teamId, own, now: now(), result }) };
  },
  readPlan: async ({ caller: { accountId: teamId }, params, body: { read }, services: { db } }) => {
    const plan = { ...params, teamId };
    await requirePlan(db, plan);
    await markRead(db, plan, read);
    await notifyOwnChange(db, plan.councilId, teamId);
    return DONE;
  },
  applaudPlan: async ({ caller: { accountId: teamId }, params, body: { count }, services: { db } }) => {
    const plan = { ...params, teamId };
    const { author, isPresented } = await requirePlan(db, plan);
    if (!canRespondTo({ id: teamId }, { teamId: author })) throw new Refusal('ownProposal', OWN_PLAN);
    if (!isPresented) throw new Refusal('councilStepClosed', NOT_PRESENTED);
    await writeApplause(db, plan, count);
    await notifyOwnChange(db, plan.councilId, teamId);
    return DONE;
  },
  castBallot: async ({ caller: { accountId: teamId }, params: { councilId }, body, services: { db, now } }) => {
    const { ballot, device, press, knownVersion } = body;
    await admit(db, councilId, teamId);
    const cast = async (tx: Tx) => {
      const voter = await lockVoter(tx, { councilId, teamId, device });
      if (voter === null || voter.state === 'prepared') throw new Refusal('notFound');
      // Counted before, or replaced by a later one of this device: a network may deliver a ballot again, or late.
      if (voter.press !== null && voter.press >= press) return false;
      if (!isVoting(voter)) throw new Refusal('voteClosed');
      if (voter.duels === null) throw new Refusal('notFound');
      const valid = ballot === null ? null : await requireValid(tx, ballot, { voter, teamId });
      const at = new Date(now());
      const outcome = await writeBallot(tx, { councilId, teamId, ballot: valid, at, device, press, knownVersion });
      if (outcome === 'replaced') throw new Refusal('voteReplaced');
      return outcome === 'written';
    };
    const counted = await retryOnDeadlock(() => db.transaction(cast));
    await notifyOwnChange(db, councilId, teamId);
    return { ...DONE, counted };
  },
};

/**
 * Returns the ballot without the plans that were deleted since the team chose them: the rest of it counts. Throws
 * ballotWrong when nothing is left, and for any other problem, such as a plan of another session.
 */
async function requireValid(
  tx: Tx,
  ballot: Ballot,
  { voter, teamId }: { voter: Voter; teamId: string },
): Promise<Ballot> {
  const known = new Set(voter.plans.map(({ id }) => id));
  const unknown = [...new Set(plansIn(ballot))].filter((plan) => !known.has(plan));
  const deleted = unknown.length > COUNCIL_PLANS.max ? [] : await withoutStoredPlans(tx, unknown);
  const plans = [...voter.plans, ...deleted.map((id) => ({ id, teamId: null, shown: false }))];
  const rest = ballotAbout(ballot, (plan) => !deleted.includes(plan));
  const isLeft = deleted.length === 0 || plansIn(rest).length > 0;
  const problem = problemOf(ballot, { ...voter, plans }, teamId) ?? (isLeft ? null : ALL_DELETED);
  if (problem !== null) throw new Refusal('ballotWrong', { message: problem });
  return rest;
}

type Ballots = Pick<Voter, 'kind' | 'duels'> & {
  plans: readonly { id: string; teamId: string | null; shown: boolean }[];
};

function problemOf(ballot: Ballot, { kind, plans, duels }: Ballots, teamId: string): string | null {
  if (ballot.kind !== kind) return OTHER_KIND;
  const own = plans.find((plan) => plan.teamId === teamId)?.id ?? null;
  const shown = plans.filter((plan) => plan.shown).map(({ id }) => id);
  const problem = ballotProblem(ballot, { plans: plans.map(({ id }) => id), own, shown });
  if (problem !== null || ballot.kind !== 'pairs') return problem;
  const given = new Set((duels ?? []).map(pairKey));
  return ballot.duels.every((duel) => given.has(pairKey(duel))) ? null : OTHER_DUEL;
}

/** Returns the plan's author and whether it is presented. Refuses with notFound unless plan and team are in the session. */
async function requirePlan(db: Database, plan: TeamPlan): Promise<RunningPlan> {
  await admit(db, plan.councilId, plan.teamId);
  const found = await findRunningPlan(db, plan);
  if (found === null) throw new Refusal('notFound');
  return found;
}

/** Gives plans to read to a team that came into the council after the start of this session. */
async function admit(db: Database, councilId: string, teamId: string): Promise<void> {
  const own = await findOwnPart(db, teamId);
  if (own?.councilId !== councilId || own.member !== null) return;
  await db.transaction(async (tx) => {
    const row = await lockCouncil(tx, councilId);
    if (row?.state === 'running') await admitTeams(tx, row);
  });
}

/** Reads a team's part of the running session; null when none is running. `member` is null until it is in the council. */
async function requireOwnPart(db: Database, teamId: string): Promise<OwnPart | null> {
  const own = await findOwnPart(db, teamId);
  if (own === null || own.member !== null) return own;
  await admit(db, own.councilId, teamId);
  return findOwnPart(db, teamId);
}
