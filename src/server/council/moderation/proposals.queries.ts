import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ModerationStatus, QueuePart } from '#domain/council/moderation.ts';
import { cachedTotals } from '#server/db/cachedTotals.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { atPage, type PageRequest } from '#server/db/paging.ts';
import type { Bindable } from '#server/db/prepared.ts';
import { proposalReports, proposals } from '#server/db/schema/council.ts';
import { accounts, classes, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { actorName } from '#server/records/history/actorName.queries.ts';
import { lockRankingRows } from '../ranking.queries.ts';
import { type QueueFilter, statusColumns, statusFields } from './moderatedTexts.queries.ts';

export type ProposalQueueRow = Awaited<ReturnType<typeof listProposalQueue>>[number];

const deciders = alias(teachers, 'deciders');

/** The fields that a verdict on a proposal needs, for a query that joins `proposals` with its team's `classes`. */
export const JUDGED_PROPOSAL = {
  ...statusFields(proposals, { table: proposalReports, textId: proposalReports.proposalId }),
  returned: proposals.returned,
  writersTeacher: classes.teacherId,
  proposalsTeacher: classes.teacherId,
};

export type LockedProposal = Awaited<ReturnType<typeof lockProposals>>[number];

const IS_SELF_HARM = sql`(${proposals.heldFor} = 'self-harm')`;

/** Lists one page of the queue. Open parts list self-harm first, then the oldest; other parts list the newest first. */
export async function listProposalQueue(db: Database, filter: QueueFilter, part: PageRequest) {
  const isOpen = filter.part === 'waiting' || filter.part === 'reported';
  const way = isOpen ? asc : desc;
  const order = [way(proposals.createdAt), way(proposals.id)];
  if (filter.part === 'waiting') order.unshift(desc(IS_SELF_HARM));
  const texts = db
    .select({
      ...JUDGED_PROPOSAL,
      id: proposals.id,
      text: proposals.text,
      at: proposals.createdAt,
      teamId: teams.id,
      teamName: teams.name,
      theme: teams.theme,
      className: classes.name,
      schoolName: schools.name,
      deciderName: actorName(filter.teacherId, deciders),
    })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .leftJoin(accounts, eq(accounts.id, proposals.decidedBy))
    .leftJoin(deciders, eq(deciders.id, proposals.decidedBy))
    .where(proposalInQueue(filter))
    .orderBy(...order)
    .$dynamic();
  return atPage(texts, part);
}

export function countProposalQueue(db: Database, filter: QueueFilter): Promise<number> {
  return cachedTotals(db)(`proposal moderation ${JSON.stringify(filter)}`, () =>
    db.$count(proposals, proposalInQueue(filter)),
  );
}

/**
 * Returns the condition that a proposal is in this part of the queue. Finds a teacher's teams first, which are few, and then
 * their proposals by the index.
 */
export function proposalInQueue({ part, teacherId, selfHarm = false }: QueueFilter<Bindable>): SQL | undefined {
  const own = sql`${proposals.teamId} = any(array(select own.id from ${teams} own join ${classes} room
    on room.id = own.class_id where room.teacher_id = ${teacherId}))`;
  return and(partOf(part), selfHarm ? IS_SELF_HARM : undefined, teacherId === undefined ? undefined : own);
}

/** A proposal that was given back to its team needs no decision. */
function partOf(part: QueuePart): SQL | undefined {
  if (part === 'waiting') return and(eq(proposals.state, 'held'), eq(proposals.returned, false));
  if (part === 'hidden') return eq(proposals.state, 'hidden');
  if (part === 'all') return undefined;
  const reported = sql`${proposals.id} in (select ${proposalReports.proposalId} from ${proposalReports})`;
  return and(
    eq(proposals.state, 'shown'),
    eq(proposals.returned, false),
    reported,
    sql`${JUDGED_PROPOSAL.openReports} > 0`,
  );
}

/** Returns the condition that a proposal waits for a decision, or has been reported since the last one. */
export function proposalsToDecide(): SQL {
  return sql`(${partOf('waiting')} or ${partOf('reported')})`;
}

/** Locks these proposals and then the ranking rows of their teams until the transaction ends; returns them by id. */
export async function lockProposals(tx: Tx, ids: readonly string[]) {
  const held = tx
    .select({ teamId: proposals.teamId })
    .from(proposals)
    .where(inArray(proposals.id, [...ids]));
  const owners = await held.orderBy(proposals.id).for('no key update');
  await lockRankingRows(
    tx,
    owners.map(({ teamId }) => teamId),
  );
  return tx
    .select({
      ...JUDGED_PROPOSAL,
      id: proposals.id,
      text: proposals.text,
      submittedAt: proposals.submittedAt,
      teamId: teams.id,
      teamName: teams.name,
      theme: teams.theme,
    })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(inArray(proposals.id, [...ids]))
    .orderBy(proposals.id);
}

/** Locks the proposal of one team as lockProposals does; null when there is none. */
export async function lockProposalOfTeam(tx: Tx, teamId: string): Promise<LockedProposal | null> {
  const [own] = await tx.select({ id: proposals.id }).from(proposals).where(eq(proposals.teamId, teamId));
  const [row] = own ? await lockProposals(tx, [own.id]) : [];
  return row ?? null;
}

export async function writeProposalStatus(
  tx: Tx,
  proposalId: string,
  status: ModerationStatus,
  before: ModerationStatus | null,
) {
  await tx.update(proposals).set(statusColumns(status, before)).where(eq(proposals.id, proposalId));
}

/** Adds a team's report; a second one of the same team is ignored. */
export async function addProposalReport(tx: Tx, report: { proposalId: string; teamId: string; at: Date }) {
  await tx.insert(proposalReports).values(report).onConflictDoNothing();
}

/** Condition that this team has reported the proposal, for a query that selects from `proposals`. */
export function reportedBy(teamId: Bindable): SQL<boolean> {
  return sql<boolean>`exists (select from ${proposalReports}
    where ${proposalReports.proposalId} = ${proposals.id} and ${proposalReports.teamId} = ${teamId})`;
}

/** Condition that this team may see the proposal, for a query that selects from `proposals`. */
export function isSeenBy(teamId: Bindable): SQL {
  return sql`((${proposals.state} = 'shown' and not ${proposals.returned}) or ${proposals.teamId} = ${teamId})`;
}

/** Deletes the reports of a proposal whose text was replaced. */
export async function deleteReports(tx: Tx, proposalId: string): Promise<void> {
  await tx.delete(proposalReports).where(eq(proposalReports.proposalId, proposalId));
}
