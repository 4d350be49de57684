import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { LastStep } from '#domain/game/growth.ts';
import type { Part } from '#domain/vocabulary.ts';
import { batched } from '../db/Batched.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { drafts, keptDrafts } from '../db/schema/drafts.ts';
import { classes, teams } from '../db/schema/schema.ts';
import { asPlayingTeam, PLAYING_TEAM, type PlayingTeam } from './levels.queries.ts';

/** Maximum number of kept versions per team and part; the latest of each device, then of each tab, are kept longest. */
const KEPT_MAX = 20;

export interface DraftVersion {
  revision: number;
  device: string;
  content: string;
  at: Date;
}

/** The draft of a part, with the last step of how the answer grew; null before the first. */
interface StoredDraft extends DraftVersion {
  lastStep: LastStep | null;
}

interface TeamWithDraft {
  team: PlayingTeam;
  draft: StoredDraft;
}

/** The device's part of `device`, which also names the tab (client/game/world/drafts/deviceId.ts). */
const DEVICE = sql`split_part(${keptDrafts.device}, '.', 1)`;

type DraftKey = { teamId: string; part: Part };

const STORED_DRAFT = {
  revision: drafts.revision,
  device: drafts.device,
  content: drafts.content,
  at: drafts.updatedAt,
  stepTexts: drafts.stepTexts,
  stepAt: drafts.stepAt,
} as const;

const draftOf = prepared((db) =>
  db
    .select(STORED_DRAFT)
    .from(drafts)
    .where(and(eq(drafts.teamId, sql.placeholder('teamId')), eq(drafts.part, sql.placeholder('part'))))
    .prepare('draft'),
);

const teamsWithDrafts = prepared((db) =>
  db
    .select({ team: PLAYING_TEAM, part: drafts.part, draft: STORED_DRAFT })
    .from(drafts)
    .innerJoin(teams, eq(teams.id, drafts.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    // A team has one draft, or two: by its own part alone, the statement would be planned worse.
    .where(sql`${drafts.teamId} = any(${sql.placeholder('teamIds')}::uuid[])`)
    .prepare('teams_with_drafts'),
);

const draftFollow = prepared((db) =>
  db
    .update(drafts)
    .set({
      revision: sql`${sql.placeholder('revision')}`,
      content: sql`${sql.placeholder('content')}`,
      updatedAt: sql`${sql.placeholder('at')}`,
    })
    .where(
      and(
        eq(drafts.teamId, sql.placeholder('teamId')),
        eq(drafts.part, sql.placeholder('part')),
        eq(drafts.revision, sql.placeholder('former')),
        eq(drafts.device, sql.placeholder('device')),
      ),
    )
    .prepare('draft_follow'),
);

const draftWrite = prepared((db) =>
  db
    .insert(drafts)
    .values({
      teamId: sql.placeholder('teamId'),
      part: sql.placeholder('part'),
      revision: sql.placeholder('revision'),
      device: sql.placeholder('device'),
      content: sql.placeholder('content'),
      updatedAt: sql.placeholder('at'),
    })
    .onConflictDoUpdate({
      target: [drafts.teamId, drafts.part],
      set: {
        revision: sql`excluded.revision`,
        device: sql`excluded.device`,
        content: sql`excluded.content`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .prepare('draft_write'),
);

/** Reads the draft of this part; null when there is none. */
export async function findDraft(db: Database | Tx, place: DraftKey): Promise<StoredDraft | null> {
  const [row] = await draftOf(db).execute({ ...place });
  return row ? asStoredDraft(row) : null;
}

/** Reads a team with its draft of this part, in one query and without a lock; null when one of them does not exist. */
export const findTeamWithDraft = batched(async (db, places: readonly DraftKey[]): Promise<(TeamWithDraft | null)[]> => {
  const rows = await teamsWithDrafts(db).execute({ teamIds: [...new Set(places.map(({ teamId }) => teamId))] });
  const keyOf = (teamId: string, part: number) => `${teamId} ${part}`;
  const found = new Map(rows.map((row) => [keyOf(row.team.id, row.part), row]));
  return places.map(({ teamId, part }) => {
    const row = found.get(keyOf(teamId, part));
    return row ? { team: asPlayingTeam(row.team), draft: asStoredDraft(row.draft) } : null;
  });
});

function asStoredDraft({
  stepTexts,
  stepAt,
  ...draft
}: DraftVersion & { stepTexts: string[] | null; stepAt: Date | null }): StoredDraft {
  return { ...draft, lastStep: stepTexts && stepAt && { texts: stepTexts, at: stepAt.getTime() } };
}

/** Returns whether this team has any draft. */
export async function hasDrafts(tx: Tx, teamId: string): Promise<boolean> {
  const rows = await tx.select({ part: drafts.part }).from(drafts).where(eq(drafts.teamId, teamId)).limit(1);
  return rows.length > 0;
}

/** Lists the kept versions, latest first. */
export async function listKept(db: Database | Tx, { teamId, part }: DraftKey): Promise<DraftVersion[]> {
  return db
    .select({
      revision: keptDrafts.revision,
      device: keptDrafts.device,
      content: keptDrafts.content,
      at: keptDrafts.at,
    })
    .from(keptDrafts)
    .where(and(eq(keptDrafts.teamId, teamId), eq(keptDrafts.part, part)))
    .orderBy(desc(keptDrafts.id));
}

/** Replaces the draft with this version; the caller holds the team's lock. */
export async function writeDraft(tx: Tx, place: DraftKey, version: DraftVersion): Promise<void> {
  await draftWrite(tx).execute({ ...place, ...version });
}

/**
 * Replaces the draft by the next version of the same device, unless it is not `former` any more; returns whether it did. Needs no
 * lock on the team: what stores answers deletes the draft, and of both only the first finds it.
 */
export async function followDraft(
  db: Database,
  place: DraftKey,
  former: number,
  { revision, device, content, at }: DraftVersion,
): Promise<boolean> {
  const { rowCount } = await draftFollow(db).execute({
    ...place,
    former,
    revision,
    device,
    content,
    at: at.toISOString(),
  });
  return rowCount === 1;
}

/** Keeps a version that is not the draft, at most once, and removes versions over KEPT_MAX. The caller locks the team. */
export async function keepDraftVersion(tx: Tx, { teamId, part }: DraftKey, version: DraftVersion): Promise<void> {
  const here = and(eq(keptDrafts.teamId, teamId), eq(keptDrafts.part, part));
  const { revision, device, content, at } = version;
  const known = await tx
    .select({ id: keptDrafts.id })
    .from(keptDrafts)
    .where(and(here, eq(keptDrafts.revision, revision), eq(keptDrafts.device, device), eq(keptDrafts.content, content)))
    .limit(1);
  if (known.length > 0) return;
  await tx.insert(keptDrafts).values({ teamId, part, revision, device, content, at });
  const keptIds = tx
    .select({ id: keptDrafts.id })
    .from(keptDrafts)
    .where(here)
    .orderBy(desc(isLatestOf(DEVICE)), desc(isLatestOf(keptDrafts.device)), desc(keptDrafts.id))
    .limit(KEPT_MAX);
  await tx.delete(keptDrafts).where(and(here, notInArray(keptDrafts.id, keptIds)));
}

function isLatestOf(writer: SQL | typeof keptDrafts.device): SQL {
  return sql`row_number() over (partition by ${writer} order by ${keptDrafts.id} desc) = 1`;
}
