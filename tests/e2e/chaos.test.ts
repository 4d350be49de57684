import { expect, it } from 'vitest';
import { playClassroom } from '../chaos/classroom.ts';

/** The short form; the long one is `npm run chaos`. Another seed: CHAOS_SEED=…. */
const SEED = process.env.CHAOS_SEED ?? '2026';

it(`a bad network and a server that is killed lose and double nothing of six teams (seed ${SEED})`, async () => {
  const result = await playClassroom({
    teams: 6,
    restarts: 2,
    seed: SEED,
    share: 0.3,
    speed: 10,
    timeMs: 240_000,
  });
  expect(result).toMatchObject({
    stuck: [],
    missing: [],
    lost: [],
    doubled: [],
    inCouncil: 6,
  });
  expect(result.restarts.SIGTERM + result.restarts.SIGKILL).toBe(2);
  expect(result.ledger.injected).toBeGreaterThan(result.ledger.requests / 5);
  expect(Math.min(result.deaths, result.ledger.faults.lostReply)).toBeGreaterThan(0);
});
