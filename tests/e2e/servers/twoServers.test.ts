import pg from 'pg';
import { expect, it } from 'vitest';
import { POST_CALLS } from '../../load/Recorder.ts';
import { climb, type RungOptions } from '../../load/rung.ts';
import type { Installation } from '../../load/setups.ts';
import { startDebianPostgres } from '../../support/product/debianPostgres.ts';
import { startProduct } from '../../support/product/productServer.ts';
import { makeTestFolder } from '../../support/testFolder.ts';

const TEAMS = 12;
const RESTARTS_PER_SERVER = 4;
/** Pause before each restart, long enough for calls of all kinds. */
const RESTART_INTERVAL_MS = 700;

const LESSON: RungOptions = { setup: 'two', teams: TEAMS, minutes: 0, isWhole: true, seed: '2026', speed: 150 };

it('two servers started together on an empty database migrate and seed it once', async () => {
  const postgres = await startDebianPostgres();
  const folder = await makeTestFolder();
  const env = { DATABASE_URL: postgres.url, ALLOW_ROOT: '1', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
  const servers = await Promise.all([1, 2].map(() => startProduct(folder.path, env)));
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows: migrations } = await client.query(
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
  );
  const { rows: demoAccounts } = await client.query(
    "select count(*)::int as times from accounts where username = 'demo-ic'",
  );
  await client.end();
  await Promise.all(servers.map((server) => server.stop()));
  postgres.stop();
  await folder.remove();
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.filter(({ times }) => times !== 1)).toEqual([]);
  expect(demoAccounts).toEqual([{ times: 1 }]);
});

/** Restarts the two servers in turn, RESTARTS_PER_SERVER times each and one at a time, and then leaves the lesson alone. */
function restartInTurn(ending: 'stop' | 'kill'): {
  disturb: (installation: Installation) => Promise<void>;
  count(): number;
} {
  let restarts = 0;
  return {
    count: () => restarts,
    disturb: async (installation) => {
      await new Promise((resolve) => setTimeout(resolve, RESTART_INTERVAL_MS));
      if (restarts >= 2 * RESTARTS_PER_SERVER) return;
      await installation.restart(restarts % 2, ending);
      restarts += 1;
    },
  };
}

/** Runs a lesson until every team has posted every part and all restarts are done. */
async function playLessonWithRestarts(ending: 'stop' | 'kill') {
  const restarter = restartInTurn(ending);
  const result = await climb({
    ...LESSON,
    disturb: restarter.disturb,
    lastsUntil: (recorder) =>
      restarter.count() === 2 * RESTARTS_PER_SERVER && POST_CALLS.every((call) => recorder.answered(call) >= TEAMS),
  });
  const { lost, twice, foreign, stuck, notIn } = result;
  return { result, problems: { lost, twice, foreign, stuck, notIn } };
}

const NO_PROBLEMS = { lost: [], twice: [], foreign: [], stuck: [], notIn: 0 };

it('servers stopped in turn during a lesson cause no error message', async () => {
  const { result, problems } = await playLessonWithRestarts('stop');
  expect({ ...problems, errors: result.recorder.errorMessages }).toEqual({ ...NO_PROBLEMS, errors: [] });
  expect(result.writes).toBeGreaterThan(TEAMS * POST_CALLS.length);
});

it('servers killed in turn during a lesson lose and duplicate no acknowledged write and stop no team', async () => {
  const { result, problems } = await playLessonWithRestarts('kill');
  expect(problems).toEqual(NO_PROBLEMS);
  expect(result.recorder.errors).toBeGreaterThan(0);
  expect(result.writes).toBeGreaterThan(TEAMS * POST_CALLS.length);
});
