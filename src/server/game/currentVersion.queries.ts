import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Tx } from '../db/openDatabase.ts';
import { answerVersions } from '../db/schema/records.ts';

/** Selects the version of a team's current answer to a mission, from 1: one more than it has former ones. */
export function currentVersion(teamId: SQL, level: SQL): SQL<number> {
  return sql<number>`(select 1 + count(*)::int from ${answerVersions}
    where ${answerVersions.teamId} = ${teamId} and ${answerVersions.level} = ${level})`;
}

/** Reads the version of a team's current answer to a mission, from 1. */
export async function readCurrentVersion(tx: Tx, mission: { teamId: string; level: MissionLevel }): Promise<number> {
  return 1 + (await tx.$count(answerVersions, versionsOf(mission)));
}

function versionsOf({ teamId, level }: { teamId: string; level: MissionLevel }) {
  return and(eq(answerVersions.teamId, teamId), eq(answerVersions.level, level));
}
