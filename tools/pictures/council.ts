import type { Browser, Page } from 'playwright-core';
import { ApiClient } from '../../tests/support/product/ApiClient.ts';
import { CouncilSteering } from '../../tests/support/product/CouncilSteering.ts';
import { saveScreenshot } from './screenshots.ts';

const HALL_SIZE = { width: 1366, height: 768 } as const;
/** The stars that the teams of fillSchoolYear give, by account and by name of the team that wrote the plan. */
const VOTES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '8a-gp1': { 'Órbita 8': 3, 'Via Verde': 5 },
  '8a-gp2': { 'Os Cometas': 4, 'Via Verde': 5 },
  '8a-gp3': { 'Os Cometas': 4, 'Órbita 8': 4 },
};

/**
 * Holds the council of the class of fillSchoolYear until its result is shown, with screenshots of the projected hall on the
 * way. Returns the id of the session.
 */
export async function photographHall(browser: Browser, base: string, password: string): Promise<string> {
  const council = await CouncilSteering.ofFirstClass(await new ApiClient(base).signIn('professor', password));
  await council.prepare({ ballot: 'stars', resultReveal: 'byTeacher' });
  await council.step('start');
  await council.present('Via Verde');
  const { _id, code, plans } = await council.read();
  const context = await browser.newContext({ viewport: HALL_SIZE, locale: 'pt-PT', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${base}/conselho/${code}`);
  await page.locator('[data-ready="true"]').waitFor();
  await page.getByRole('heading', { name: 'Via Verde' }).waitFor();
  await photograph(page, 'salao-apresentar');
  while (council.phase !== 'vote') await council.step('next');
  for (const [username, given] of Object.entries(VOTES)) {
    const team = await new ApiClient(base).signIn(username, password);
    const stars = Object.fromEntries(
      plans.flatMap((plan) => (given[plan.team.name] === undefined ? [] : [[plan._id, given[plan.team.name]]])),
    );
    const body = { ballot: { kind: 'stars', stars }, device: username, press: 1, knownVersion: 0 };
    await team.send('PUT', `/council-session/${_id}/ballot`, body);
  }
  await council.step('next');
  await council.step('showResult');
  await page.getByText('Segue para a Terra').waitFor();
  await photograph(page, 'salao-resultado');
  await context.close();
  return _id;
}

async function photograph(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1_000);
  await saveScreenshot(page, name);
}
