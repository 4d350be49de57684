import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { picture } from '../../support/browser/browser.ts';
import { expectFitsTablets, expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { type ApiClient, createPlayedTeam } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);

const USERNAME = 'cachupa';
const FIRST = 'Escolhemos a cachupa, que veio de Cabo Verde.';
const LAST = 'Escolhemos a cachupa, que veio de Cabo Verde com a avó da vizinha.';

/** Plays a team, and has mission 2 given back and answered again from a draft. */
beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  const made = { password: fixture.password, theme: 'ic', proposal: 'O plano da cachupa' } as const;
  await createPlayedTeam(teacher, USERNAME, made);
  const { teams } = await teacher.get<{ teams: { _id: string }[] }>(`/team/responses?search=${USERNAME}`);
  await teacher.send('POST', `/team/${teams[0]?._id}/levels/2/give-back`, { note: 'Contem mais.' });
  await answerFromDraft(await fixture.signInToApi(USERNAME));
}, 120_000);

async function answerFromDraft(team: ApiClient): Promise<void> {
  const boxes = SOLAR_SYSTEMS.ic.levels.level2.length;
  const content = JSON.stringify({ part: 2, texts: [], typed: FIRST, step: 0 });
  await team.send('PUT', '/draft', { part: 2, revision: 1, device: 'tablet', content });
  await team.send('POST', '/answer-level-2', { answers: [LAST, ...Array(boxes - 1).fill('Mais um texto')] });
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Momento da resposta' });
const valueText = (page: Page) => slider(page).getAttribute('aria-valuetext');

/** Opens the desk at the team's answer to mission 2, and unfolds how it grew. */
async function openGrowth(page: Page): Promise<void> {
  await page.goto(`${fixture.product.base}/panel/solar-systems/answers/desk?search=${USERNAME}&mission=2`);
  await page.getByText('Como a resposta cresceu').click();
  await slider(page).waitFor();
}

describe('how an answer grew', () => {
  it('is stepped through by keys alone, with what is new marked', async () => {
    const { page, context, errors } = await people.visit('teacher', 'laptop');
    await openGrowth(page);
    await slider(page).focus();
    expect(await valueText(page)).toMatch(/^Passo 1 de 2, \d{1,2} de \p{L}+, \d{2}:\d{2}$/u);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => valueText(page)).toMatch(/^Passo 2 de 2/);
    expect(await page.locator('ins').allTextContents()).toContain('com a avó da vizinha');
    await page.keyboard.press('Home');
    await expect.poll(() => valueText(page)).toMatch(/^Passo 1 de 2/);
    await page.keyboard.press('End');
    await expect.poll(() => valueText(page)).toMatch(/^Passo 2 de 2/);
    await page.getByRole('combobox', { name: 'Versão da resposta' }).selectOption({ label: 'Versão 1' });
    await page.getByText(/^Não há passos guardados/).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }, 60_000);

  it('plays by itself only where motion is welcome', async () => {
    const { page, context, errors } = await people.visit('teacher', 'laptop');
    await openGrowth(page);
    expect(await page.getByRole('button', { name: 'Reproduzir' }).count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Reproduzir' }).click();
    await expect.poll(() => valueText(page), { timeout: 5_000 }).toMatch(/^Passo 2 de 2/);
    expect(errors).toEqual([]);
    await context.close();
  }, 60_000);

  it.each(['laptop', 'phone'] as const)(
    'can be read and pressed on a %s',
    async (size) => {
      const { page, context, errors } = await people.visit('teacher', size);
      await openGrowth(page);
      await page.getByRole('switch', { name: 'Mostrar o que saiu' }).click();
      await page.getByRole('button', { name: 'Passo seguinte' }).click();
      await page.locator('ins').first().waitFor();
      await picture(page, `crescimento-${size}`);
      await expectUsableLayout(page, `crescimento-${size}`);
      if (size === 'laptop') await expectFitsTablets(page, 'crescimento');
      expect(errors).toEqual([]);
      await context.close();
    },
    60_000,
  );
});
