import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PanelUser } from './panelUser.ts';

/** Fills in a dialog of the panel and submits it by keyboard. */
export class PanelForm {
  private readonly user: PanelUser;
  readonly dialog: Locator;

  constructor(user: PanelUser, title: string) {
    this.user = user;
    this.dialog = user.dialog(title);
  }

  field(label: RegExp): Locator {
    return this.dialog.getByLabel(label);
  }

  async fill(label: RegExp, text: string): Promise<this> {
    await this.field(label).fill(text);
    return this;
  }

  /** Selects the option with this label once it is loaded. */
  async selectOption(label: RegExp, option: string): Promise<this> {
    await this.field(label).locator('option', { hasText: option }).waitFor({ state: 'attached' });
    await this.field(label).selectOption({ label: option });
    return this;
  }

  /** Presses Enter in a field. */
  async pressEnter(label: RegExp): Promise<this> {
    await this.field(label).press('Enter');
    return this;
  }

  /** Presses the submit button, for dialogs with a field in which Enter does not submit. */
  async press(name: string): Promise<this> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    return this;
  }

  /** Asserts that the field is invalid, described by this message and focused, and that a toast says the same. */
  async expectFieldError(label: RegExp, message: string): Promise<this> {
    const field = this.field(label);
    await this.dialog.locator('[aria-invalid="true"]').first().waitFor();
    await expect.poll(() => field.getAttribute('aria-invalid'), { message }).toBe('true');
    expect(await field.evaluate(descriptionOf)).toContain(message);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await this.user.dismissToast(message);
    return this;
  }

  /** Waits for this toast and until the dialog is closed. */
  async expectSaved(message: string): Promise<void> {
    await this.user.dismissToast(message);
    await this.dialog.waitFor({ state: 'detached' });
  }
}

/** Returns the texts that aria-describedby refers to. Runs in the page. */
function descriptionOf(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
