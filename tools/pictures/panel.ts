import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startProduct } from '../../tests/support/product/productServer.ts';
import { photographHall } from './council.ts';
import { fillSchoolYear } from './schoolYear.ts';
import { saveScreenshot } from './screenshots.ts';

const PASSWORD = 'demo-palavra-1';
const DEVICES = [
  { device: 'portatil', viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
  { device: 'telemovel', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { device: 'escuro', viewport: { width: 1366, height: 768 }, colorScheme: 'dark' },
] as const;

/** Picture name, path, and what is done on the page before the screenshot. */
const PICTURES: readonly [name: string, path: string, prepare?: (page: Page) => Promise<void>][] = [
  // First, because the devices of the class report just before.
  ['aula', '/aula'],
  ['inicio', ''],
  ['turmas', '/management/classes'],
  ['equipas', '/management/teams'],
  ['respostas', '/solar-systems/answers', openAnswers],
  ['mesa', '/solar-systems/answers/desk?mission=2', markOne],
  ['propostas', '/solar-systems/proposals'],
  ['classificacao', '/ranking'],
  ['importar', '/imports', pasteRoster],
  ['formar', '/imports', formTeams],
  ['historico', '/history'],
];
/** An invented class. */
const ROSTER = [
  'N.º\tNome\tData nasc.',
  ...'Ana Maria Dias,Bruno Reis,Carla Pinto,Duarte Sá,Eva Lopes,Filipe Cruz,Gil Faria,Helena Vaz,Iara Melo,João Costa,Lara Neves,Marco Leal,Nádia Brito,Olga Ramos,Pedro Luz,Quim Mota,Rita Serra,Sara Paz,Tomás Vale,Vera Rocha,Xavier Gil,Yara Matos,Zé Prata,Alice Mar'
    .split(',')
    .map((name, at) => `${at + 1}\t${name}\t${10 + (at % 18)}/03/2012`),
].join('\n');

/** Takes screenshots of the panel of a teacher whose class is in mid-game, on a laptop, a phone, and in the dark theme. */
export async function photographPanel(browser: Browser): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  const product = await startProduct(dataDir, { DEMO_PASSWORD: PASSWORD });
  try {
    const school = await fillSchoolYear(product.base, PASSWORD);
    await photographOnDevices(browser, product.base, PICTURES, () => school.report());
    const council = await photographHall(browser, product.base, PASSWORD);
    await photographOnDevices(browser, product.base, [['conselho', `/council/${council}`]]);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function photographOnDevices(
  browser: Browser,
  base: string,
  pictures: typeof PICTURES,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  for (const { device, viewport, colorScheme } of DEVICES) {
    const context = await browser.newContext({ viewport, colorScheme, locale: 'pt-PT', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page, base);
    await before();
    for (const picture of pictures) await photograph(page, device, picture);
    await context.close();
  }
}

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/login`);
  await page.getByLabel('Nome de Utilizador').fill('professor');
  await page.getByLabel('Palavra-Passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Jogar' }).click();
  await page.waitForURL('**/panel');
}

async function openAnswers(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ver Respostas de Os Cometas/ }).click();
  await page.locator('section[data-level]').last().waitFor();
}

/** Gives both marks of the first answer that waits. */
async function markOne(page: Page): Promise<void> {
  const rubric = page.getByRole('radiogroup');
  await rubric.first().getByRole('radio').nth(2).click();
  await rubric.last().getByRole('radio').nth(2).click();
  await page.mouse.move(0, 0);
}

async function pasteRoster(page: Page): Promise<void> {
  const list = page.getByLabel(/cole aqui a lista/);
  await list.fill(ROSTER);
  await list.evaluate((box) => box.scrollTo(0, 0));
  await list.blur();
}

/** Scrolls to the formed teams, each with its name, its solar system and its members. */
async function formTeams(page: Page): Promise<void> {
  await pasteRoster(page);
  await page.getByRole('button', { name: 'Ler os nomes' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nome da turma nova').fill('8.º B');
  await page.getByRole('button', { name: /^Formar/ }).click();
  await page.locator('[data-team]').first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    const [team] = document.querySelectorAll('[data-team]');
    scrollBy(0, (team?.getBoundingClientRect().top ?? 0) - innerHeight / 3);
  });
}

async function photograph(page: Page, device: string, [name, path, prepare]: (typeof PICTURES)[number]): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/panel${path}`);
  await prepare?.(page);
  await page
    .getByText(/^A carregar/)
    .first()
    .waitFor({ state: 'detached' });
  await waitForStableLayout(page);
  await saveScreenshot(page, `painel-${name}-${device}`);
}

/** Waits until the page neither grows nor scrolls for 600 ms. */
async function waitForStableLayout(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const before = [scrollY, document.documentElement.scrollHeight];
    await new Promise((done) => setTimeout(done, 600));
    return scrollY === before[0] && document.documentElement.scrollHeight === before[1];
  });
}
