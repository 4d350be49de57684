import type pg from 'pg';

const TEAMS = 100_000;

/**
 * Creates `bench_source`, the teams from which each product fills its tables: 500 schools, 2,000 teachers with 4 classes each, 27
 * class names. Team names are unique, sort alike in every collation, and in another order than their numbers.
 */
export async function writeSource(client: pg.Client): Promise<void> {
  await client.query(`
    create table bench_source as
    select n, c, t, s,
      'equipa-' || lpad(n::text, 6, '0') as username,
      'Equipa ' || lpad((n::bigint * 48271 % 100003)::text, 6, '0') as name,
      (array['ic', 'dh', 'ds'])[1 + n % 3] as theme,
      (7 + c % 3) || '.º ' || chr(65 + c / 3 % 9) as class_name,
      'Escola Básica ' || lpad(s::text, 3, '0') as school_name,
      'Resposta da equipa ' || n || '. ' || repeat('Ouvir todos antes de decidir. ', 10) as answer
    from generate_series(1, ${TEAMS}) n
      cross join lateral (select 1 + n % 8000 as c) class
      cross join lateral (select 1 + (c - 1) / 4 as t) teacher
      cross join lateral (select 1 + t % 500 as s) school`);
  await client.query('alter table bench_source add primary key (n)');
  await client.query('analyze bench_source');
}

export interface SourceTeam {
  name: string;
  theme: string;
  class: string;
  school: string;
}

export async function readSource(client: pg.Client): Promise<SourceTeam[]> {
  const { rows } = await client.query<SourceTeam>(
    'select name, theme, class_name as class, school_name as school from bench_source',
  );
  return rows;
}
