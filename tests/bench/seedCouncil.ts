import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/openDatabase.ts';
import { withoutIndexes } from './withoutIndexes.ts';

/** Share of the teams in one solar system's council, and their ratings, readings and comments per proposal. */
const COUNCIL_SHARE = 0.3;
const PER_PROPOSAL = { ratings: 10, readings: 20, comments: 33 };
/** One in so many comments is held for a teacher. */
const HELD_EVERY = 200;

const WORDS =
  'água,árvores,autarquia,biblioteca,bairro,campanha,cantina,cartazes,compostagem,debate,ecoponto,energia,escola,família,feira,floresta,horta,idosos,igualdade,inclusão,lixo,oficina,parque,plástico,praça,reciclar,rio,semana,teatro,transporte,voluntários,vizinhos'.split(
    ',',
  );

/**
 * Fills the council of Interculturalidade: 30,000 of 100,000 teams have a proposal, with 300,000 ratings and about 1,000,000
 * comments. The columns that triggers maintain are computed once at the end. Needs a superuser.
 */
export async function seedCouncil(db: Database, teamCount: number): Promise<void> {
  const proposals = Math.round(teamCount * COUNCIL_SHARE);
  await withoutIndexes(
    db,
    ['proposals', 'ratings', 'comments', 'council_readings', 'standings', 'readership'],
    async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`create temporary table council on commit drop as
      select id, row_number() over (order by id) - 1 as n from teams where theme = 'ic' order by id limit ${proposals}::int`);
      await tx.execute(sql`create unique index on council (n)`);
      await tx.execute(sql`delete from proposals where team_id in (select id from teams where theme = 'ic')`);
      await tx.execute(sql`delete from ratings where not exists (select from proposals p where p.id = proposal_id)`);
      await tx.execute(sql`delete from comments where not exists (select from proposals p where p.id = proposal_id)`);
      await tx.execute(sql`update teams set level = 6, council_at = coalesce(council_at, timestamptz '2026-01-01' + n * interval '1 minute')
      from council where council.id = teams.id`);
      await tx.execute(sql`insert into answers (team_id, part, texts, fingerprint)
      select id, part, case part when 3 then '{}' else array['Uma receita que viajou.'] end, 'seed'
      from council, generate_series(0, 4) part on conflict do nothing`);
      await tx.execute(sql`insert into marks (team_id, level, p1, p2, p1_marked, p2_marked)
      select id, level, 0, 0, false, false from council, generate_series(1, 4) level on conflict do nothing`);
      await tx.execute(sql`insert into proposals (id, team_id, text, created_at)
      select id, id, (select string_agg((array[${sql.raw(WORDS.map((word) => `'${word}'`).join(', '))}])
          [1 + abs(hashtext(n || '/' || w)) % ${sql.raw(String(WORDS.length))}], ' ') from generate_series(1, 60) w) || ' número ' || n,
        timestamptz '2026-01-01' + n * interval '1 minute'
      from council`);
      // Each team rates its neighbours in a ring, so that all have the same number.
      const neighbours = (
        from: number,
        many: number,
      ) => sql`council one cross join generate_series(${from}::int, ${many}::int) step
      join council other on other.n = (one.n + step) % ${proposals}::int`;
      await tx.execute(sql`insert into ratings (proposal_id, team_id, stars)
      select other.id, one.id, 1 + abs(hashtext(one.n || '*' || step)) % 5 from ${neighbours(1, PER_PROPOSAL.ratings)}`);
      await tx.execute(sql`insert into council_readings (team_id, proposal_id)
      select one.id, other.id from ${neighbours(1, PER_PROPOSAL.readings)}`);
      await tx.execute(sql`insert into comments (proposal_id, team_id, text, at, state, held_for)
      select other.id, one.id, 'Gostamos da ideia ' || step || ': também na nossa escola, com os vizinhos.',
        timestamptz '2026-02-01' + (one.n * ${PER_PROPOSAL.comments}::int + step) * interval '1 second',
        case when (one.n * ${PER_PROPOSAL.comments}::int + step) % ${HELD_EVERY}::int = 0 then 'held' else 'shown' end,
        case when (one.n * ${PER_PROPOSAL.comments}::int + step) % ${HELD_EVERY}::int = 0 then 'words' end
      from ${neighbours(1, PER_PROPOSAL.comments)}`);
      await tx.execute(sql`truncate standings, readership`);
      await tx.execute(sql`insert into readership (proposal_id, theme, readers)
      select p.id, t.theme, coalesce(r.n, 0) from proposals p join teams t on t.id = p.team_id
      left join (select proposal_id, count(*) n from council_readings group by 1) r on r.proposal_id = p.id`);
      await tx.execute(sql`insert into standings (team_id, name, theme, points, council_at, class_id, class_name, has_proposal,
        participation, stars_sum, stars_count)
      select t.id, t.name, t.theme, t.points, t.council_at, t.class_id, t.class_name,
        exists (select from proposals p where p.team_id = t.id), coalesce(rated.n, 0) + coalesce(said.n, 0),
        coalesce(got.total, 0), coalesce(got.n, 0)
      from teams t
      left join (select team_id, count(*) n from ratings group by 1) rated on rated.team_id = t.id
      left join (select team_id, count(distinct proposal_id) n from comments where state = 'shown' group by 1) said on said.team_id = t.id
      left join (select p.team_id, sum(r.stars) total, count(*) n from ratings r join proposals p on p.id = r.proposal_id
        group by 1) got on got.team_id = t.id`);
    },
  );
  await db.execute(sql`vacuum analyze`);
}
