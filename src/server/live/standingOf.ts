import type { Standing } from '#contract/live.ts';
import { partAtLevel } from '#domain/progression.ts';
import { findDraftStamp } from '../db/drafts.ts';
import type { Database } from '../db/open.ts';
import { openLevelOf, requireTeam } from '../playingTeam.ts';

/** Where the team stands now. Refuses with notFound when there is no such team. */
export async function standingOf(db: Database, teamId: string): Promise<Standing> {
  const level = openLevelOf(await requireTeam(db, teamId));
  const part = partAtLevel(level);
  const stamp = part === null ? null : await findDraftStamp(db, { teamId, part });
  return { level, draft: part === null || stamp === null ? null : { part, ...stamp } };
}
