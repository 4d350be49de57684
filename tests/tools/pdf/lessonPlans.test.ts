import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { PLAN_LENGTHS } from '#domain/classroom/lessonPlans.ts';
import { pdfText } from '../../support/pdfText.ts';

const MANUAL = fileURLToPath(new URL('../../../assets/pdf/manual.pdf', import.meta.url));

/** Removes marks, and what line breaks change: spaces, and hyphens that are repeated on the next line. */
function plain(text: string): string {
  return text
    .replaceAll('**', '')
    .replaceAll(/(apítulo \d+)(?: do manual|, p\. \d+)/g, '$1')
    .replaceAll('- -', '-')
    .replaceAll(/\s+/g, '');
}

describe('the manual', () => {
  let printed = '';
  beforeAll(async () => {
    printed = plain(await pdfText(readFileSync(MANUAL)));
  });

  it.each(PLAN_LENGTHS)('prints every text of the plan of %i sessions', (length) => {
    const { suits, leavesOut, sessions } = LESSON_PLANS[length];
    const texts = sessions.flatMap(({ title, aims, before, minutes, late, home, outcome }) => [
      title,
      aims,
      before,
      ...minutes.map(({ from, to, text }) => `${from}–${to}${text}`),
      late,
      home,
      outcome,
    ]);
    const missing = [suits, leavesOut, ...texts].filter((text) => !printed.includes(plain(text)));
    expect(missing).toEqual([]);
  });
});
