import type { Page } from 'playwright-core';

const MINUTE_MS = 60_000;
/** By then the compiled code has settled. */
const EARLY_MINUTES = 10;
const LESSON_MINUTES = 45;

/** Returns the page's heap size after 45 simulated minutes of a scene, relative to the size after 10 minutes. */
export async function heapOverLesson(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const heapAfter = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await page.evaluate((ms) => window.stageDesk?.clock.advance(ms), MINUTE_MS);
    }
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const early = await heapAfter(EARLY_MINUTES);
  return (await heapAfter(LESSON_MINUTES - EARLY_MINUTES)) / early;
}
