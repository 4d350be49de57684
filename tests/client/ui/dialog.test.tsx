// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#client/ui/controls/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { Dialog, type DialogProps } from '#client/ui/overlays/Dialog.tsx';
import { setupUser } from '../../support/browser/setupUser.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

function show(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn();
  const element = (open: boolean) => (
    <>
      <button type="button">Abrir</button>
      <Dialog open={open} onClose={onClose} title="Título" {...props}>
        <p>Texto</p>
      </Dialog>
    </>
  );
  const view = render(element(false));
  screen.getByText('Abrir').focus();
  view.rerender(element(true));
  // Browsers move the focus into a modal dialog; happy-dom does not.
  screen.getByRole('dialog').focus();
  return { onClose, close: () => view.rerender(element(false)), dialog: () => screen.getByRole('dialog') };
}

describe('Dialog', () => {
  it('is modal, named by its title, and gives the focus back', () => {
    const { dialog, close } = show();
    expect((dialog() as HTMLDialogElement).open).toBe(true);
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Título');
    screen.getByLabelText('Fechar').focus();
    close();
    expect(document.activeElement).toBe(screen.getByText('Abrir'));
    expect(screen.queryByText('Texto')).toBeNull();
  });

  it('opens with the focus on what asks for it', () => {
    render(
      <Dialog open onClose={vi.fn()} title="Título">
        <input aria-label="Nota" data-autofocus="" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Nota'));
  });

  it('has no landmarks, because it may be rendered within the header of a page', () => {
    show({ footer: <Button>Guardar</Button> });
    expect(screen.getByText('Guardar')).toBeTruthy();
    expect(document.querySelectorAll('header, footer')).toHaveLength(0);
  });

  it.each([
    ['the cross', () => user.click(screen.getByLabelText('Fechar'))],
    ['Escape', () => user.keyboard('{Escape}')],
    [
      "the browser's cancel event",
      () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    ],
    ['a press outside', () => user.click(screen.getByRole('dialog'))],
  ])('%s calls onClose, unless the dialog is locked', async (_, act) => {
    const { onClose } = show();
    await act();
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    const locked = show({ locked: true });
    await act();
    expect(locked.onClose).not.toHaveBeenCalled();
  });

  it('ignores Escape and a press outside when it is not dismissible', async () => {
    const { onClose } = show({ dismissible: false });
    expect(screen.queryByLabelText('Fechar')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ignores a press inside and other keys', async () => {
    const { onClose } = show();
    await user.keyboard('a{Enter}');
    await user.click(screen.getByText('Texto'));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  it('has two buttons, which do nothing while it is busy', async () => {
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
    const element = (busy: boolean) => (
      <ConfirmDialog open title="Submeter" confirmLabel="Sim" busy={busy} onConfirm={onConfirm} onCancel={onCancel}>
        Tem a certeza?
      </ConfirmDialog>
    );
    const view = render(element(false));
    await user.click(screen.getByText('Sim'));
    await user.click(screen.getByText('Cancelar'));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
    view.rerender(element(true));
    await user.click(screen.getByText('Sim'));
    await user.click(screen.getByText('Cancelar'));
    screen.getByRole('dialog').focus();
    await user.keyboard('{Escape}');
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });
});
