import type { Locator, Page } from 'playwright-core';
import { navigateInPage } from './browser.ts';

/** Uses the panel's lists, menus and dialogs by their visible labels. */
export class PanelUser {
  readonly page: Page;
  private readonly base: string;

  constructor(page: Page, base: string) {
    this.page = page;
    this.base = base;
  }

  /** Loads a page of the panel and waits for its title and its data. */
  async open(path: string, title: string | RegExp): Promise<void> {
    await this.page.goto(`${this.base}${path}`);
    await this.waitForPage(title);
  }

  /** Navigates to another page of the panel without a reload, as its links do. */
  async navigate(path: string, title: string | RegExp): Promise<void> {
    await navigateInPage(this.page, path);
    await this.waitForPage(title);
  }

  /** Waits for the title and until nothing is loading. */
  async waitForPage(title: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await this.page
      .getByText(/^A carregar/)
      .first()
      .waitFor({ state: 'detached' });
  }

  /** Returns the list row with this text, without its detail row. */
  row(text: string | RegExp): Locator {
    return this.page.locator('tbody > tr:not([data-detail])').filter({ hasText: text });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Chooses an item of a row's actions menu. */
  async chooseRowAction(row: string | RegExp, action: string): Promise<void> {
    await this.row(row)
      .getByRole('button', { name: /^Ações/ })
      .click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Waits for a toast and dismisses it, so that it covers nothing; a toast behind a modal dialog cannot be dismissed and stays. */
  async dismissToast(text: string | RegExp): Promise<void> {
    const toast = this.toast(text);
    await toast.waitFor();
    // It may close by itself at any moment: then there is no button left to press.
    const closed = toast.waitFor({ state: 'detached' });
    const isCovered = toast.evaluate(
      (element) => document.querySelector('dialog:modal') !== null && element.closest('dialog') === null,
    );
    const dismissed = isCovered.then((covered) =>
      covered
        ? undefined
        : this.page
            .getByRole('button', { name: 'Fechar o aviso' })
            .click()
            .then(() => closed),
    );
    await Promise.any([closed, dismissed]);
  }

  /** Returns the toast with this text. */
  toast(text: string | RegExp): Locator {
    return this.page
      .locator('div[role=status], div[role=alert]')
      .filter({ hasText: text })
      .filter({
        has: this.page.getByRole('button', { name: 'Fechar o aviso' }),
      });
  }

  /** Returns the label or text of the focused element. */
  focusedLabel(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
  }

  /** Types into a combobox and takes its first matching option. */
  async chooseOption(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await this.page.getByRole('option', { name: text }).first().click();
  }

  /** Searches the list and waits until the address has the search. */
  async search(placeholder: string, text: string): Promise<void> {
    await this.page.getByPlaceholder(placeholder).fill(text);
    await this.page.waitForURL((url) => url.searchParams.get('search') === text);
  }
}
