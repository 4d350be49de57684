import type { Locator, Page } from 'playwright-core';

/** What a person does with the panel's lists, menus and windows, by their words. */
export class PanelUser {
  readonly page: Page;
  private readonly base: string;

  constructor(page: Page, base: string) {
    this.page = page;
    this.base = base;
  }

  /** Opens a page of the panel and waits until its title and what it loads are there. */
  async open(path: string, title: string | RegExp): Promise<void> {
    await this.page.goto(`${this.base}${path}`);
    await this.arrived(title);
  }

  /** Goes to another page of the panel as its links do, without loading the panel anew. */
  async go(path: string, title: string | RegExp): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.arrived(title);
  }

  /** The title stands there, and nothing loads any more. */
  async arrived(title: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await this.page
      .getByText(/^A carregar/)
      .first()
      .waitFor({ state: 'detached' });
  }

  /** The row of a list in which these words stand, without what opens below it. */
  row(words: string | RegExp): Locator {
    return this.page.locator('tbody > tr:not([data-detail])').filter({ hasText: words });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Chooses one of a row's actions. */
  async act(row: string | RegExp, action: string): Promise<void> {
    await this.row(row)
      .getByRole('button', { name: /^Ações/ })
      .click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** The message bottom right says this; it is sent away, so that it covers nothing. Behind a window it is out of reach, and stays. */
  async told(words: string | RegExp): Promise<void> {
    const toast = this.toast(words);
    await toast.waitFor();
    const isCovered = await toast.evaluate(
      (element) => document.querySelector('dialog:modal') !== null && element.closest('dialog') === null,
    );
    if (isCovered) return;
    await this.page.getByRole('button', { name: 'Fechar o aviso' }).click();
    await toast.waitFor({ state: 'detached' });
  }

  /** The message that shows. */
  toast(words: string | RegExp): Locator {
    return this.page
      .locator('div[role=status], div[role=alert]')
      .filter({ hasText: words })
      .filter({
        has: this.page.getByRole('button', { name: 'Fechar o aviso' }),
      });
  }

  /** What the focus is on, by its words. */
  focused(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
  }

  /** Types into a field that narrows a list, and takes what it offers. */
  async choose(field: Locator, words: string): Promise<void> {
    await field.fill(words);
    await this.page.getByRole('option', { name: words }).first().click();
  }

  /** Leaves only what these words find in the list. */
  async search(placeholder: string, words: string): Promise<void> {
    await this.page.getByPlaceholder(placeholder).fill(words);
    await this.page.waitForURL((url) => url.searchParams.get('search') === words);
  }
}
