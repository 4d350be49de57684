import { isCurrent } from '#domain/council/selection/judgements.ts';
import { canBeReader, drawReaders } from '#domain/council/selection/readers.ts';
import { DRAWN_PLANS_MAX } from '#domain/council/selection/selectionLimits.ts';
import { selectionYearName, selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Caller, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { audit } from '#server/records/history/audit.queries.ts';
import type { PlanRow } from './plans.queries.ts';
import {
  countAssigned,
  countLacking,
  lockLackingPlans,
  lockPossibleReaders,
  lockSelection,
} from './readers.queries.ts';
import { addReadings, readingsOf, removeReadings } from './readings.queries.ts';

const NOT_STAFF = { readers: 'Só administradores e professores podem ler planos.' };
const SEED_RANGE = 2 ** 32;

/**
 * Makes these the readers of a locked plan. Throws badInput for somebody who is not staff, ownPlan for the team's teacher,
 * and alreadyRead when somebody who has judged the plan would be replaced.
 */
export async function changeReaders(tx: Tx, plan: PlanRow, wanted: readonly string[]): Promise<void> {
  const ids = [...new Set(wanted)];
  const people = await lockPossibleReaders(tx, ids);
  if (people.length < ids.length) throw badInput(NOT_STAFF);
  if (!people.every((one) => canBeReader(one, plan))) throw new Refusal('ownPlan');
  const present = await readingsOf(tx, [plan.id]);
  const leaving = present.filter(({ accountId }) => !ids.includes(accountId));
  if (leaving.some(({ judgedAt }) => isCurrent(judgedAt, plan.submittedAt))) throw new Refusal('alreadyRead');
  await removeReadings(
    tx,
    plan.id,
    leaving.map(({ accountId }) => accountId),
  );
  await addReadings(
    tx,
    ids.map((accountId) => ({ proposalId: plan.id, accountId })),
  );
}

/**
 * Draws among these people the readers that plans of the current school year lack. The seed and the people are recorded,
 * so that the draw can be repeated.
 */
export function drawMissingReaders(
  { db, now, random }: Pick<Services, 'db' | 'now' | 'random'>,
  caller: Caller,
  ids: readonly string[],
) {
  const year = selectionYearOf(now());
  const seed = `${year}-${Math.floor(random() * SEED_RANGE).toString(36)}`;
  return db.transaction(async (tx) => {
    await lockSelection(tx);
    const people = await lockPossibleReaders(tx, ids);
    if (people.length < new Set(ids).size) throw badInput(NOT_STAFF);
    const plans = await lockLackingPlans(tx, year, DRAWN_PLANS_MAX);
    const drawn = drawReaders(plans, people, await countAssigned(tx, year), seed);
    await addReadings(tx, drawn);
    const details = { seed, readers: people.map(({ id }) => id), assigned: drawn.length };
    const subject = { id: caller.accountId, name: selectionYearName(year) };
    await audit(tx, { caller, at: new Date(now()) }, 'drawReaders', subject, details);
    return { seed, assigned: drawn.length, lacking: await countLacking(tx, year) };
  });
}
