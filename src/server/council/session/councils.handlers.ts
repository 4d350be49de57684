import type { councils } from '#contract/council/session/councils.ts';
import { changeProblem, inOrder, mayChangeTo, setupProblem } from '#domain/council/session/setup.ts';
import { isAgreedByTalk, isVoteOver, present, steer, withSetup } from '#domain/council/session/steering.ts';
import { newMapCode } from '#server/classroom/lessons/mapCode.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { retryOnDeadlock } from '#server/db/retryOnDeadlock.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { discard } from '#server/records/bin/discard.ts';
import { auditEach, ownedSubject } from '#server/records/history/audit.queries.ts';
import { moderationScope } from '../moderation/moderation.policy.ts';
import { hasBallots } from './ballots.queries.ts';
import { councilReadsOf } from './CouncilReads.ts';
import {
  type CouncilSummary,
  findCouncilClasses,
  listCandidates,
  listClassesOfSchool,
  listCouncilsOfClass,
} from './candidates.queries.ts';
import { type CouncilRow, findCouncil } from './councilRow.queries.ts';
import { canSteerCouncil, councilScope } from './councils.policy.ts';
import { presentCouncil, presentCouncilTeam } from './councils.presenter.ts';
import { tiedPlans } from './countCouncil.ts';
import { countPlanDebates, countTeamComments } from './debateCounts.queries.ts';
import { inCouncil, readPresented } from './inCouncil.ts';
import { moveCouncil } from './moveCouncil.ts';
import { notifyWatchers } from './notifyCouncil.ts';
import {
  orStepClosed,
  refuseWrong,
  requireCountable,
  requireOneSchool,
  requirePossible,
  requireStartable,
} from './requirements.ts';
import {
  admitTeams,
  drawOrder,
  insertCouncil,
  keepCosts,
  lockClasses,
  lockCouncil,
  replacePlans,
  setOpen,
  watchersOf,
} from './steering.queries.ts';

/** Handles council sessions for their teacher (ruling 34). */
export const councilsHandlers: Handlers<typeof councils> = {
  councilsOfClass: async ({ caller, params: { classId }, services: { db } }) => {
    const [own] = await findCouncilClasses(db, [classId]);
    if (own === undefined) throw new Refusal('notFound');
    requireAllowed(canSteerCouncil(caller, [own]));
    const sameSchool = await listClassesOfSchool(db, own, councilScope(caller));
    const classes = [own, ...sameSchool.filter(({ id }) => id !== classId)];
    const ids = classes.map(({ id }) => id);
    const known = await listCouncilsOfClass(db, classId);
    return {
      councils: known.filter((one) => canSteerCouncil(caller, one.classes)).map(presentSummary),
      classes: classes.map(({ id, name, teams }) => ({ _id: id, name, teams })),
      candidates: (await listCandidates(db, ids)).map(({ id, team, ...candidate }) => ({
        _id: id,
        ...candidate,
        team: presentCouncilTeam(team),
      })),
    };
  },
  prepareCouncil: async ({ caller, body, services }) => {
    const { db, random } = services;
    const at = new Date(services.now());
    const classIds = [...new Set(body.classIds)];
    const proposalIds = [...new Set(body.proposalIds)];
    const setup = inOrder(body.setup);
    const councilId = await db.transaction(async (tx) => {
      await lockClasses(tx, classIds);
      const found = await findCouncilClasses(tx, classIds);
      if (found.length < classIds.length) throw new Refusal('notFound');
      requireAllowed(canSteerCouncil(caller, found));
      requireOneSchool(found);
      const teams = found.reduce((sum, one) => sum + one.teams, 0);
      await requirePossible(tx, { setup, proposalIds, classes: found, teams });
      const codes = { code: newMapCode(random), seed: newMapCode(random) };
      const id = await insertCouncil(tx, {
        ...codes,
        setup,
        classIds,
        proposalIds,
        createdBy: caller.accountId,
        createdAt: at,
      });
      await auditEach(
        tx,
        { caller, at },
        'prepareCouncil',
        found.map((one) => ({ subject: ownedSubject(one), details: { council: id } })),
      );
      return id;
    });
    return readPresented(services, councilId);
  },
  councilSession: async ({ caller, params: { councilId }, services }) => {
    const row = await findCouncil(services.db, councilId);
    if (row === null) throw new Refusal('notFound');
    requireAllowed(canSteerCouncil(caller, row.classes));
    return presentCouncil(row, services.now());
  },
  changeCouncil: ({ caller, params: { councilId }, body, services }) =>
    inCouncil({ caller, councilId, services }, async (tx, { row, now, note }) => {
      if (row.state === 'closed') throw new Refusal('councilClosed');
      if (row.revision !== body.revision) throw new Refusal('councilMoved');
      const setup = inOrder(body.setup);
      const proposalIds = body.proposalIds === undefined ? null : [...new Set(body.proposalIds)];
      if (row.state === 'prepared') {
        const visible = row.plans.filter(({ shown }) => shown).map(({ id }) => id);
        const { classes, teams } = row;
        await requirePossible(tx, { setup, proposalIds: proposalIds ?? visible, classes, teams: teams.length });
        if (proposalIds !== null) await replacePlans(tx, councilId, proposalIds);
      } else {
        const known = { setup: row.setup, hasBallots: await hasBallots(tx, councilId) };
        const isSame = proposalIds === null || isSameSet(proposalIds, row);
        if (!isSame || !mayChangeTo(setup, known)) throw new Refusal('councilStarted');
        refuseWrong(changeProblem(setup, row));
        const shown = row.plans.filter((plan) => plan.shown);
        refuseWrong(setupProblem(setup, setup.rule === row.setup.rule ? [] : shown));
      }
      await moveCouncil(tx, row, { ...withSetup(row, { before: row.setup, after: setup, now }), setup });
      await note('changeCouncil');
    }),
  deleteCouncil: async ({ caller, params: { councilId }, services }) => {
    const { db, now } = services;
    const binIt = async (tx: Tx) => {
      const row = await lockCouncil(tx, councilId);
      if (row === null) throw new Refusal('notFound');
      requireAllowed(canSteerCouncil(caller, row.classes));
      const watching = await watchersOf(tx, councilId);
      // It comes back closed when it is restored: its classes may have another one by then.
      const closed = steer(row, 'close', { now: now(), setup: row.setup });
      if (closed !== null) await moveCouncil(tx, row, closed);
      await setOpen(tx, councilId, false);
      const thing = {
        kind: 'council',
        subjectId: councilId,
        ...ownershipOf(row),
        deletionSet: { councils: [councilId] },
      } as const;
      const entry = await discard(tx, { caller, services, action: 'deleteCouncil' }, thing);
      return { binned: entry, watchers: watching, code: row.code };
    };
    const { binned, watchers, code } = await retryOnDeadlock(() => db.transaction(binIt));
    councilReadsOf(db).forgetHall(code);
    await notifyWatchers(db, watchers);
    return binned;
  },
  steerCouncil: ({ caller, params: { councilId }, body: { step, revision, minutes }, services }) =>
    inCouncil({ caller, councilId, services }, async (tx, { row, now, note }) => {
      if (row.revision !== revision) throw new Refusal('councilMoved');
      if (step === 'extend' && minutes === undefined) throw badInput({ minutes: 'Escolha quantos minutos.' });
      if (step === 'start') requireStartable(row);
      const { setup, seed } = row;
      const tied = step === 'drawLot' && isVoteOver(row, setup) ? await tiedPlans(tx, row) : [];
      const next = orStepClosed(steer(row, step, { now, setup, minutes, seed, tied }));
      await moveCouncil(tx, row, next);
      if (step === 'close' || step === 'reopen') await setOpen(tx, councilId, step === 'reopen');
      if (step === 'start') await drawOrder(tx, row);
      if (next.phase === 'vote' && row.phase !== 'vote') await openVote(tx, row);
      if (next.state === 'running') await admitTeams(tx, row);
      const lot = step === 'drawLot' && { seed, tied, drawn: next.drawn };
      await note('steerCouncil', { step, phase: next.phase, ...(step === 'start' && { seed }), ...lot });
    }),
  presentPlan: ({ caller, params: { councilId }, body: { proposalId }, services }) =>
    inCouncil({ caller, councilId, services }, async (tx, { row }) => {
      const isPlan = row.plans.some(({ id, shown }) => shown && id === proposalId);
      if (proposalId !== null && !isPlan) throw new Refusal('notFound');
      await moveCouncil(tx, row, orStepClosed(present(row, proposalId)));
    }),
  chooseForEarth: ({ caller, params: { councilId }, body: { proposalId }, services }) =>
    inCouncil({ caller, councilId, services }, async (tx, { row, note }) => {
      if (!isAgreedByTalk(row, row.setup)) throw new Refusal('councilStepClosed');
      const isPlan = row.plans.some(({ id, shown }) => shown && id === proposalId);
      if (proposalId !== null && !isPlan) throw new Refusal('notFound');
      await moveCouncil(tx, row, { ...row, toEarth: proposalId });
      await note('chooseForEarth', { plan: proposalId });
    }),
  councilDebate: async ({ caller, params: { councilId }, services: { db } }) => {
    const row = await findCouncil(db, councilId);
    if (row === null) throw new Refusal('notFound');
    requireAllowed(canSteerCouncil(caller, row.classes));
    const [plans, written] = await Promise.all([
      countPlanDebates(db, councilId, moderationScope(caller)),
      countTeamComments(db, councilId),
    ]);
    return {
      plans: plans.map(({ id, ...counts }) => ({ _id: id, ...counts })),
      teams: row.teams.map(({ id }) => ({ _id: id, comments: written.get(id) ?? 0 })),
    };
  },
  councilResult: async ({ caller, params: { councilId }, services: { db } }) => {
    const row = await findCouncil(db, councilId);
    if (row === null) throw new Refusal('notFound');
    requireAllowed(canSteerCouncil(caller, row.classes));
    if (!isVoteOver(row, row.setup)) throw new Refusal('councilVoting');
    return councilReadsOf(db).result(row);
  },
};

/** Fixes what the plans cost for a vote that begins; a vote that is taken up again keeps the costs that its ballots saw. */
async function openVote(tx: Tx, row: CouncilRow): Promise<void> {
  if (await hasBallots(tx, row.id)) return;
  requireCountable(row);
  await keepCosts(tx, row);
}

function presentSummary({ id, createdAt, closedAt, classes, ...council }: CouncilSummary) {
  return {
    _id: id,
    ...council,
    classes: classes.map((one) => ({ _id: one.id, name: one.name })),
    createdAt: createdAt.getTime(),
    closedAt: closedAt?.getTime() ?? null,
  };
}

function isSameSet(proposalIds: readonly string[], { plans }: CouncilRow): boolean {
  return proposalIds.length === plans.length && plans.every(({ id }) => proposalIds.includes(id));
}

/** Returns the name of a session in the bin, and its owner: the teacher of all its classes, or only administrators. */
function ownershipOf({ classes }: CouncilRow): { name: string; ownerId: string | null } {
  const [teacherId, ...others] = new Set(classes.map((one) => one.teacherId));
  return {
    name: classes.map(({ name }) => name).join(', '),
    ownerId: others.length === 0 ? (teacherId ?? null) : null,
  };
}
