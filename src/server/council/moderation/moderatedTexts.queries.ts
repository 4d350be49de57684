import { type AnyColumn, sql } from 'drizzle-orm';
import type { JudgedText, ModerationStatus, QueuePart } from '#domain/council/moderation.ts';
import type { Bindable } from '#server/db/prepared.ts';
import type { commentReports, comments, proposalReports, proposals } from '#server/db/schema/council.ts';
import type { diaryEntries } from '#server/db/schema/diary.ts';

// Shared by comments, proposals and entries of diaries, the kinds of moderated text.

export interface QueueFilter<Teacher extends Bindable = string> {
  part: QueuePart;
  /** The teacher who decides on the texts; undefined for all. */
  teacherId: Teacher | undefined;
  /** Only texts that may speak of self-harm. */
  selfHarm?: boolean;
}

/** A table of reports, and its column that references the text. */
interface Reports {
  table: typeof commentReports | typeof proposalReports;
  textId: AnyColumn;
}

/** Returns the moderation status for a query that selects from the text's table. */
export function decisionFields<Text extends typeof comments | typeof proposals | typeof diaryEntries>(text: Text) {
  return {
    state: text.state,
    heldFor: text.heldFor,
    decidedBy: text.decidedBy,
    decidedAt: text.decidedAt,
    before: text.before,
  };
}

/** Returns the moderation status and report counts for a query that selects from the text's table. */
export function statusFields<Text extends typeof comments | typeof proposals>(text: Text, reports: Reports) {
  const ofText = sql`from ${reports.table} where ${reports.textId} = ${text.id}`;
  const isOpen = sql`${reports.table.at} > coalesce(${text.decidedAt}, '-infinity')`;
  return {
    ...decisionFields(text),
    reports: sql<number>`(select count(*)::int ${ofText})`,
    /** Number of reports after the last decision. */
    openReports: sql<number>`(select count(*)::int ${ofText} and ${isOpen})`,
  };
}

/** The database row of the fields that a verdict needs. */
export type JudgedRow = Omit<JudgedText, 'status'> &
  Pick<ModerationStatus, 'state' | 'heldFor' | 'decidedBy'> & { decidedAt: Date | null };

/** Converts the row to the domain's type. */
export function judgedOf(row: JudgedRow): JudgedText {
  const { state, heldFor, decidedBy, decidedAt, before, writersTeacher, proposalsTeacher, reports, openReports } = row;
  const status = { state, heldFor, decidedBy, decidedAt: decidedAt?.getTime() ?? null };
  return { writersTeacher, proposalsTeacher, status, before, reports, openReports };
}

/** Converts a status and the previous one to columns of the text. */
export function statusColumns(
  { state, heldFor, decidedBy, decidedAt }: ModerationStatus,
  before: ModerationStatus | null,
) {
  return { state, heldFor, decidedBy, decidedAt: decidedAt === null ? null : new Date(decidedAt), before };
}
