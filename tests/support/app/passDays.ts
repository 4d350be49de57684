import { tidy } from '#server/tidy.ts';
import type { TestApp } from './testApp.ts';

const DAY_MS = 24 * 60 * 60_000;

/** So many days go by on which the server runs and tidies; the one after has begun, and nothing is tidied on it yet. */
export async function passDays(app: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await tidy(app.services, app.app.log);
    app.advance(DAY_MS);
  }
}
