import type { Page } from 'playwright-core';
import { submitSignInForm } from '../panelPeople.ts';

/** Signs in as the demonstration teacher and opens the dialog 'Apoios' of the first team that the search finds. */
export async function openTeamSupports(page: Page, base: string, password: string, search: string): Promise<void> {
  await page.goto(`${base}/login`);
  await submitSignInForm(page, 'professor', password);
  await page.waitForURL('**/panel');
  await page.goto(`${base}/panel/management/teams?search=${search}`);
  await page
    .getByRole('button', { name: /^Ações/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Apoios' }).click();
}
