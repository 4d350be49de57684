import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { COUNCIL_SHOWN_MAX } from '#domain/limits.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { type Bindable, prepared } from '../db/prepared.ts';
import { councilReadings, proposals, readership } from '../db/schema/council.ts';
import { classes, teachers, teams } from '../db/schema/schema.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';

/** Upper bound on the proposals read of one class; no real class has so many. */
const CLASS_MAX = 200;

/**
 * Returns the ids of the proposals in a team's council. First come all proposals of its class and of the class's council
 * session, then those of its school, then those of the theme; within each, those with the fewest readers first. At most
 * COUNCIL_SHOWN_MAX, unless the class alone has more. A proposal stays once it is assigned; later ones of the class are
 * added. Leaves out proposals that other teams may not see, except the team's own.
 */
export async function assignCouncilProposals(db: Database, team: PlayingTeam): Promise<string[]> {
  const given = await readAssigned(db, team);
  if (given.areAssigned && !(await hasUnassigned(db, team, given.ids))) return given.ids;
  return db.transaction(async (tx) => {
    // Serializes the choice between a team's devices. Locks teams before proposals, as a deletion does.
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, team.id)).for('no key update');
    const { ids: known } = await readAssigned(tx, team);
    const more = [...known, ...(await leastRead(tx, { team, known, where: isOfSchool(team) }))];
    const all = [...more, ...(await leastRead(tx, { team, known: more, where: undefined }))];
    await assignReadings(tx, team.id, all);
    return all;
  });
}

/** Assigns proposals to the team's council; its own proposal is skipped. Idempotent. */
export async function assignReadings(db: Database | Tx, teamId: string, proposalIds: readonly string[]): Promise<void> {
  if (proposalIds.length === 0) return;
  await db.execute(sql`
    insert into ${councilReadings} (team_id, proposal_id)
    select ${teamId}::uuid, ${proposals.id} from ${proposals}
    where ${inArray(proposals.id, [...proposalIds])} and ${proposals.teamId} <> ${teamId}
    order by ${proposals.id}
    on conflict do nothing`);
}

/** Reads the visible proposals assigned before, and all of the class and its session; `areAssigned` when none of them is new. */
async function readAssigned(db: Database | Tx, team: PlayingTeam): Promise<{ ids: string[]; areAssigned: boolean }> {
  const rows = await assigned(db).execute({ teamId: team.id, classId: team.classId, theme: team.theme });
  return { ids: rows.map(({ id }) => id), areAssigned: rows.every(({ noted }) => noted) };
}

const assigned = prepared((db) => {
  const [teamId, classId] = [sql`${sql.placeholder('teamId')}::uuid`, sql`${sql.placeholder('classId')}::uuid`];
  const theme = sql`${sql.placeholder('theme')}::text`;
  return db
    .select({ id: sql<string>`id`, noted: sql<boolean>`bool_or(noted)` })
    .from(
      sql`(
      select ${councilReadings.proposalId} as id, true as noted
        from ${councilReadings} join ${readership} on ${readership.proposalId} = ${councilReadings.proposalId}
        where ${councilReadings.teamId} = ${teamId} and ${readership.shown}
      union all
      (select ${proposals.id}, ${proposals.teamId} = ${teamId}
        from ${proposals} join ${teams} on ${teams.id} = ${proposals.teamId}
        join ${readership} on ${readership.proposalId} = ${proposals.id}
        where ${teams.classId} = ${classId} and ${teams.theme} = ${theme}
          and (${readership.shown} or ${proposals.teamId} = ${teamId}) limit ${sql.raw(String(CLASS_MAX))})
      union all
      select p.id, false from council_classes cc join councils c on c.id = cc.council_id and c.state = 'running'
        join council_plans cp on cp.council_id = c.id join proposals p on p.id = cp.proposal_id
        join teams t on t.id = p.team_id join readership r on r.proposal_id = p.id
        where cc.class_id = ${classId} and cc.open and t.theme = ${theme} and r.shown and t.id <> ${teamId}) as given`,
    )
    .groupBy(sql`id`)
    .prepare('council_assigned');
});

/** Returns whether the theme has another visible proposal and the team's council has room for it. */
async function hasUnassigned(db: Database, { theme }: PlayingTeam, ids: readonly string[]): Promise<boolean> {
  if (ids.length >= COUNCIL_SHOWN_MAX) return false;
  return (await unassigned(db).execute({ theme, ids: [...ids] })).length > 0;
}

const unassigned = prepared((db) =>
  db
    .select({ id: readership.proposalId })
    .from(readership)
    .where(
      and(
        eq(readership.theme, sql.placeholder('theme')),
        readership.shown,
        sql`${readership.proposalId} <> all(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .limit(1)
    .prepare('council_unassigned'),
);

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

/** Condition that a proposal is from the team's school, or from its teacher when she has no school. */
function isOfSchool(team: PlayingTeam): SQL {
  return sql`${readership.proposalId} in (select ${proposals.id} from ${proposals}
    join ${teams} on ${teams.id} = ${proposals.teamId} join ${classes} on ${classes.id} = ${teams.classId}
    join ${teachers} on ${teachers.id} = ${classes.teacherId}
    where ${isColleague(team)})`;
}

/** Condition that `teachers` is the team's teacher or at the same school; SQL null when the schools are unknown. */
export function isColleague({ teacherId }: { teacherId: Bindable }): SQL {
  const school = sql`(select own.school_id from ${teachers} own where own.id = ${teacherId})`;
  return sql`(${teachers.id} = ${teacherId} or ${teachers.schoolId} = ${school})`;
}
