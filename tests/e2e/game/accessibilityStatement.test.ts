import { describe, expect, it } from 'vitest';
import { expectAccessible, VIEWPORTS, visit } from '../../support/browser/browser.ts';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { expectControlsFit } from '../../support/browser/targets.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);
const TITLE = 'Declaração de acessibilidade e usabilidade';
/** What 1280 x 1024 leaves at 400 %, as WCAG 1.4.10 asks. */
const REFLOW = { width: 320, height: 256 };

describe('the accessibility statement', () => {
  it('is reached from the sign-in page and from the panel, and leads back', async () => {
    const { page, context, errors } = await visit(fixture.browser, 'phone');
    await page.goto(`${fixture.product.base}/login`);
    await page.getByRole('link', { name: 'Acessibilidade' }).click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    expect(await page.title()).toBe(TITLE);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();

    const teacher = await people.visit('teacher', 'laptop');
    await teacher.user.open('/panel', /^Olá/);
    await teacher.page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
    await teacher.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await teacher.page.getByRole('link', { name: 'Voltar' }).click();
    await teacher.user.waitForPage(/^Olá/);
    expect(teacher.errors).toEqual([]);
    await teacher.context.close();
  });

  it('goes to each of its parts by keyboard', async () => {
    const { page, context } = await visit(fixture.browser, 'laptop');
    await page.goto(`${fixture.product.base}/acessibilidade`);
    const parts = page.getByRole('navigation', { name: 'Partes da declaração' }).getByRole('link');
    await parts.first().waitFor();
    const names = await parts.allTextContents();
    expect(names).toHaveLength(5);
    for (const name of names) {
      await page.getByRole('link', { name }).focus();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { level: 2, name });
      expect(await heading.evaluate((element) => element.getBoundingClientRect().top), name).toBeLessThan(768);
    }
    await context.close();
  });

  it('fits every size, also at 400 %, with targets for fingers', async () => {
    const { page, context } = await visit(fixture.browser, 'laptop');
    await page.goto(`${fixture.product.base}/acessibilidade`);
    await page.getByRole('heading', { level: 2, name: 'V. Queixas por discriminação' }).waitFor();
    for (const [name, size] of Object.entries({ ...VIEWPORTS, reflow: REFLOW })) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
      await expectAccessible(page, name);
      if (name === 'phone') await expectControlsFit(page, name, { pageScrolls: true });
    }
    await context.close();
  });
});
