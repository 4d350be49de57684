import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/openDatabase.ts';
import { bin, binSubjects } from '#server/db/schema/records.ts';

/** Columns by which a row belongs to a subject, or to something that belongs to one. */
export const OWNER_COLUMNS = [
  'id',
  'teacher_id',
  'class_id',
  'team_id',
  'account_id',
  'proposal_id',
  'comment_id',
  'answer_to',
  'lesson_id',
  'council_id',
] as const;

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Rebuilds the index of subjects of these entries; call it after every change of their rows. */
export async function indexSubjects(tx: Tx, binIds: readonly string[]): Promise<void> {
  if (binIds.length === 0) return;
  const these = inArray(bin.id, [...binIds]);
  await tx.delete(binSubjects).where(inArray(binSubjects.binId, [...binIds]));
  await tx.execute(sql`
    insert into ${binSubjects} (bin_id, subject_id)
    select ${bin.id}, ${bin.subjectId} from ${bin} where ${these}
    union
    select ${bin.id}, (own ->> owning)::uuid
    from ${bin}, jsonb_array_elements(${bin.rows}) as parts(part), jsonb_array_elements(part -> 'rows') as owns(own),
      jsonb_array_elements_text(${JSON.stringify(OWNER_COLUMNS)}::jsonb) as columns(owning)
    where ${these} and own ->> owning ~ ${UUID}`);
}

/** Returns the condition that the entry holds a row of one of these subjects. */
export function containsSubject(ids: Iterable<string>): SQL {
  return sql`${bin.id} in (select ${binSubjects.binId} from ${binSubjects} where ${binSubjects.subjectId} in (
    select named.id::uuid from jsonb_array_elements_text(${JSON.stringify([...ids])}::jsonb) as named(id)))`;
}
