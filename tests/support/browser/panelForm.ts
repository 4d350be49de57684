import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { PanelUser } from './panelUser.ts';

/** A dialog of the panel that is filled in and sent by the keyboard. */
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

  /** Takes the option of these words, once it is there. */
  async choose(label: RegExp, option: string): Promise<this> {
    await this.field(label).locator('option', { hasText: option }).waitFor({ state: 'attached' });
    await this.field(label).selectOption({ label: option });
    return this;
  }

  /** Enter, in a field. */
  async enter(label: RegExp): Promise<this> {
    await this.field(label).press('Enter');
    return this;
  }

  /** Presses the button that sends, for dialogs whose field takes Enter for itself. */
  async press(name: string): Promise<this> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    return this;
  }

  /** What is wrong is read with its field, in words that the message below says too; the focus is there, and the dialog stays. */
  async refused(label: RegExp, words: string): Promise<this> {
    const field = this.field(label);
    await this.dialog.locator('[aria-invalid="true"]').first().waitFor();
    await expect.poll(() => field.getAttribute('aria-invalid'), { message: words }).toBe('true');
    expect(await field.evaluate(describedBy)).toContain(words);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await this.user.told(words);
    return this;
  }

  /** It says so and is gone. */
  async saved(words: string): Promise<void> {
    await this.user.told(words);
    await this.dialog.waitFor({ state: 'detached' });
  }
}

/** Runs in the page. */
function describedBy(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
