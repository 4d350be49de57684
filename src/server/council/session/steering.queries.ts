import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { VoteCount } from '#domain/council/counting/countVote.ts';
import { allotDuels } from '#domain/council/session/duels.ts';
import { drawLots } from '#domain/council/session/lot.ts';
import { allotReadings } from '#domain/council/session/readings.ts';
import type { CouncilSetup } from '#domain/council/session/setup.ts';
import type { CouncilPosition } from '#domain/council/session/steering.ts';
import { DUELS_PER_TEAM } from '#domain/limits.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { councilClasses, councilPlans, councils, councilTeams } from '#server/db/schema/councils.ts';
import { classes, teams } from '#server/db/schema/schema.ts';
import { type CouncilRow, findCouncil } from './councilRow.queries.ts';

/** Locks these classes against deletion, in the order of their ids. */
export async function lockClasses(tx: Tx, classIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: classes.id })
    .from(classes)
    .where(inArray(classes.id, [...classIds]))
    .orderBy(classes.id)
    .for('key share');
}

/**
 * Locks a council session until the transaction ends and reads it; null when it does not exist. Locks its teams against
 * deletion first, as a deletion locks teams before what belongs to them.
 */
export async function lockCouncil(tx: Tx, councilId: string): Promise<CouncilRow | null> {
  const ofCouncil = tx
    .select({ id: councilClasses.classId })
    .from(councilClasses)
    .where(eq(councilClasses.councilId, councilId));
  await tx
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.classId, ofCouncil))
    .orderBy(teams.id)
    .for('key share');
  await tx.select({ id: councils.id }).from(councils).where(eq(councils.id, councilId)).for('update');
  // Read after locking, because a statement blocked on the lock keeps its old snapshot.
  return findCouncil(tx, councilId);
}

export interface NewCouncil {
  code: string;
  seed: string;
  setup: CouncilSetup;
  createdBy: string;
  createdAt: Date;
  classIds: readonly string[];
  proposalIds: readonly string[];
}

/** Inserts a prepared session. A class that has an open one violates the unique index (see constraintRefusals.ts). */
export async function insertCouncil(tx: Tx, { classIds, proposalIds, ...council }: NewCouncil): Promise<string> {
  const [row] = await tx.insert(councils).values(council).returning({ id: councils.id });
  if (!row) throw new Error('The council was not written.');
  const councilId = row.id;
  await tx.insert(councilClasses).values(classIds.map((classId) => ({ councilId, classId })));
  await tx.insert(councilPlans).values(proposalIds.map((proposalId) => ({ councilId, proposalId })));
  return councilId;
}

/** Replaces the plans of a session that has not started. */
export async function replacePlans(tx: Tx, councilId: string, proposalIds: readonly string[]): Promise<void> {
  await tx.delete(councilPlans).where(eq(councilPlans.councilId, councilId));
  await tx.insert(councilPlans).values(proposalIds.map((proposalId) => ({ councilId, proposalId })));
}

/** Writes where a session is, how it runs, the count of its vote and the chosen plan, and counts the change. */
export async function writeCouncil(
  tx: Tx,
  councilId: string,
  {
    endsAt,
    startedAt,
    closedAt,
    ...position
  }: CouncilPosition & { setup: CouncilSetup; count: VoteCount | null; toEarth: string | null },
): Promise<void> {
  const { state, phase, leftMs, presenting, resultShown, drawn, setup, count, toEarth } = position;
  await tx
    .update(councils)
    .set({
      ...{ state, phase, leftMs, presenting, resultShown, drawn, setup, count, toEarth },
      endsAt: dateOf(endsAt),
      startedAt: dateOf(startedAt),
      closedAt: dateOf(closedAt),
      revision: sql`${councils.revision} + 1`,
    })
    .where(eq(councils.id, councilId));
}

/** Marks the classes of a session as taken by it, or as free. */
export async function setOpen(tx: Tx, councilId: string, open: boolean): Promise<void> {
  await tx.update(councilClasses).set({ open }).where(eq(councilClasses.councilId, councilId));
}

/** Draws the order of the presentations by lot. */
export async function drawOrder(tx: Tx, { id, seed, plans }: CouncilRow): Promise<void> {
  const order = drawLots(
    plans.map((plan) => plan.id),
    `${seed}/present`,
  );
  await tx.execute(sql`
    update council_plans cp set place = lot.place
    from unnest(${sql.param(order)}::uuid[]) with ordinality as lot(id, place)
    where cp.council_id = ${id} and cp.proposal_id = lot.id`);
}

/** Keeps what the plans cost now for the count: a dossier that changes later changes no result. */
export async function keepCosts(tx: Tx, { id, plans }: Pick<CouncilRow, 'id' | 'plans'>): Promise<void> {
  const ids = plans.map((plan) => plan.id);
  const costs = plans.map(({ cost }) => cost);
  await tx.execute(sql`
    update council_plans cp set cost = known.cost
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(costs)}::bigint[]) as known(id, cost)
    where cp.council_id = ${id} and cp.proposal_id = known.id`);
}

/**
 * Gives plans to read and duels to the teams of the session's classes that have none yet: to all at the start, later to
 * those that have come since. A team is in the council once it has sent mission 4. How often plans are given stays as equal as possible. The caller holds the session's lock.
 */
export async function admitTeams(tx: Tx, { id, seed, setup, plans }: CouncilRow): Promise<void> {
  const known = await tx
    .select({ teamId: councilTeams.teamId, readings: councilTeams.readings })
    .from(councilTeams)
    .where(eq(councilTeams.councilId, id));
  const newTeams = await teamsWithoutReadings(tx, id);
  if (newTeams.length === 0) return;
  const shown = plans.filter((plan) => plan.shown).map((plan) => ({ id: plan.id, team: plan.team.id }));
  const given = new Map(
    shown.map((plan): [string, number] => [plan.id, known.filter(({ readings }) => readings.includes(plan.id)).length]),
  );
  const readings = allotReadings(newTeams, shown, setup.readings, seed, given);
  const duels = setup.ballot === 'pairs' ? allotDuels(readings, DUELS_PER_TEAM, seed) : new Map<string, never>();
  await tx
    .insert(councilTeams)
    .values(
      newTeams.map((teamId) => ({
        councilId: id,
        teamId,
        readings: readings.get(teamId) ?? [],
        duels: duels.get(teamId) ?? [],
      })),
    )
    .onConflictDoNothing();
}

async function teamsWithoutReadings(tx: Tx, councilId: string): Promise<string[]> {
  const isMember = and(eq(councilTeams.councilId, councilId), eq(councilTeams.teamId, teams.id));
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(councilClasses, eq(councilClasses.classId, teams.classId))
    .leftJoin(councilTeams, isMember)
    .where(and(eq(councilClasses.councilId, councilId), isNull(councilTeams.teamId), isNotNull(teams.councilAt)));
  return rows.map(({ id }) => id);
}

/** The teams and classes whose devices and pages show a session. */
export interface CouncilWatchers {
  teamIds: string[];
  classIds: string[];
}

export async function watchersOf(db: Database | Tx, councilId: string): Promise<CouncilWatchers> {
  const rows = await db
    .select({ teamId: teams.id, classId: councilClasses.classId })
    .from(councilClasses)
    .leftJoin(teams, eq(teams.classId, councilClasses.classId))
    .where(eq(councilClasses.councilId, councilId));
  return {
    teamIds: rows.flatMap(({ teamId }) => teamId ?? []),
    classIds: [...new Set(rows.map(({ classId }) => classId))],
  };
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
