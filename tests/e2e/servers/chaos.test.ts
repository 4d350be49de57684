import { expect, it } from 'vitest';
import { playBrowser } from '../../chaos/browserTeam.ts';
import { playClassroom } from '../../chaos/classroom.ts';
import { playCouncil } from '../../chaos/council/playCouncil.ts';

/** Seed of these short runs; `npm run chaos` does long ones, also with two devices a team. */
const SEED = process.env.CHAOS_SEED ?? '2026';

it(`four teams lose nothing and stay neither paused nor muted on a faulty network while the server restarts (seed ${SEED})`, async () => {
  const result = await playClassroom({
    teams: 4,
    restarts: 2,
    twoDevicesEvery: 5,
    seed: SEED,
    share: 0.3,
    speed: 10,
    timeMs: 480_000,
  });
  expect(result).toMatchObject({
    stuck: [],
    missing: [],
    lost: [],
    doubled: [],
    inCouncil: 4,
    lesson: { violations: [] },
  });
  const { acts, shown, hands } = result.lesson;
  expect(
    Math.min(acts.message, acts.pauseOne + acts.pauseAll, acts.release, acts.offline, shown, hands),
  ).toBeGreaterThan(0);
  expect(result.restarts.SIGTERM + result.restarts.SIGKILL).toBe(2);
  expect(result.ledger.injected).toBeGreaterThan(result.ledger.requests / 5);
  expect(Math.min(result.deaths, result.ledger.faults.lostReply)).toBeGreaterThan(0);
});

it(`a tab killed while a team types keeps the text (seed ${SEED})`, async () => {
  const result = await playBrowser({ kills: 4, seed: SEED, share: 0.2 });
  expect(result).toMatchObject({ kills: 4, compared: 4, lostOlder: 0, different: [] });
  expect(result.offline).toBeGreaterThan(0);
});

it(`acknowledged ballots are the counted ones on a faulty network while the server restarts (seed ${SEED})`, async () => {
  const { council, network, restarts } = await playCouncil({ teams: 4, rounds: 2, seed: SEED, share: 0.3 });
  expect(council).toMatchObject({ lost: [], violations: [], compared: 8 });
  expect(council.acknowledged).toBeGreaterThan(8);
  expect(restarts.SIGTERM + restarts.SIGKILL).toBe(2);
  expect(network.injected).toBeGreaterThan(network.requests / 5);
});
