import { type SQL, sql } from 'drizzle-orm';
import type { StoredSupports } from '#contract/school/supports.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { GAME_LEVELS, type Part } from '#domain/vocabulary.ts';
import { drafts, keptDrafts } from '../db/schema/drafts.ts';
import { returnedLevels } from '../db/schema/records.ts';
import { classes, teams } from '../db/schema/schema.ts';
import { teamSupports } from '../db/schema/supports.ts';
import { findTeamAnd } from '../school/teams.queries.ts';

/** A draft, or a version of it that was put aside. */
export interface DraftRow {
  part: Part;
  revision: number;
  device: string;
  content: string;
  /** Unix seconds. */
  at: number;
}

export interface StartRows {
  /** The day until which feedback of the team's class is held back, passed or not. */
  heldUntil: string | null;
  supports: StoredSupports | null;
  drafts: DraftRow[];
  /** Latest first. */
  kept: DraftRow[];
}

const OWN_PART = sql.join(
  GAME_LEVELS.map((level) => sql`when ${sql.raw(`${level} then ${partAtLevel(level)}`)}`),
  sql` `,
);
/** Parts that a team may play now: its own, and missions that were given back. */
const PLAYED_PARTS = sql`(select (case ${teams.level} ${OWN_PART} end)::smallint union all
  select ${returnedLevels.level} from ${returnedLevels} where ${returnedLevels.teamId} = ${teams.id})`;

const version = (table: typeof drafts | typeof keptDrafts, at: SQL) => sql`json_build_object(
  'part', ${table.part}, 'revision', ${table.revision}, 'device', ${table.device}, 'content', ${table.content},
  'at', floor(extract(epoch from ${at}))::float8)`;

/**
 * Reads a team with everything that its game begins with; null when the team does not exist. One statement sees one moment, so
 * the level, the answers and the draft always fit together.
 */
export const findStart = findTeamAnd(
  'game_start',
  sql<StartRows>`'heldUntil', ${classes.feedbackHeldUntil},
  'supports', (select json_build_object('revision', ${teamSupports.revision}, 'supports', ${teamSupports.supports})
    from ${teamSupports} where ${teamSupports.teamId} = ${teams.id}),
  'drafts', (select coalesce(json_agg(${version(drafts, sql`${drafts.updatedAt}`)}), '[]'::json)
    from ${drafts} where ${drafts.teamId} = ${teams.id}),
  'kept', (select coalesce(json_agg(${version(keptDrafts, sql`${keptDrafts.at}`)} order by ${keptDrafts.id} desc), '[]'::json)
    from ${keptDrafts} where ${keptDrafts.teamId} = ${teams.id} and ${keptDrafts.part} in ${PLAYED_PARTS})`,
);
