import { type SQL, sql } from 'drizzle-orm';
import type { QueueCounts } from '#contract/council/moderation.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { type Bindable, prepared } from '#server/db/prepared.ts';
import { comments, proposals } from '#server/db/schema/council.ts';
import { diaryEntries } from '#server/db/schema/diary.ts';
import { inQueue } from './comments.queries.ts';
import { entryInQueue } from './diary.queries.ts';
import type { QueueFilter } from './moderatedTexts.queries.ts';
import { proposalInQueue } from './proposals.queries.ts';

/** The counts of each kind of text. */
interface AllQueueCounts {
  comments: QueueCounts;
  proposals: QueueCounts;
  diary: QueueCounts;
}

/** Counts in one query what waits for a decision of a teacher, which every open panel asks once a minute. */
export async function queueCountsOfTeacher(db: Database, teacherId: string): Promise<AllQueueCounts> {
  const [row] = await countsOfTeacher(db).execute({ teacherId });
  if (row === undefined) throw new Error('The queues were not counted.');
  return row;
}

const countsOfTeacher = prepared((db) =>
  db
    .select({
      comments: countsIn(comments, inQueue),
      proposals: countsIn(proposals, proposalInQueue),
      diary: countsIn(diaryEntries, entryInQueue),
    })
    .from(sql`(values (1)) as one`)
    .prepare('moderation_counts'),
);

function countsIn(
  table: typeof comments | typeof proposals | typeof diaryEntries,
  isInQueue: (filter: QueueFilter<Bindable>) => SQL | undefined,
) {
  const teacherId = sql.placeholder('teacherId');
  const count = (filter: Omit<QueueFilter, 'teacherId'>) =>
    sql`(select count(*) from ${table} where ${isInQueue({ ...filter, teacherId })})`;
  return sql<QueueCounts>`json_build_object('waiting', ${count({ part: 'waiting' })},
    'reported', ${count({ part: 'reported' })}, 'selfHarm', ${count({ part: 'waiting', selfHarm: true })})`;
}
