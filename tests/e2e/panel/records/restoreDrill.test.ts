import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, picture, VIEWPORTS, type Viewport } from '../../../support/browser/browser.ts';
import { expectFitsTablets, expectReflows, expectUsableLayout } from '../../../support/browser/panelLayout.ts';
import { PanelPeople, type PanelVisitor } from '../../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../../support/browser/productUnderTest.ts';
import { makeTestFolder } from '../../../support/testFolder.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const TITLE = 'Cópias de segurança';
const BUTTON = 'Experimentar a cópia';
/** A PostgreSQL of its own is created, filled and removed. */
const DRILL_MS = 90_000;
const SIZES = ['laptop', 'tablet', 'phone'] as const satisfies Viewport[];

const fixture = productUnderTest();
const people = new PanelPeople(fixture);
let backups: Awaited<ReturnType<typeof makeTestFolder>>;
beforeAll(async () => {
  backups = await makeTestFolder();
});
afterAll(() => backups.remove());

function makeBackup(): string {
  const command = [join(ROOT, 'dist/server/backup.js'), '--destino', backups.path];
  const said = execFileSync(process.execPath, command, {
    env: { ...process.env, DATA_DIR: fixture.dataDir },
    encoding: 'utf8',
  });
  return /^Cópia feita: (.*)$/m.exec(said)?.[1] ?? '';
}

const scratch = () => existsSync(join(fixture.dataDir, 'ensaio.partial'));
const resultOf = ({ page }: PanelVisitor, words: string) =>
  page.getByRole('listitem').filter({ hasText: words }).first().waitFor({ timeout: DRILL_MS });

describe('an administrator', () => {
  it('is told how to make a backup, then tries it by keyboard and leaves the page meanwhile', {
    timeout: 180_000,
  }, async () => {
    const visitor = await people.visit('administrator', 'laptop');
    const { user, page, context, errors } = visitor;
    await user.open('/panel', /^Olá/);
    await page.getByRole('link', { name: TITLE }).click();
    await user.waitForPage(TITLE);
    await page.getByText('npm run backup -- --destino').waitFor();
    await expectAccessible(page, 'copias-nenhuma');
    makeBackup();
    await user.open('/panel/backups', TITLE);
    await page.getByRole('heading', { name: 'A cópia é de há menos de um minuto' }).waitFor();
    await user.button(BUTTON).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('progressbar', { name: BUTTON }).waitFor();
    await picture(page, 'copias-a-experimentar');
    await expectAccessible(page, 'copias-a-experimentar');
    await user.navigate('/panel/history', 'Histórico');
    await page.getByText('Experimentou a cópia de segurança').first().waitFor();
    await user.navigate('/panel/backups', TITLE);
    await resultOf(visitor, 'A cópia está boa');
    await page.getByText('A chave está na cópia:').waitFor();
    expect(scratch()).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('reads the results on every device', async () => {
    const visitor = await people.visit('administrator', 'laptop');
    await visitor.user.open('/panel/backups', TITLE);
    await resultOf(visitor, 'A cópia está boa');
    for (const size of SIZES) {
      await visitor.page.setViewportSize(VIEWPORTS[size]);
      const name = `copias-${size}`;
      await picture(visitor.page, name);
      await expectUsableLayout(visitor.page, name);
      if (size === 'phone') await expectReflows(visitor.page, name);
      else await expectFitsTablets(visitor.page, name);
    }
    expect(visitor.errors).toEqual([]);
    await visitor.context.close();
  });

  it('finds an interrupted drill after the server was killed, and tries again', { timeout: 180_000 }, async () => {
    const visitor = await people.visit('administrator', 'laptop');
    const { user, page, context } = visitor;
    await user.open('/panel/backups', TITLE);
    await user.button(BUTTON).click();
    await expect.poll(scratch, { timeout: DRILL_MS, interval: 20 }).toBe(true);
    await fixture.killAndRestart();
    await expect.poll(scratch, { timeout: DRILL_MS }).toBe(false);
    await user.open('/panel/backups', TITLE);
    await resultOf(visitor, 'Ficou a meio');
    await user.button(BUTTON).click();
    await expect.poll(async () => page.getByText('A cópia está boa').count(), { timeout: DRILL_MS }).toBeGreaterThan(1);
    await context.close();
  });

  it('is told which file of a backup is spoilt', { timeout: 120_000 }, async () => {
    const newest =
      readdirSync(backups.path)
        .filter((name) => name.startsWith('conselho-'))
        .sort()
        .at(-1) ?? '';
    appendFileSync(join(backups.path, newest, 'tables/teams.copy'), 'x');
    const visitor = await people.visit('administrator', 'laptop');
    await visitor.user.open('/panel/backups', TITLE);
    await visitor.user.button(BUTTON).click();
    await resultOf(visitor, 'A cópia não se pôde repor');
    await visitor.page.getByText(/teams\.copy falta ou não é o que foi escrito/).waitFor();
    await picture(visitor.page, 'copias-estragada');
    await expectAccessible(visitor.page, 'copias-estragada');
    await visitor.context.close();
  });
});

it('a teacher has neither the link nor the button', async () => {
  const { user, page, context } = await people.visit('teacher', 'laptop');
  await user.open('/panel', /^Olá/);
  expect(await page.getByRole('link', { name: TITLE }).count()).toBe(0);
  await user.navigate('/panel/backups', TITLE);
  await page.getByText('Só a administração experimenta as cópias de segurança.').waitFor();
  expect(await user.button(BUTTON).count()).toBe(0);
  await context.close();
});
