import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeLink } from '#domain/identity/signInLink.ts';
import { expectAccessible, expectOnlyFailedCalls, picture, visit, visitToPlay } from '../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../support/browser/keyboardPlayer.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { SIZES } from '../../support/browser/sizes.ts';
import { expectControlsFit, MIN_TARGET_PX } from '../../support/browser/targets.ts';
import type { ApiClient } from '../../support/product/ApiClient.ts';

interface Card {
  _id: string;
  username: string;
  code: string;
}

const USE_CODE = 'Usar o código da equipa';

const fixture = productUnderTest();
let teacher: ApiClient;
let own: Card;
let other: Card;

beforeAll(async () => {
  teacher = await fixture.signInToApi('professor');
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  const { teams } = await teacher.get<{ teams: Card[] }>(`/classes/${classes[0]?._id}/cards`);
  const cardOf = (name: string) => teams.find(({ username }) => username === name) as Card;
  [own, other] = [cardOf('demo-ds'), cardOf('demo-dh')];
});

const codeField = (page: Page): Locator => page.getByRole('combobox', { name: 'Código da equipa' });

describe('the code of a team on the sign-in page', () => {
  it('fits every size with its suggestions open, with targets for fingers, and is accessible', async () => {
    const { page, context, errors } = await visit(fixture.browser, 'laptop', { touch: true });
    await page.goto(`${fixture.product.base}/login`);
    await page.getByRole('button', { name: USE_CODE }).click();
    await codeField(page).pressSequentially('abac luz abe');
    await page.getByRole('option').nth(1).waitFor();
    for (const [device, width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await picture(page, `codigo-${device}`);
      await expectAccessible(page, `code on a ${device}`);
      await expectControlsFit(page, `code on a ${device}`, { pageScrolls: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), device).toBeLessThanOrEqual(
        0,
      );
      const form = await page.getByRole('form', { name: 'Entrar' }).boundingBox();
      expect((form?.y ?? 0) + (form?.height ?? 0), device).toBeLessThanOrEqual(height);
      expect(form?.y, device).toBeGreaterThanOrEqual(0);
      for (const option of await page.getByRole('option').all()) {
        const box = await option.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), device).toBeGreaterThanOrEqual(MIN_TARGET_PX);
      }
    }
    await page.getByRole('option', { name: 'abeto' }).tap();
    expect(await codeField(page).inputValue()).toBe('abacate luz abeto ');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('lets a team in by keyboard: each word after a few letters', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop');
    const team = new KeyboardPlayer(page);
    await page.goto(`${fixture.product.base}/login`);
    await team.tabTo(page.getByRole('button', { name: USE_CODE }));
    await page.keyboard.press('Enter');
    await codeField(page).waitFor();
    for (const word of own.code.split(' ')) {
      await page.keyboard.type(word.slice(0, 3));
      const option = page.getByRole('option', { name: word, exact: true });
      const isOpen = async () => (await option.count()) > 0;
      while ((await isOpen()) && (await option.getAttribute('aria-selected')) !== 'true')
        await page.keyboard.press('ArrowDown');
      if (await isOpen()) await page.keyboard.press(' ');
    }
    expect(await codeField(page).inputValue()).toBe(own.code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/game');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says that a code does not exist, and username and password are still there', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet');
    await page.goto(codeLink(fixture.product.base, 'abacate luz abelha zebra'));
    await page.getByRole('button', { name: 'Jogar' }).click();
    await page.getByText(/^Este código não existe ou já não vale/).waitFor();
    expectOnlyFailedCalls(errors);
    await page.getByRole('button', { name: 'Usar a palavra-passe' }).click();
    await submitSignInForm(page, own.username, fixture.password);
    await page.waitForURL('**/game');
    await context.close();
  });

  it('is filled in by a card, whose words the address bar does not keep', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet');
    await page.goto(codeLink(fixture.product.base, other.code));
    await expect.poll(() => codeField(page).inputValue()).toBe(other.code);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Jogar' }).click();
    await page.waitForURL('**/game');
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('a new code ends the session of a team in the game, which goes on with the new one and no other', async () => {
  const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet');
  await page.goto(codeLink(fixture.product.base, own.code));
  await page.getByRole('button', { name: 'Jogar' }).click();
  await page.waitForURL('**/game');
  await page
    .getByText(/tripulação/)
    .first()
    .waitFor();
  const { code } = await teacher.send<{ code: string }>('POST', `/team/${own._id}/code/renew`);
  const dialog = page.getByRole('dialog', { name: 'A sessão expirou' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: USE_CODE }).click();
  await expectAccessible(page, 'code after the session has ended');
  await codeField(page).fill(own.code);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByText(/^Este código não existe ou já não vale/).waitFor();
  await codeField(page).fill(other.code);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByText('Este código é de outra equipa.').waitFor();
  await codeField(page).fill(code);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.waitFor({ state: 'detached' });
  expectOnlyFailedCalls(errors);
  await context.close();
});
