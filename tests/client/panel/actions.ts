import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** A text with more characters is pasted, because every key renders the page. */
const TYPED_MAX = 60;

/** Replaces the text of a field: types it, or pastes it where it is long or has line breaks. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text.length > TYPED_MAX || text.includes('\n')) await user.paste(text);
  // user-event reads single braces and brackets as names of keys.
  else if (text !== '') await user.keyboard(text.replace(/[{[]/g, '$&$&'));
}

/** Waits until a rejected form has moved the focus to its first invalid field, which would divert typing elsewhere. */
export const focusOnInvalid = () =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));

/** Opens a row's menu 'Ações' with Enter and clicks one item; returns the menu button, which gets the focus back. */
export async function chooseAction(user: UserEvent, of: string, name: string): Promise<HTMLElement> {
  const button = () => screen.getByRole('button', { name: `Ações de ${of}` });
  await screen.findByRole('button', { name: `Ações de ${of}` });
  button().focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name });
  const opened = button();
  await user.click(item);
  return opened;
}

/** Waits for an open dialog; returns it with its fields and buttons. */
export async function findDialog(user: UserEvent, name: string | RegExp) {
  const element = await screen.findByRole('dialog', { name });
  const dialog = within(element);
  const field = (label: RegExp) => dialog.getByLabelText(label) as HTMLInputElement;
  return {
    element,
    dialog,
    field,
    type: (label: RegExp, value: string) => fill(user, field(label), value),
    choose: (label: RegExp, value: string) => user.selectOptions(field(label), value),
    press: (label: string) => user.click(dialog.getByRole('button', { name: label })),
    /** Presses Escape in the dialog; happy-dom's `showModal` moves no focus into it, as a browser does. */
    pressEscape: async () => {
      if (!element.contains(document.activeElement)) element.querySelector('button')?.focus();
      await user.keyboard('{Escape}');
    },
    /** Returns the texts that describe a field: hints and errors. */
    wrongAt: (label: RegExp) => {
      const described = field(label).getAttribute('aria-describedby') ?? '';
      return described.split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);
    },
  };
}

/** Returns the parsed body of the first call with this method; null where there is none. */
export const sentBody = (calls: readonly { method: string; body: string }[], method: string): unknown =>
  JSON.parse(calls.find((sent) => sent.method === method)?.body || 'null');

/** Runs a check in the light and in the dark theme. */
export async function inBothThemes(check: () => Promise<void>): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    await check();
  }
}
