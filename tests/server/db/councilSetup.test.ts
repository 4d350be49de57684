import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { councils } from '#server/db/schema/councils.ts';
import { bin } from '#server/db/schema/records.ts';
import { createTestApp } from '../../support/app/testApp.ts';
import { STARS_SETUP } from '../../support/council/setups.ts';

const MIGRATION = new URL('../../../src/server/db/migrations/0032_council_result_reveal.sql', import.meta.url);

it('renames when teams see the result in the setups of earlier versions, those in the bin too, once', async () => {
  const app = await createTestApp();
  const { resultReveal, ...rest } = STARS_SETUP;
  const old = JSON.stringify({ ...rest, resultShown: resultReveal });
  await app.db.insert(councils).values([
    { code: 'antigo', seed: 'a', setup: sql`${old}::jsonb` },
    { code: 'novo', seed: 'b', setup: { ...STARS_SETUP, resultReveal: 'byTeacher' } },
  ]);
  const at = new Date();
  const kept = (setup: object) => [{ table: 'councils', rows: [{ code: 'apagado', result_shown: true, setup }] }];
  const deleted = { kind: 'council', name: 'Conselho', deletedAt: at, goesAt: at, daysLeft: 3 };
  await app.db.insert(bin).values({
    ...deleted,
    subjectId: randomUUID(),
    counts: { teams: 0, classes: 0 },
    rows: kept({ ...rest, resultShown: resultReveal }),
  });
  const migration = await readFile(MIGRATION, 'utf8');
  for (let run = 1; run <= 2; run += 1) {
    await app.db.execute(sql.raw(migration));
    expect(await app.db.select({ setup: councils.setup }).from(councils).orderBy(councils.code)).toEqual([
      { setup: STARS_SETUP },
      { setup: { ...STARS_SETUP, resultReveal: 'byTeacher' } },
    ]);
    expect(await app.db.select({ rows: bin.rows }).from(bin)).toEqual([{ rows: kept(STARS_SETUP) }]);
  }
  await app.close();
});
