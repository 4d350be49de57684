import pg from 'pg';
import { expect, it } from 'vitest';
import { climb, type RungOptions } from '../../load/rung.ts';
import type { Installation } from '../../load/setups.ts';
import { startDebianPostgres } from '../../support/product/debianPostgres.ts';
import { startProduct } from '../../support/product/productServer.ts';
import { makeTestFolder } from '../../support/testFolder.ts';

const TEAMS = 12;
const ROUNDS = 4;
/** Between two blows there is time for calls of all kinds. */
const CALM_MS = 700;

const LESSON: RungOptions = { setup: 'two', teams: TEAMS, minutes: 0, isWhole: true, seed: '2026', speed: 150 };

it('two servers that start together on a bare database set it up once', async () => {
  const postgres = await startDebianPostgres();
  const folder = await makeTestFolder();
  const env = { DATABASE_URL: postgres.url, ALLOW_ROOT: '1', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
  const servers = await Promise.all([1, 2].map(() => startProduct(folder.path, env)));
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows: migrations } = await client.query(
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
  );
  const { rows: demo } = await client.query("select count(*)::int as times from accounts where username = 'demo-ic'");
  await client.end();
  await Promise.all(servers.map((server) => server.stop()));
  postgres.stop();
  await folder.remove();
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.filter(({ times }) => times !== 1)).toEqual([]);
  expect(demo).toEqual([{ times: 1 }]);
});

/** One server after the other, in turn, each back before the next goes; and then the lesson goes on to its end. */
function inTurn(ending: 'stop' | 'kill'): { befalls: (installation: Installation) => Promise<void>; times(): number } {
  let times = 0;
  return {
    times: () => times,
    befalls: async (installation) => {
      await new Promise((calm) => setTimeout(calm, CALM_MS));
      if (times >= 2 * ROUNDS) return;
      await installation.restart(times % 2, ending);
      times += 1;
    },
  };
}

const POSTS = ['POST /tutorial', ...[1, 2, 3, 4].map((level) => `POST /answer-level-${level}`)];

/** Every team has posted every part, and all the blows have fallen. */
async function lessonUnder(ending: 'stop' | 'kill') {
  const blows = inTurn(ending);
  const result = await climb({
    ...LESSON,
    befalls: blows.befalls,
    lastsUntil: ({ calls }) =>
      blows.times() === 2 * ROUNDS &&
      POSTS.every(
        (call) => (calls.entry.get(call)?.times.count ?? 0) + (calls.lesson.get(call)?.times.count ?? 0) >= TEAMS,
      ),
  });
  const { lost, twice, foreign, stuck, notIn } = result;
  return { result, wrong: { lost, twice, foreign, stuck, notIn } };
}

const NOTHING_WRONG = { lost: [], twice: [], foreign: [], stuck: [], notIn: 0 };

it('servers restarted in turn under a lesson: nobody is told of an error', async () => {
  const { result, wrong } = await lessonUnder('stop');
  expect({ ...wrong, told: result.recorder.told }).toEqual({ ...NOTHING_WRONG, told: [] });
  expect(result.writes).toBeGreaterThan(TEAMS * POSTS.length);
});

it('servers killed in turn under a lesson: whatever was acknowledged is there, once, and nobody is stopped', async () => {
  const { result, wrong } = await lessonUnder('kill');
  expect(wrong).toEqual(NOTHING_WRONG);
  expect(result.recorder.errors).toBeGreaterThan(0);
  expect(result.writes).toBeGreaterThan(TEAMS * POSTS.length);
});
