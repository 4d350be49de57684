import { expect, it } from 'vitest';
import { measureFirstVisits } from '../../bench/stage/firstVisit.ts';
import { measureOpenings } from '../../bench/stage/opening.ts';
import { scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

/** Budgets from the navigation to the game until the first frame of its cockpit, by state of the browser's cache. */
const MAX_TRANSFER = { empty: { bytes: 920_000, requests: 40 }, full: { bytes: 20_000, requests: 40 } };
/** The same from the opening of the page for signing in, by who signs in; sounds and prefetching count. */
const MAX_FIRST_VISIT = { team: { bytes: 1_500_000, requests: 50 }, teacher: { bytes: 1_300_000, requests: 50 } };
/** Multiple of the reference work (tests/bench/stage/opening.ts). */
const MAX_CPU_WORK = 1.2;

const fixture = scenesUnderTest('full');

it('the first frame of the cockpit stays within the budgets for bytes, requests and CPU work', async () => {
  const { work, ...transfer } = await measureOpenings(fixture.browser);
  for (const cache of ['empty', 'full'] as const) {
    expect(transfer[cache].bytes, `${cache} cache, bytes`).toBeLessThanOrEqual(MAX_TRANSFER[cache].bytes);
    expect(transfer[cache].requests, `${cache} cache, requests`).toBeLessThanOrEqual(MAX_TRANSFER[cache].requests);
  }
  expect(transfer.empty.bytes).toBeGreaterThan(transfer.full.bytes);
  expect(work).toBeGreaterThan(0);
  expect(work, 'times the reference').toBeLessThanOrEqual(MAX_CPU_WORK);
});

it('the first visit of a device stays within the budgets for bytes and requests', async () => {
  const visits = await measureFirstVisits(fixture.browser);
  for (const who of ['team', 'teacher'] as const) {
    const { bytes, requests } = visits[who];
    expect(bytes, who).toBeGreaterThan(100_000);
    expect(bytes, who).toBeLessThanOrEqual(MAX_FIRST_VISIT[who].bytes);
    expect(requests.length, who).toBeLessThanOrEqual(MAX_FIRST_VISIT[who].requests);
  }
});
