import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/openDatabase.ts';
import { type Tx, withoutIndexes } from './withoutIndexes.ts';

/** Teams per class, teacher and school: 100,000 teams are 8,000 classes, 2,000 teachers, 500 schools. */
const TEAMS_PER = { class: 12.5, teacher: 50, school: 200 };

const FIRST = 'Ana,Rui,Inês,João,Zoé,Íris,Tomás,Sofia,Luís,Conceição,Álvaro,Beatriz,Duarte,Érica,Filipe,Graça'.split(
  ',',
);
const LAST = 'Silva,Gonçalves,Sá,Araújo,Pinto,Brandão,Faria,Leão,Maçãs,Nóbrega,Queirós,Simões'.split(',');
const TOWNS = 'Évora,Braga,Águeda,Lisboa,Óbidos,Porto,Faro,Silves,Guimarães,Portimão,Covilhã,Viseu'.split(',');
const OWN_NAMES = 'Águias,Cometas,Órbita,Navegantes,Íbis,Estrelas do Mar,Sol Nascente,Lobos'.split(',');

/** SQL that picks one of the words by a number. */
const pick = (words: readonly string[], n: SQL) =>
  sql`(array[${sql.raw(words.map((word) => `'${word}'`).join(', '))}])[1 + (${n}) % ${sql.raw(String(words.length))}]`;
const person = (n: SQL) => sql`${pick(FIRST, n)} || ' ' || ${pick(LAST, sql`(${n}) / 7`)}`;

/** Returns the seeded id of a class ('c'), school ('s'), teacher ('p') or team ('t') by its number. */
export function seededId(kind: 'c' | 's' | 'p' | 't', n: number): string {
  const hash = createHash('md5').update(`${kind}${n}`).digest('hex');
  const marked = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Seeds the accounts 'bench-admin', teachers 'prof-1'… and teams 'equipa-1'…, all with the same password hash. */
export async function seedLists(db: Database, teamCount: number, hash: string): Promise<void> {
  const classCount = Math.ceil(teamCount / TEAMS_PER.class);
  const teacherCount = Math.ceil(teamCount / TEAMS_PER.teacher);
  const schoolCount = Math.ceil(teamCount / TEAMS_PER.school);
  await withoutIndexes(db, 'all', async (tx) => {
    const id = (kind: string, n: SQL) =>
      sql`overlay(overlay(md5(${kind} || (${n})::text) placing '4' from 13) placing '8' from 17)::uuid`;
    const n = sql`n`;
    const level = sql`(1 + abs(hashtext('level' || n) % 6))`;
    await tx.execute(sql`insert into school_groups (id, name)
      select ${id('g', n)}, 'Agrupamento ' || ${pick(TOWNS, n)} || ' ' || n
      from generate_series(1, ${Math.ceil(schoolCount / 5)}::int) n`);
    await tx.execute(sql`insert into schools (id, name, group_id)
      select ${id('s', n)}, 'Escola Básica de ' || ${pick(TOWNS, n)} || ' ' || n,
        case when n % 4 > 0 then ${id('g', sql`1 + n / 5 % ${Math.ceil(schoolCount / 5)}::int`)} end
      from generate_series(1, ${schoolCount}::int) n`);
    await tx.execute(sql`insert into accounts (id, username, email, role, password_hash)
      select ${id('p', n)}, 'prof-' || n, 'prof-' || n || '@exemplo.pt', 2, ${hash}
      from generate_series(1, ${teacherCount}::int) n`);
    await tx.execute(sql`insert into teachers (id, name, school_id)
      select ${id('p', n)}, ${person(n)} || ' ' || n,
        case when n % 50 > 0 then ${id('s', sql`1 + n % ${schoolCount}::int`)} end
      from generate_series(1, ${teacherCount}::int) n`);
    await tx.execute(sql`insert into classes (id, name, teacher_id)
      select ${id('c', n)}, (7 + n % 4) || '.º ' || chr(65 + n % 9) || case when n % 3 = 0 then '' else (n % 3)::text end,
        ${id('p', sql`1 + (n - 1) / 4`)}
      from generate_series(1, ${classCount}::int) n on conflict do nothing`);
    await tx.execute(sql`insert into classes (id, name, teacher_id)
      select ${id('c', n)}, 'Turma ' || n, ${id('p', sql`1 + (n - 1) / 4`)}
      from generate_series(1, ${classCount}::int) n on conflict do nothing`);
    await tx.execute(sql`insert into accounts (id, username, role, password_hash)
      select ${id('t', n)}, 'equipa-' || n, 3, ${hash} from generate_series(1, ${teamCount}::int) n`);
    await tx.execute(sql`insert into teams (id, name, class_id, theme, members, ship, level, points, council_at)
      select ${id('t', n)},
        case when n % 10 = 0 then ${pick(OWN_NAMES, sql`n / 10`)} || ' ' || n / 80 else c.name || ' - Grupo ' || 1 + n % 13 end,
        c.id, (array['ic', 'dh', 'ds'])[1 + n % 3],
        (array[${person(n)}, ${person(sql`n / 3`)}, ${person(sql`n / 5`)}, ${person(sql`n / 11`)}])[1:2 + n % 3],
        n % 10, ${level}, (select coalesce(sum(p1 + p2), 0) from (${marksOf(id('t', n), level)}) own), case when ${level} = 6 then timestamptz '2026-01-01' + n * interval '1 minute' end
      from generate_series(1, ${teamCount}::int) n join classes c on c.id = ${id('c', sql`1 + n % ${classCount}::int`)}`);
    await seedWork(tx);
    await tx.execute(sql`insert into accounts (username, role, password_hash) values ('bench-admin', 0, ${hash})`);
  });
  await db.execute(sql`vacuum analyze`);
}

/** SQL for pseudo-random, repeatable marks of a team at this level for each of its missions. */
function marksOf(id: SQL, level: SQL): SQL {
  return sql`select part, h, case when part = 4 then (array[0, 50, 100, 160])[1 + h % 4] else 20 * (h % 4) end p1,
      20 * (h / 4 % 3) p2
    from (select part, abs(hashtext(${id}::text || part) % 1000000) h from generate_series(1, ${level} - 2) part) chance`;
}

/** Seeds answers and marks of every posted mission, two thirds of them marked, and a council with some stars and comments. */
async function seedWork(tx: Tx): Promise<void> {
  await tx.execute(sql`insert into answers (team_id, part, texts, fingerprint)
    select id, part, case part when 3 then '{}' else array['1. Sim', '2. Ouvir todos antes de decidir', '3. Não'] end, 'seed'
    from teams, generate_series(0, 4) part where level >= part + 2`);
  await tx.execute(sql`insert into marks (team_id, level, p1, p2, p1_marked, p2_marked)
    select id, part, p1, p2, part > 1 and h % 3 > 0, h % 3 > 0 from teams, lateral (${marksOf(sql`id`, sql`level`)}) own`);
  await tx.execute(
    sql`insert into proposals (id, team_id, text) select id, id, 'A nossa proposta' from teams where level = 6`,
  );
  const council = sql`(select id, theme, row_number() over (order by id) n from teams where level = 6)`;
  await tx.execute(sql`insert into ratings (proposal_id, team_id, stars)
    select one.id, other.id, 1 + one.n % 5 from ${council} one join ${council} other on other.n = one.n + 1
    where one.id <> other.id`);
  await tx.execute(sql`insert into comments (proposal_id, team_id, text)
    select one.id, other.id, 'Boa ideia!' from ${council} one join ${council} other on other.n = one.n + 2
    where one.n % 2 = 0`);
}
