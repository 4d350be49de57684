import { and, asc, eq, sql } from 'drizzle-orm';
import type { GrowthMission } from '#domain/game/growth.ts';
import { writtenText } from '#domain/game/recordings.ts';
import type { Database, Tx } from '../../db/openDatabase.ts';
import { draftSteps, drafts } from '../../db/schema/drafts.ts';
import { answerVersions } from '../../db/schema/records.ts';
import { answers } from '../../db/schema/schema.ts';
import { textArray } from '../levels.queries.ts';

const MINUTE_MS = 60_000;

interface AnswerKey {
  teamId: string;
  part: GrowthMission;
}

interface Step {
  number: number;
  at: Date;
  texts: string[];
}

/** A version of an answer that the team has posted. */
interface PostedVersion {
  version: number;
  at: Date;
  texts: string[];
}

/**
 * Adds a step to the version that is being written, and notes it in the draft. Keeps only the minute. Returns the version,
 * and how many steps it has now. The caller holds the team's lock.
 */
export async function addStep(
  tx: Tx,
  { teamId, part }: AnswerKey,
  { texts, at }: Omit<Step, 'number'>,
): Promise<{ version: number; steps: number }> {
  const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
  const own = sql`team_id = ${teamId} and part = ${part}`;
  const { rows } = await tx.execute<{ version: number; steps: number }>(sql`
    with noted as (
      update ${drafts} set step_texts = ${textArray(texts)}, step_at = ${at.toISOString()} where ${own}
    ), written as (
      select 1 + (select count(*) from ${answers} where ${own})
        + (select count(*) from ${answerVersions} where team_id = ${teamId} and level = ${part}) as version
    ), earlier as (
      select written.version, count(number)::int as steps, coalesce(max(number), 0) as number
      from written left join ${draftSteps} on ${own} and ${draftSteps.version} = written.version
      group by written.version
    )
    insert into ${draftSteps} (team_id, part, version, number, at, texts)
    select ${teamId}::uuid, ${part}::smallint, version, number + 1, ${minute.toISOString()}::timestamptz, ${textArray(texts)}
    from earlier
    returning version, 1 + (select steps from earlier) as steps`);
  const [made] = rows;
  if (made === undefined) throw new Error('The step of a draft was not stored.');
  return made;
}

/** Lists the steps of one version, oldest first. */
export function readSeries(
  db: Database | Tx,
  { teamId, part, version }: AnswerKey & { version: number },
): Promise<Step[]> {
  return db
    .select({ number: draftSteps.number, at: draftSteps.at, texts: draftSteps.texts })
    .from(draftSteps)
    .where(and(eq(draftSteps.teamId, teamId), eq(draftSteps.part, part), eq(draftSteps.version, version)))
    .orderBy(asc(draftSteps.number));
}

/** Deletes one step of a version. The caller holds the team's lock. */
export async function deleteStep(
  tx: Tx,
  { teamId, part, version }: AnswerKey & { version: number },
  number: number,
): Promise<void> {
  const series = and(eq(draftSteps.teamId, teamId), eq(draftSteps.part, part), eq(draftSteps.version, version));
  await tx.delete(draftSteps).where(and(series, eq(draftSteps.number, number)));
}

/** Lists the posted versions of an answer by number; the last one is the team's answer, also while it is given back. */
export async function readPostedVersions(db: Database, { teamId, part }: AnswerKey): Promise<PostedVersion[]> {
  const [former, current] = await Promise.all([
    db
      .select({ version: answerVersions.version, at: answerVersions.acceptedAt, texts: answerVersions.texts })
      .from(answerVersions)
      .where(and(eq(answerVersions.teamId, teamId), eq(answerVersions.level, part)))
      .orderBy(asc(answerVersions.version)),
    db
      .select({ at: answers.acceptedAt, texts: answers.texts })
      .from(answers)
      .where(and(eq(answers.teamId, teamId), eq(answers.part, part))),
  ]);
  const posted = [...former, ...current.map((answer) => ({ ...answer, version: former.length + 1 }))];
  return posted.map((answer) => ({ ...answer, texts: answer.texts.map(writtenText) }));
}
