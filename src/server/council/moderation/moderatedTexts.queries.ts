import { type AnyColumn, sql } from 'drizzle-orm';
import type { Judged, ModerationStatus, QueuePart } from '#domain/council/moderation.ts';
import type { commentReports, comments, proposalReports, proposals } from '#server/db/schema/council.ts';

/** What comments and proposals have in common as texts that staff decide about. */

/** Whose texts: those that a teacher decides about, or all. */
export interface QueueFilter {
  part: QueuePart;
  teacherId: string | undefined;
  /** Only what may speak of self-harm. */
  selfHarm?: boolean;
}

/** A table of reports, and its column with the id of the text. */
interface Reports {
  table: typeof commentReports | typeof proposalReports;
  textId: AnyColumn;
}

/** How a text stands and how many teams have reported it, for a query that selects from its table. */
export function statusFields<Text extends typeof comments | typeof proposals>(text: Text, reports: Reports) {
  const ofText = sql`from ${reports.table} where ${reports.textId} = ${text.id}`;
  const isOpen = sql`${reports.table.at} > coalesce(${text.decidedAt}, '-infinity')`;
  return {
    state: text.state,
    heldFor: text.heldFor,
    decidedBy: text.decidedBy,
    decidedAt: text.decidedAt,
    before: text.before,
    reports: sql<number>`(select count(*)::int ${ofText})`,
    /** Of these, how many came after the last decision. */
    openReports: sql<number>`(select count(*)::int ${ofText} and ${isOpen})`,
  };
}

/** What a verdict needs to know of a text, as it is read. */
export type JudgedRow = Omit<Judged, 'standing'> &
  Pick<ModerationStatus, 'state' | 'heldFor' | 'decidedBy'> & { decidedAt: Date | null };

/** Returns the row as the rules know it. */
export function judgedOf(row: JudgedRow): Judged {
  const { state, heldFor, decidedBy, decidedAt, before, writersTeacher, proposalsTeacher, reports, openReports } = row;
  const standing = { state, heldFor, decidedBy, decidedAt: decidedAt?.getTime() ?? null };
  return { writersTeacher, proposalsTeacher, standing, before, reports, openReports };
}

/** Returns a standing, and the one before it, as columns of the text. */
export function statusColumns(
  { state, heldFor, decidedBy, decidedAt }: ModerationStatus,
  before: ModerationStatus | null,
) {
  return { state, heldFor, decidedBy, decidedAt: decidedAt === null ? null : new Date(decidedAt), before };
}
