import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Finding } from './findings.ts';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const TRIES = 5;
const BETWEEN_TRIES_MS = 500;
const HTML_SHOWN = 160;

interface Result {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

/** Runs axe-core, which `npm test` also runs, so that the table shows all engines side by side. */
export async function judgeWithAxe(page: Page, name: string): Promise<Finding[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(SCRIPT);
  const run = `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })`;
  let violations: Result['violations'] = [];
  // Elements that are fading in have low contrast.
  for (let attempt = 0; attempt < TRIES; attempt++) {
    ({ violations } = (await page.evaluate(run)) as Result);
    if (violations.length === 0) break;
    await page.waitForTimeout(BETWEEN_TRIES_MS);
  }
  return violations.map(({ id, help, nodes }) => ({
    page: name,
    judge: 'axe',
    kind: 'failure',
    rule: id,
    text: help,
    html: (nodes[0]?.html ?? '').slice(0, HTML_SHOWN),
  }));
}
