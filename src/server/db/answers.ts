import { and, asc, inArray } from 'drizzle-orm';
import type { Part } from '#domain/vocabulary.ts';
import type { Database } from './open.ts';
import { answerFiles, answers } from './schema.ts';

export interface StoredFile {
  name: string;
  sha256: string;
}
/** The accepted parts of one team; a part that was not posted is missing. */
export type StoredAnswers = Partial<Record<Part, { texts: string[]; files: StoredFile[][] }>>;

/** The answers of these teams, with their files in the order of the steps. */
export async function readAnswers(db: Database, teamIds: readonly string[]): Promise<Map<string, StoredAnswers>> {
  const found = new Map<string, StoredAnswers>();
  if (teamIds.length === 0) return found;
  const [posts, files] = await Promise.all([
    db
      .select({ teamId: answers.teamId, part: answers.part, texts: answers.texts })
      .from(answers)
      .where(inArray(answers.teamId, [...teamIds])),
    db
      .select()
      .from(answerFiles)
      .where(and(inArray(answerFiles.teamId, [...teamIds])))
      .orderBy(asc(answerFiles.step), asc(answerFiles.position)),
  ]);
  for (const { teamId, part, texts } of posts) {
    found.set(teamId, { ...found.get(teamId), [part]: { texts, files: [] } });
  }
  for (const { teamId, part, step, name, sha256 } of files) {
    const post = found.get(teamId)?.[part as Part];
    if (!post) continue;
    const list = post.files[step] ?? [];
    list.push({ name, sha256 });
    post.files[step] = list;
  }
  return found;
}
