import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Finding } from './findings.ts';
import { isApplied } from './notApplied.ts';

/** The rules that IBM maps to WCAG 2.2, levels A and AA. */
const RULES = 'WCAG_2_2';
const HTML_SHOWN = 160;

interface Result {
  ruleId: string;
  /** What the rule is based on, and its outcome. */
  value: [policy: 'VIOLATION' | 'RECOMMENDATION' | 'INFORMATION', outcome: string];
  message: string;
  snippet: string;
}

/** Runs the engine of IBM Equal Access on a page as it stands. */
export class EqualAccess {
  private readonly script: string;

  /** `folder` is where the judges are installed. */
  constructor(folder: string) {
    const load = createRequire(join(folder, 'judges.js'));
    this.script = readFileSync(load.resolve('accessibility-checker-engine/ace.js'), 'utf8');
  }

  /** Throws when no rule has seen anything. */
  async judge(page: Page, name: string): Promise<Finding[]> {
    // The script runs through the debugger, which the page's Content-Security-Policy does not concern.
    if (!(await page.evaluate('"ace" in globalThis'))) await page.evaluate(`${this.script};undefined`);
    const run = `new ace.Checker().check(document, ['${RULES}']).then(({ results }) => results.map(
      ({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet })))`;
    const results = (await page.evaluate(run)) as Result[];
    if (results.length === 0) throw new Error(`${name}: Equal Access saw nothing.`);
    return results.flatMap((result) => findingOf(result, name));
  }
}

/** A violation that the engine is sure of is a failure; what it asks a person to look at is a warning. */
function findingOf({ ruleId, value: [policy, outcome], message, snippet }: Result, page: string): Finding[] {
  if (outcome === 'PASS' || policy === 'INFORMATION' || !isApplied(ruleId, page)) return [];
  return [
    {
      page,
      judge: 'Equal Access',
      kind: policy === 'VIOLATION' && outcome === 'FAIL' ? 'failure' : 'warning',
      rule: ruleId,
      text: message,
      html: snippet.replaceAll(/\s+/g, ' ').slice(0, HTML_SHOWN),
    },
  ];
}
