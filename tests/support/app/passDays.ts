import { tidy } from '#server/tidy.ts';
import type { TestApp } from './testApp.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Lets the clock pass `days` days, running the tidy task on each. The tidy task has not yet run on the day that begins
 * last.
 */
export async function passDays(app: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await tidy(app.services, app.app.log);
    app.advance(DAY_MS);
  }
}
