/**
 * `npm run prove html`: has outside judges read every page as the browser shows it: axe-core, QualWeb, IBM Equal Access and the
 * Nu HTML checker. Prints one table of findings; ends with exit code 1 when one of them is a failure.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureScenesBuilt } from '../../tools/setup.mjs';
import { launchBrowser } from '../support/browser/chromium.ts';
import { PanelPeople } from '../support/browser/panelPeople.ts';
import { seedPanelScreens } from '../support/product/panelSeed.ts';
import { startProduct } from '../support/product/productServer.ts';
import { baseOf, servePages } from '../support/scenes/scenesPages.ts';
import { judgeWithAxe } from './Axe.ts';
import { EqualAccess } from './EqualAccess.ts';
import { type Finding, findingsList, findingsTable } from './findings.ts';
import { installJudges, missingPrograms } from './install.ts';
import { NuChecker } from './NuChecker.ts';
import { NOT_APPLIED } from './notApplied.ts';
import { QualWeb } from './QualWeb.ts';
import { visitGame } from './visits/gamePages.ts';
import { visitPanel } from './visits/panelPages.ts';
import { visitPublicPages } from './visits/publicPages.ts';
import type { Look, Subject } from './visits/Subject.ts';

const PASSWORD = 'demo-palavra-1';
/** The parts of a visit. Those of a group are visited one after the other, and groups side by side, each with a product of its own. */
const GROUPS = [{ painel: visitPanel }, { publicas: visitPublicPages, jogo: visitGame }];
/** The parts to visit: those named as arguments, or all of them. */
const named = process.argv.slice(2);
const groups = GROUPS.map((group) =>
  Object.entries(group).flatMap(([name, visit]) => (named.length === 0 || named.includes(name) ? [visit] : [])),
).filter((visits) => visits.length > 0);
const say = (line: string) => console.log(line);

/** Starts the product with data and a browser, calls `use`, and stops them. */
async function withSubject(use: (subject: Subject) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'judges-'));
  const browser = await launchBrowser([], 'shell');
  const scenes = await servePages(ensureScenesBuilt());
  // The last to start, because it is a process that would outlive a failure of the others. Vite, which serves the scenes, sets
  // NODE_ENV to production, where demonstration accounts are refused.
  const product = await startProduct(dataDir, { DEMO_PASSWORD: PASSWORD, NODE_ENV: 'test' });
  try {
    const { own } = await seedPanelScreens(product.base, PASSWORD);
    const people = new PanelPeople({ product, browser, password: PASSWORD }, { painted: true });
    await use({ base: product.base, browser, password: PASSWORD, people, ownClass: own, scenes: baseOf(scenes) });
  } finally {
    await browser.close();
    await scenes.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Has the judges read every page; returns the names of the pages and the findings. */
async function judgePages(folder: string): Promise<{ pages: string[]; findings: Finding[] }> {
  const nu = new NuChecker(folder);
  const pages: string[] = [];
  const findings: Finding[] = [];
  const visited = await Promise.allSettled(
    groups.map(async (visits) => {
      const qualWeb = new QualWeb(folder);
      const equalAccess = new EqualAccess(folder);
      const look: Look = async (page, name) => {
        pages.push(name);
        nu.add(name, `<!doctype html>\n${await page.evaluate(() => document.documentElement.outerHTML)}`);
        findings.push(...(await judgeWithAxe(page, name)), ...(await equalAccess.judge(page, name)));
        findings.push(...(await qualWeb.judge(page, name)));
      };
      await withSubject(async (subject) => {
        for (const visitPages of visits) await visitPages(subject, look);
      });
    }),
  );
  // Only now, so that every group has stopped its product.
  for (const outcome of visited) if (outcome.status === 'rejected') throw outcome.reason;
  findings.push(...nu.judge());
  return { pages, findings };
}

const missing = missingPrograms();
if (groups.length === 0)
  missing.push(`Não há ${named.join(', ')}. Há: ${GROUPS.flatMap((group) => Object.keys(group)).join(', ')}.`);
if (missing.length > 0) {
  for (const line of missing) console.error(line);
  process.exit(2);
}
const folder = installJudges(say);
if (folder === null) process.exit(2);
const { pages, findings } = await judgePages(folder);
const failures = findings.filter(({ kind }) => kind === 'failure');
const report = process.env.JUDGED_PAGES;
if (report) writeFileSync(report, JSON.stringify({ pages: pages.length, failed: failures }));
say(findingsTable(pages, findings));
say(`\nAvisos, para uma pessoa ver:\n${findingsList(findings, 'warning')}`);
say(
  `\nRegras do QualWeb e do Equal Access que não se aplicam:\n${NOT_APPLIED.map(({ rule, why }) => `${rule}: ${why}`).join('\n')}`,
);
if (failures.length > 0) say(`\nFalhas:\n${findingsList(findings, 'failure')}`);
say(`\n${pages.length} páginas, ${failures.length} falhas`);
process.exit(failures.length > 0 ? 1 : 0);
