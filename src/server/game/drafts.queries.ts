import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Part } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { drafts, keptDrafts } from '../db/schema/drafts.ts';

/** Versions put aside for each team and part; others make room for the latest of each device, then of each writer. */
const KEPT_MAX = 20;

export interface DraftVersion {
  revision: number;
  device: string;
  content: string;
  at: Date;
}

/** Of a writer's name, which is a device's and its tab's (client/game/world/deviceId.ts). */
const DEVICE = sql`split_part(${keptDrafts.device}, '.', 1)`;

type Place = { teamId: string; part: Part };

const draftOf = prepared((db) =>
  db
    .select({ revision: drafts.revision, device: drafts.device, content: drafts.content, at: drafts.updatedAt })
    .from(drafts)
    .where(and(eq(drafts.teamId, sql.placeholder('teamId')), eq(drafts.part, sql.placeholder('part'))))
    .prepare('draft'),
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

/** The draft of this part; null when nothing was written yet. */
export async function findDraft(db: Database | Tx, place: Place): Promise<DraftVersion | null> {
  const [row] = await draftOf(db).execute({ ...place });
  return row ?? null;
}

/** Whether this team has begun to write anything that is still a draft. */
export async function hasDrafts(tx: Tx, teamId: string): Promise<boolean> {
  const rows = await tx.select({ part: drafts.part }).from(drafts).where(eq(drafts.teamId, teamId)).limit(1);
  return rows.length > 0;
}

/** The versions put aside, the latest first. */
export async function listKept(db: Database | Tx, { teamId, part }: Place): Promise<DraftVersion[]> {
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

/** Puts this version in the place of the draft; the caller holds the team's row. */
export async function writeDraft(tx: Tx, place: Place, version: DraftVersion): Promise<void> {
  await draftWrite(tx).execute({ ...place, ...version });
}

/** Puts a version aside once, however often it is sent; the caller holds the team's row. */
export async function keepVersion(tx: Tx, { teamId, part }: Place, version: DraftVersion): Promise<void> {
  const here = and(eq(keptDrafts.teamId, teamId), eq(keptDrafts.part, part));
  const { revision, device, content } = version;
  const known = await tx
    .select({ id: keptDrafts.id })
    .from(keptDrafts)
    .where(and(here, eq(keptDrafts.revision, revision), eq(keptDrafts.device, device), eq(keptDrafts.content, content)))
    .limit(1);
  if (known.length > 0) return;
  await tx.insert(keptDrafts).values({ teamId, part, ...version });
  const staying = tx
    .select({ id: keptDrafts.id })
    .from(keptDrafts)
    .where(here)
    .orderBy(desc(isLatestOf(DEVICE)), desc(isLatestOf(keptDrafts.device)), desc(keptDrafts.id))
    .limit(KEPT_MAX);
  await tx.delete(keptDrafts).where(and(here, notInArray(keptDrafts.id, staying)));
}

function isLatestOf(writer: SQL | typeof keptDrafts.device): SQL {
  return sql`row_number() over (partition by ${writer} order by ${keptDrafts.id} desc) = 1`;
}
