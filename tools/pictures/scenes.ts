import type { Browser } from 'playwright-core';
import { baseOf, servePages } from '../../tests/support/scenes/scenesPages.ts';
import { ensureScenesBuilt } from '../setup.mjs';
import { saveScreenshot } from './screenshots.ts';

const SIZES = [
  [1366, 768],
  [1024, 768],
] as const;

/** Picture name, query of the scene selector, and time in ms. */
const PICTURES = [
  ['entrada', 'tipo=cena&nome=login', 3_000],
  ['a-carregar', 'tipo=estado&nome=boot.loading', 1_500],
  ['boas-vindas', 'tipo=estado&nome=tutorial.intro.ready', 9_000],
  ['hangar', 'tipo=estado&nome=tutorial.hangar', 3_000],
  ['cabina', 'tipo=estado&nome=tutorial.training', 3_000],
  ['chegada-a-missao', 'tipo=estado&nome=mission.introduction', 4_000],
  ['quiz', 'tipo=estado&nome=mission.quiz.ready', 3_000],
  ['texto', 'tipo=estado&nome=mission.write.ready', 3_000],
  ['ficheiros', 'tipo=estado&nome=mission.upload.ready', 6_000],
  ['parabens', 'tipo=estado&nome=mission.congratulations', 4_000],
  ['descolagem', 'tipo=estado&nome=flight.takeOff', 1_600],
  ['salto', 'tipo=estado&nome=flight.warp', 1_300],
  ['chegada', 'tipo=estado&nome=flight.arrival', 1_000],
  ['conselho', 'tipo=estado&nome=council.list.shown', 3_000],
  ['aula-pausa', 'tipo=estado&nome=mission.write.ready&aula=pausa', 3_000],
  ['aula-mensagem', 'tipo=estado&nome=mission.write.ready&aula=mensagem', 3_000],
  ['aula-funcoes', 'tipo=estado&nome=mission.introduction&aula=funcoes', 4_000],
  ['mapa-da-turma', 'tipo=mapa&nome=doze-equipas', 0],
  ['mapa-chegada', 'tipo=mapa&nome=chegada', 3_400],
] as const;

/** Takes a screenshot of every scene at its given time, in a build with the scene selector. */
export async function photographScenes(browser: Browser): Promise<void> {
  const server = await servePages(ensureScenesBuilt());
  for (const [width, height] of SIZES) await photograph(browser, baseOf(server), width, height);
  await server.close();
}

async function photograph(browser: Browser, base: string, width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'pt-PT' });
  for (const [name, query, moment] of PICTURES) {
    await page.goto(`${base}/dev/cenas/palco?${query}&tema=ds&nave=0&parado=${moment}`);
    await page.locator('html[data-still]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await saveScreenshot(page, `${name}-${width}`);
  }
  await page.close();
}
