import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Finding } from './findings.ts';
import { isApplied } from './notApplied.ts';

/** What QualWeb's modules ask of the page that its core opens with puppeteer. */
interface QualWebPage {
  addEvaluationScript(name: string): Promise<void>;
  evaluate(run: (...args: never[]) => unknown, ...args: unknown[]): Promise<unknown>;
  getViewport(): { width: number; height: number } | null;
  setViewport(wanted: { resolution: { width: number; height: number } }): Promise<void>;
}

interface Report {
  assertions: Record<string, Assertion>;
}

interface Assertion {
  code: string;
  name: string;
  metadata: { outcome: string };
  results: { verdict: string; description: string; elements: { htmlCode?: string }[] }[];
}

interface Module {
  execute(page: QualWebPage, language: string, data: object): Promise<Report>;
}

/** Defines what the modules use in the page, in this order. */
const LIBRARIES = ['@qualweb/qw-page', '@qualweb/util', '@qualweb/locale'];
/** The rules of ACT narrow the page to look for clipped text, so they come last. */
const MODULES = [
  ['@qualweb/wcag-techniques', 'WCAGTechniques'],
  ['@qualweb/best-practices', 'BestPractices'],
  ['@qualweb/act-rules', 'ACTRules'],
] as const;
const HTML_SHOWN = 160;
/** QualWeb marks the elements that it has seen. */
const MARKS = / qw-[a-z-]+="[^"]*"/g;

/** Runs in the page, whose HTML the Nu checker reads later in another state. */
function removeMarks(): void {
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name.startsWith('qw-')) element.removeAttribute(name);
  }
}

/** Runs the rules of QualWeb on a page as it stands, with its session, its open dialogs and its typed text. */
export class QualWeb {
  private readonly load: NodeJS.Require;
  private readonly modules: Module[];

  /** `folder` is where the judges are installed. */
  constructor(folder: string) {
    this.load = createRequire(join(folder, 'judges.js'));
    this.modules = MODULES.map(([name, type]) => new (this.load(name)[type] as new (options: object) => Module)({}));
  }

  async judge(page: Page, name: string): Promise<Finding[]> {
    const adapter = this.adapt(page);
    for (const library of LIBRARIES) await adapter.addEvaluationScript(library);
    const sourceHtml = await page.content();
    const findings: Finding[] = [];
    for (const module of this.modules) {
      const { assertions } = await module.execute(adapter, 'en', { sourceHtml, newTabWasOpen: false });
      const all = Object.values(assertions);
      if (all.every(({ metadata }) => metadata.outcome === 'inapplicable'))
        throw new Error(`${name}: QualWeb saw nothing.`);
      findings.push(...all.flatMap((assertion) => findingsOf(assertion, name)));
    }
    await page.evaluate(removeMarks);
    return findings;
  }

  /** Runs scripts through the debugger, which the page's Content-Security-Policy does not concern. */
  private adapt(page: Page): QualWebPage {
    return {
      addEvaluationScript: async (name) => {
        await page.evaluate(`${readFileSync(this.load.resolve(name), 'utf8')};undefined`);
      },
      evaluate: (run, ...args) =>
        page.evaluate(`(${run})(...${JSON.stringify(args.map((argument) => argument ?? {}))})`),
      getViewport: () => page.viewportSize(),
      setViewport: ({ resolution }) => page.setViewportSize(resolution),
    };
  }
}

function findingsOf({ code, name, metadata, results }: Assertion, page: string): Finding[] {
  const { outcome } = metadata;
  if (outcome !== 'failed' && outcome !== 'warning') return [];
  if (!isApplied(code, page)) return [];
  return results
    .filter(({ verdict }) => verdict === outcome)
    .map(({ description, elements }) => ({
      page,
      judge: 'QualWeb',
      kind: outcome === 'failed' ? 'failure' : 'warning',
      rule: code,
      text: `${name}: ${description}`,
      html: (elements[0]?.htmlCode ?? '').replace(MARKS, '').slice(0, HTML_SHOWN),
    }));
}
