import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import {
  expectAccessible,
  expectOnlyFailedCalls,
  picture,
  VIEWPORTS,
  visit,
  visitToPlay,
} from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { eventually } from '../../support/eventually.ts';
import { createPlayedTeam } from '../../support/product/ApiClient.ts';
import { collisionsOf, giveVoice, markedWord, takeSpoken } from '../../support/speech/deviceSpeech.ts';

const fixture = productUnderTest();
const DH = SOLAR_SYSTEMS.dh.tutorial;
const PLAN = 'Uma rampa para todos. E um baloiço também.';
const COMMENT = 'Gostamos muito da rampa.';
const TEAMS = ['leitores', 'vizinhos'] as const;

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  for (const name of TEAMS) {
    await createPlayedTeam(teacher, name, { password: fixture.password, theme: 'dh', proposal: PLAN });
  }
  for (const name of ['demo-dh', 'demo-ic', 'leitores']) {
    const team = await fixture.signInToApi(name);
    await team.send('PUT', '/supports', { revision: 1, supports: { ...NO_SUPPORTS, readAloud: true } });
  }
}, 120_000);

const bar = (page: Page) => page.getByRole('region', { name: 'Ler em voz alta' });
const play = (page: Page) => bar(page).getByRole('button', { name: 'Ler em voz alta' });
const pausing = (page: Page) => bar(page).getByRole('button', { name: 'Pausa na leitura' });
const goingOn = (page: Page) => bar(page).getByRole('button', { name: 'Continuar a ler' });

async function signIn(page: Page, name: string): Promise<TeamPlayer> {
  const team = new TeamPlayer(page, async () => {}, false);
  await team.signIn(fixture.product.base, name, fixture.password);
  await play(page).waitFor({ timeout: 60_000 });
  return team;
}

/** Reads until there is nothing left, and returns what was said. */
async function readAll(page: Page): Promise<string> {
  await takeSpoken(page);
  await play(page).click();
  await pausing(page).waitFor();
  await play(page).waitFor({ timeout: 60_000 });
  return (await takeSpoken(page)).join(' | ');
}

async function useDeviceVoice(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Voz do dispositivo' }).click();
}

/** Returns how many rectangles mark a word, within the window. */
function boxesInPage(page: Page): Promise<number> {
  return page.locator('.aloud-boxes .aloud-word').evaluateAll(
    (boxes) =>
      boxes.filter((box) => {
        const { width, height, top } = box.getBoundingClientRect();
        return width > 4 && height > 4 && top >= 0 && top < innerHeight;
      }).length,
  );
}

/** Returns the controls and texts of the page that the bar lies over. */
function coveredByBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.aloud-bar') as HTMLElement;
    const { top } = bar.getBoundingClientRect();
    const places = document.querySelectorAll('main button, main p, main label, main textarea, dialog[open] button');
    return [...places].flatMap((element) => {
      const box = element.getBoundingClientRect();
      // What scrolls is reached by scrolling.
      const isScrolled = element.closest('.overflow-y-auto') !== null;
      const isCovered = box.bottom > top + 1 && box.width > 1 && !bar.contains(element) && !isScrolled;
      return isCovered ? [`${element.tagName} ${element.textContent}`] : [];
    });
  });
}

/** Returns the buttons of the bar that are lower or narrower than 48 px. */
function smallTargets(page: Page): Promise<string[]> {
  return bar(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < 48 || height < 48 ? [`${button.getAttribute('aria-label')} ${width}x${height}`] : [];
      }),
    );
}

describe('reading aloud', () => {
  it('reads messages, questions and options, one voice at a time, and pauses by key', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop', { speed: 3, sound: true });
    await giveVoice(context);
    const team = await signIn(page, 'demo-dh');
    const message = DH.intro.messages.at(-1) ?? '';
    const caption = page.getByTestId('caption').filter({ hasText: message });
    await caption.getByTestId('spoken-word').waitFor({ timeout: 60_000 });
    await page.keyboard.press('Alt+l');
    await pausing(page).waitFor();
    expect(await page.getByTestId('spoken-word').count()).toBe(0);
    // What has a recording is heard from it, word by word.
    await expect.poll(() => markedWord(page)).not.toBe('');
    expect(message).toContain(await markedWord(page));
    expect(await takeSpoken(page)).toEqual([]);
    await expectAccessible(page, 'barra de leitura');
    await useDeviceVoice(page);
    await expect.poll(() => takeSpoken(page)).not.toEqual([]);
    await bar(page).getByRole('button', { name: 'Parar de ler' }).click();
    expect(await markedWord(page)).toBe('');
    await page.getByRole('button', { name: 'OK', exact: true }).waitFor();
    const first = await readAll(page);
    expect(first.replaceAll(' | ', ' ')).toContain(message);
    expect(first).toContain('OK');
    await team.press('OK', '');
    await team.press(/selecionar/i, '');
    expect(await readAll(page)).toContain('Sim, é esta');
    await team.press('Sim, é esta', '');
    await team.press('Fazer Quiz', '');
    await team.canChoose();
    const all = await readAll(page);
    expect(all.replaceAll(' | ', ' ')).toContain(DH.quiz.question);
    for (const option of await page.locator('label:has(input[type=radio])').allInnerTexts()) {
      expect(all).toContain(option.replace(/^\d+\s*/, '').trim());
    }
    await picture(page, 'ler-em-voz-alta-quiz');

    await page.locator('legend h2').focus();
    await page.keyboard.press('Alt+l');
    await expect.poll(() => markedWord(page)).not.toBe('');
    await picture(page, 'ler-em-voz-alta-palavra');
    await page.keyboard.press('Alt+l');
    await goingOn(page).waitFor();
    await takeSpoken(page);
    await page.waitForTimeout(600);
    expect(await takeSpoken(page)).toEqual([]);
    const lastWord = DH.quiz.question.split(' ').at(-1) ?? '';
    const place = await page.evaluate((word) => {
      const text = document.querySelector('legend h2')?.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.lastIndexOf(word));
      range.setEnd(text, text.data.length);
      const { left, top } = range.getBoundingClientRect();
      return { x: left + 4, y: top + 8 };
    }, lastWord);
    await page.mouse.click(place.x, place.y);
    await expect.poll(() => takeSpoken(page).then(([first]) => first)).toBe(lastWord);
    await bar(page).getByRole('button', { name: 'Parar de ler' }).click();
    expect(await collisionsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('reads plans and comments of other teams, and a dialog over the page alone', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet', { speed: 3, sound: true });
    await giveVoice(context);
    // As on iPadOS 15.4 and Firefox 115, which have no highlights.
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Highlight'));
    await signIn(page, 'leitores');
    const row = page.getByRole('row', { name: /Equipa vizinhos/ });
    await row.waitFor({ timeout: 60_000 });
    const council = await readAll(page);
    expect(council).toContain('Equipa vizinhos');
    expect(council).toContain('Uma rampa para todos. | E um baloiço também.');
    await play(page).click();
    await expect.poll(() => boxesInPage(page)).toBeGreaterThan(0);
    await picture(page, 'ler-em-voz-alta-conselho');
    await row.getByRole('button', { name: /Comentários/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('.aloud-boxes').count()).toBe(0);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(COMMENT);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await dialog.getByText(COMMENT).last().waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Fechar' }).isEnabled()).toBe(true);
    expect(await coveredByBar(page)).toEqual([]);
    await picture(page, 'ler-em-voz-alta-comentarios');
    const comments = await readAll(page);
    expect(comments).toContain(COMMENT);
    expect(comments).not.toContain('Desembarcar');
    await expectAccessible(page, 'barra de leitura num diálogo');
    expect(await collisionsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('works without a network and by keys alone, and keeps its speed on the device', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop', {
      speed: 3,
      worker: true,
      sound: true,
    });
    await giveVoice(context);
    await signIn(page, 'demo-ic');
    await expect
      .poll(
        () =>
          page.evaluate(async () =>
            (await (await caches.open('files')).keys()).some(({ url }) => /\/AloudLayer-[^/]*\.js$/.test(url)),
          ),
        { timeout: 90_000 },
      )
      .toBe(true);
    await bar(page).getByRole('button', { name: 'Mais depressa' }).press('Enter');
    await bar(page).getByText('1,1×').waitFor();
    await context.setOffline(true);
    await page.reload();
    await bar(page).getByText('1,1×').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await takeSpoken(page);
    await page.keyboard.press('Alt+l');
    await expect.poll(() => takeSpoken(page)).not.toEqual([]);
    await page.keyboard.press('Alt+k');
    await pausing(page).waitFor();
    await page.keyboard.press('Escape');
    await play(page).waitFor();
    expectOnlyFailedCalls(errors);
    await context.close();
  });

  it('says how to add a voice where the device has none', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet');
    await giveVoice(context, ['en-GB']);
    await signIn(page, 'demo-dh');
    await bar(page).getByText('Este dispositivo não tem uma voz portuguesa.').waitFor();
    await expectAccessible(page, 'barra de leitura sem voz');
    await bar(page).getByRole('button', { name: 'Instalar uma voz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Uma voz portuguesa' });
    for (const system of ['Windows', 'ChromeOS', 'Android', 'iPadOS']) await dialog.getByText(system).waitFor();
    await expectAccessible(page, 'como instalar uma voz');
    await picture(page, 'ler-em-voz-alta-sem-voz');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await takeSpoken(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('covers nothing in any window', async () => {
    const { page, context } = await visit(fixture.browser, 'laptop');
    await giveVoice(context);
    await signIn(page, 'demo-dh');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.waitFor();
    for (const [viewport, size] of Object.entries(VIEWPORTS)) {
      await page.setViewportSize(size);
      await eventually(async () => expect(await coveredByBar(page), viewport).toEqual([]));
      expect(await smallTargets(page), viewport).toEqual([]);
      await picture(page, `ler-em-voz-alta-${viewport}`);
      await menu.click();
      const dialog = page.getByRole('dialog', { name: 'Menu' });
      await dialog.getByRole('switch').first().waitFor();
      await eventually(async () => expect(await coveredByBar(page), `menu, ${viewport}`).toEqual([]));
      await picture(page, `ler-em-voz-alta-menu-${viewport}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await context.close();
  });

  it('leaves every part of the menu within reach in a small window, in which no voice speaks Portuguese', async () => {
    const { page, context } = await visit(fixture.browser, 'phone');
    await signIn(page, 'demo-dh');
    await page.getByRole('button', { name: 'Menu' }).click({ timeout: 60_000 });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('switch').first().waitFor();
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [683, 384],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const control of await menu.locator('button:not([data-aloud="no"] *)').all()) {
        const isReached = await control.evaluate((element) => {
          // As far as the browser scrolls to what takes the focus.
          element.scrollIntoView({ block: 'nearest' });
          const { x, y, width: across, height: down } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + across / 2, y + down / 2));
        });
        expect(isReached, `${await control.innerText()} at ${width} × ${height}`).toBe(true);
      }
    }
    await context.close();
  });

  it('is not there, and not loaded, without the support', async () => {
    const { page, context } = await visitToPlay(fixture.browser, 'laptop');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const team = new TeamPlayer(page, async () => {}, false);
    await team.signIn(fixture.product.base, 'demo-ds', fixture.password);
    await page.getByRole('button', { name: 'Menu' }).waitFor({ timeout: 60_000 });
    expect(await bar(page).count()).toBe(0);
    expect(loaded.filter((url) => /AloudLayer|ClipPlayer/.test(url))).toEqual([]);
    await context.close();
  });
});
