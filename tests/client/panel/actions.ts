import { fireEvent, screen, within } from '@testing-library/react';

/** Chooses one item of the menu 'Ações' of a row, as the keyboard does; answers the button, which gets the focus back. */
export async function chooseAction(of: string, name: string): Promise<HTMLElement> {
  const button = () => screen.getByRole('button', { name: `Ações de ${of}` });
  await screen.findByRole('button', { name: `Ações de ${of}` });
  button().focus();
  fireEvent.keyDown(button(), { key: 'Enter' });
  const item = await screen.findByRole('menuitem', { name });
  const opened = button();
  fireEvent.click(item);
  return opened;
}

/** The window that is open, once it is. */
export async function openDialog(name: string | RegExp) {
  const element = await screen.findByRole('dialog', { name });
  const dialog = within(element);
  const field = (label: RegExp) => dialog.getByLabelText(label) as HTMLInputElement;
  return {
    element,
    dialog,
    field,
    type: (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } }),
    press: (label: string) => fireEvent.click(dialog.getByRole('button', { name: label })),
    /** The words that stand at a field. */
    wrongAt: (label: RegExp) => {
      const described = field(label).getAttribute('aria-describedby') ?? '';
      return described.split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);
    },
  };
}

export const bodyOf = (calls: readonly { method: string; body: string }[], method: string): unknown =>
  JSON.parse(calls.find((sent) => sent.method === method)?.body || 'null');

/** Does something in each of the two looks of the panel. */
export async function inBothThemes(check: () => Promise<void>): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    await check();
  }
}
