import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { COUNCIL_SHOWN_MAX } from '#domain/limits.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { councilReadings, proposals, readership } from '../db/schema/council.ts';
import { classes, teachers, teams } from '../db/schema/schema.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';

/** A class is never too large to be read whole; this bounds what nobody would call a class. */
const CLASS_MAX = 200;

/**
 * The proposals that a team's council shows, however many its solar system has: all of its own class, those of its own
 * school, then those that the fewest teams were given to read, up to COUNCIL_SHOWN_MAX. Once given, a proposal stays;
 * what the class writes later comes on top. What other teams do not see is left out, except from its own team. Answers
 * their ids.
 */
export async function chooseCouncil(db: Database, team: PlayingTeam): Promise<string[]> {
  const given = await readGiven(db, team);
  if (given.areNoted && !(await isMoreToRead(db, team, given.ids))) return given.ids;
  return db.transaction(async (tx) => {
    // The tablets of a team choose one after the other. Teams before proposals, in the order in which a deletion takes them.
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, team.id)).for('no key update');
    const { ids: known } = await readGiven(tx, team);
    const more = [...known, ...(await leastRead(tx, { team, known, where: isOfSchool(team) }))];
    const all = [...more, ...(await leastRead(tx, { team, known: more, where: undefined }))];
    await noteReadings(tx, team.id, all);
    return all;
  });
}

/** From now on these are among the proposals that the team's council shows; its own is not a reading. */
export async function noteReadings(db: Database | Tx, teamId: string, proposalIds: readonly string[]): Promise<void> {
  if (proposalIds.length === 0) return;
  await db.execute(sql`
    insert into ${councilReadings} (team_id, proposal_id)
    select ${teamId}::uuid, ${proposals.id} from ${proposals}
    where ${inArray(proposals.id, [...proposalIds])} and ${proposals.teamId} <> ${teamId}
    order by ${proposals.id}
    on conflict do nothing`);
}

/** What the team was given before, and all of its class, as far as other teams see it; `areNoted`: nothing of it is new since. */
async function readGiven(db: Database | Tx, team: PlayingTeam): Promise<{ ids: string[]; areNoted: boolean }> {
  const { rows } = await db.execute<{ id: string; noted: boolean }>(sql`
    select id, bool_or(noted) as noted from (
      select ${councilReadings.proposalId} as id, true as noted
        from ${councilReadings} join ${readership} on ${readership.proposalId} = ${councilReadings.proposalId}
        where ${councilReadings.teamId} = ${team.id} and ${readership.shown}
      union all
      (select ${proposals.id}, ${proposals.teamId} = ${team.id}
        from ${proposals} join ${teams} on ${teams.id} = ${proposals.teamId}
        join ${readership} on ${readership.proposalId} = ${proposals.id}
        where ${teams.classId} = ${team.classId} and ${teams.theme} = ${team.theme}
          and (${readership.shown} or ${proposals.teamId} = ${team.id}) limit ${CLASS_MAX})) as given
    group by id`);
  return { ids: rows.map(({ id }) => id), areNoted: rows.every(({ noted }) => noted) };
}

/** Whether the council of this team has room for a proposal that it does not show yet. */
async function isMoreToRead(db: Database, { theme }: PlayingTeam, ids: readonly string[]): Promise<boolean> {
  if (ids.length >= COUNCIL_SHOWN_MAX) return false;
  const { rows } = await db.execute(sql`
    select 1 from ${readership} where ${readership.theme} = ${theme} and ${readership.shown}
    and ${readership.proposalId} <> all(${sql.param([...ids])}::uuid[]) limit 1`);
  return rows.length > 0;
}

async function leastRead(
  tx: Tx,
  { team, known, where }: { team: PlayingTeam; known: readonly string[]; where: SQL | undefined },
): Promise<string[]> {
  const room = COUNCIL_SHOWN_MAX - known.length;
  if (room <= 0) return [];
  const isNew = known.length === 0 ? undefined : notInArray(readership.proposalId, [...known]);
  const rows = await tx
    .select({ id: readership.proposalId })
    .from(readership)
    .where(and(eq(readership.theme, team.theme), readership.shown, isNew, where))
    .orderBy(asc(readership.readers), asc(readership.proposalId))
    .limit(room);
  return rows.map(({ id }) => id);
}

/** Of a teacher at the same school, or the same teacher's where she has none. */
function isOfSchool(team: PlayingTeam): SQL {
  return sql`${readership.proposalId} in (select ${proposals.id} from ${proposals}
    join ${teams} on ${teams.id} = ${proposals.teamId} join ${classes} on ${classes.id} = ${teams.classId}
    join ${teachers} on ${teachers.id} = ${classes.teacherId}
    where ${isColleague(team)})`;
}

/** That a teacher is the team's own, or one at her school; null where neither is known to have one. */
export function isColleague({ teacherId }: Pick<PlayingTeam, 'teacherId'>): SQL {
  const school = sql`(select own.school_id from ${teachers} own where own.id = ${teacherId})`;
  return sql`(${teachers.id} = ${teacherId} or ${teachers.schoolId} = ${school})`;
}
