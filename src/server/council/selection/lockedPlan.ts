import type { SelectedPlan } from '#contract/council/selection.ts';
import { withheldReasonOf } from '#domain/council/proposalModeration.ts';
import { selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { lockTeam } from '#server/game/levels.queries.ts';
import { Refusal } from '#server/http/Refusal.ts';
import type { AuditSubject } from '#server/records/history/audit.queries.ts';
import { findPlan, type PlanRow } from './plans.queries.ts';
import { lockSelection } from './readers.queries.ts';
import { readingsOf } from './readings.queries.ts';
import { publishedAt } from './results.queries.ts';
import { presentPlan } from './selection.presenter.ts';

type Allow = (plan: { teacherId: string; readers: readonly string[] }) => void;

/**
 * Runs `work` in a transaction that holds the selection's lock and the lock of the plan's team, so that the plan is neither
 * deleted nor reopened meanwhile. `allow` throws when the caller may not touch the plan. Throws notFound, then notSubmitted
 * for a draft and notShown for a plan that other teams do not see.
 */
export async function inLockedPlan<T>(
  db: Database,
  proposalId: string,
  work: (tx: Tx, plan: PlanRow) => Promise<T>,
  allow: Allow = () => undefined,
): Promise<T> {
  const known = await findPlan(db, proposalId);
  if (known === null) throw new Refusal('notFound');
  return db.transaction(async (tx) => {
    await lockSelection(tx);
    await lockTeam(tx, known.teamId);
    const plan = await findPlan(tx, proposalId);
    if (plan === null) throw new Refusal('notFound');
    const readers = (await readingsOf(tx, [proposalId])).map(({ accountId }) => accountId);
    allow({ teacherId: plan.teacherId, readers });
    const { submittedAt } = plan;
    if (submittedAt === null) throw new Refusal('notSubmitted');
    if (withheldReasonOf(plan) !== null) throw new Refusal('notShown');
    return work(tx, { ...plan, submittedAt });
  });
}

/** Reads the plan for administrators. Throws notFound when it is gone. */
export async function readPlan(tx: Tx, proposalId: string): Promise<SelectedPlan> {
  const plan = await findPlan(tx, proposalId);
  if (plan?.submittedAt == null) throw new Refusal('notFound');
  return presentPlan({ ...plan, submittedAt: plan.submittedAt }, await readingsOf(tx, [proposalId]));
}

/** Throws selectionPublished while the result of the plan's school year is published. */
export async function requireNotPublished(tx: Tx, { submittedAt }: PlanRow): Promise<void> {
  if ((await publishedAt(tx, selectionYearOf(submittedAt.getTime()))) !== null) throw new Refusal('selectionPublished');
}

/** Names no owner: a teacher must learn neither who reads the plans of her teams nor what is not yet published. */
export function planSubject({ teamId, teamName }: PlanRow): AuditSubject {
  return { id: teamId, name: teamName };
}
