import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createPasswords } from '#server/identity/passwordHashing.ts';
import { recordingLog } from '../support/app/recordingLog.ts';

export const TEAMS = 100_000;
export const POSTING_TEAMS = 200;
export const BENCH_PASSWORD = 'bench-password';

/** Seeds 1,000 schools, 5,000 teachers, 20,000 classes and 100,000 teams; POSTING_TEAMS of them are at mission 1. */
export async function seedCountry(dataDir: string): Promise<void> {
  const opened = await openDatabase({ dataDir, databaseUrl: undefined }, recordingLog());
  const hash = await createPasswords().hash(BENCH_PASSWORD);
  const { db } = opened;
  await db.execute(sql`
    insert into schools (id, name) select gen_random_uuid(), 'Escola ' || n from generate_series(1, 1000) n`);
  await db.execute(sql`
    insert into accounts (id, username, role, password_hash)
    select gen_random_uuid(), 'prof-' || n, 2, ${hash} from generate_series(1, 5000) n`);
  await db.execute(sql`
    insert into teachers (id, name, school_id)
    select a.id, 'Docente ' || a.username, s.id
    from (select id, username, row_number() over () n from accounts where role = 2) a
    join (select id, row_number() over () n from schools) s on s.n = 1 + a.n % 1000`);
  await db.execute(sql`
    insert into classes (name, teacher_id)
    select (7 + k % 3) || '.º ' || chr(65 + k), t.id from teachers t, generate_series(0, 3) k`);
  await db.execute(sql`
    insert into accounts (id, username, role, password_hash)
    select gen_random_uuid(), 'bench-' || (n - 1), 3, ${hash} from generate_series(1, ${TEAMS}::int) n`);
  await db.execute(sql`
    insert into teams (id, name, class_id, theme, members, ship, level, points)
    select a.id, 'Equipa ' || a.n, c.id, (array['ic','dh','ds'])[1 + a.n % 3], array['Ana', 'Rui', 'Zoé'], a.n % 10,
      case when substr(a.username, 7)::int < ${POSTING_TEAMS}::int then 2 else 1 + a.n % 6 end, (a.n % 25) * 20
    from (select id, username, row_number() over () n from accounts where role = 3) a
    join (select id, row_number() over () n from classes) c on c.n = 1 + a.n % 20000`);
  await db.execute(sql`insert into accounts (username, role, password_hash) values ('bench-admin', 0, ${hash})`);
  await db.execute(sql`vacuum analyze`);
  await opened.close();
}
