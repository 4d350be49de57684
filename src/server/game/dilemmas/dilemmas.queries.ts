import { asc, eq, inArray, sql } from 'drizzle-orm';
import {
  type ChosenDilemma,
  DILEMMA_MISSIONS,
  type DilemmaChoice,
  type DilemmaMission,
} from '#domain/game/dilemmas.ts';
import type { Database, Tx } from '../../db/openDatabase.ts';
import { dilemmaChoices } from '../../db/schema/dilemmas.ts';
import { teams } from '../../db/schema/schema.ts';

export type StoredChoice = ChosenDilemma & { at: Date };

/** Reads a team's choices in the order of the game. */
export async function readDilemmas(db: Database | Tx, teamId: string): Promise<StoredChoice[]> {
  const { mission, choice, opened, chosenAt: at } = dilemmaChoices;
  const rows = await db
    .select({ mission, choice, opened, at })
    .from(dilemmaChoices)
    .where(eq(dilemmaChoices.teamId, teamId))
    .orderBy(asc(mission));
  return rows.map((row) => ({ ...row, mission: storedMission(row.mission) }));
}

/** Reads the choices of these teams by team id, in the order of the game. */
export async function dilemmasOf(db: Database, teamIds: readonly string[]): Promise<Map<string, ChosenDilemma[]>> {
  const found = new Map<string, ChosenDilemma[]>();
  if (teamIds.length === 0) return found;
  const { teamId, mission, choice, opened } = dilemmaChoices;
  const rows = await db
    .select({ teamId, mission, choice, opened })
    .from(dilemmaChoices)
    .where(inArray(teamId, [...teamIds]))
    .orderBy(asc(mission));
  for (const { teamId: id, ...row } of rows) {
    found.set(id, [...(found.get(id) ?? []), { ...row, mission: storedMission(row.mission) }]);
  }
  return found;
}

/** Stores a team's choice. The caller holds the team's lock and has checked that there is none yet. */
export async function storeDilemma(tx: Tx, teamId: string, { at, opened, ...chosen }: StoredChoice): Promise<void> {
  await tx.insert(dilemmaChoices).values({ ...chosen, teamId, opened: [...opened], chosenAt: at });
}

/** A choice as `DILEMMAS` selects it; `at` in unix seconds. */
export type DilemmaRow = { mission: number; choice: DilemmaChoice; opened: number[]; at: number };

/** Selects a team's choices as JSON, for a query that joins `teams`. */
export const DILEMMAS = sql<DilemmaRow[]>`(select coalesce(json_agg(json_build_object(
    'mission', ${dilemmaChoices.mission}, 'choice', ${dilemmaChoices.choice}, 'opened', ${dilemmaChoices.opened},
    'at', floor(extract(epoch from ${dilemmaChoices.chosenAt}))::bigint) order by ${dilemmaChoices.mission}), '[]'::json)
  from ${dilemmaChoices} where ${dilemmaChoices.teamId} = ${teams.id})`;

function storedMission(value: number): DilemmaMission {
  const mission = DILEMMA_MISSIONS.find((known) => known === value);
  if (mission === undefined) throw new Error(`The database holds a value outside its constraints: ${value}`);
  return mission;
}
