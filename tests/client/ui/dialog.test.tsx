// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { Dialog, type DialogProps } from '#client/ui/overlays/Dialog.tsx';

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

  it.each([
    ['the cross', () => fireEvent.click(screen.getByLabelText('Fechar'))],
    ['Escape', () => fireEvent.keyDown(screen.getByText('Texto'), { key: 'Escape' })],
    ["the browser's own way", () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a press outside', () => fireEvent.click(screen.getByRole('dialog'))],
  ])('%s asks to close, unless it is locked or must be answered', (_, act) => {
    const { onClose } = show();
    act();
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    const locked = show({ locked: true });
    act();
    expect(locked.onClose).not.toHaveBeenCalled();
  });

  it('without a cross there is no way round it', () => {
    const { onClose } = show({ dismissible: false });
    expect(screen.queryByLabelText('Fechar')).toBeNull();
    fireEvent.keyDown(screen.getByText('Texto'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a press inside, and other keys, do not close it', () => {
    const { onClose } = show();
    fireEvent.click(screen.getByText('Texto'));
    fireEvent.keyDown(screen.getByText('Texto'), { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  it('has two answers, and none while it is being carried out', () => {
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
    const element = (busy: boolean) => (
      <ConfirmDialog open title="Submeter" confirmLabel="Sim" busy={busy} onConfirm={onConfirm} onCancel={onCancel}>
        Tem a certeza?
      </ConfirmDialog>
    );
    const view = render(element(false));
    fireEvent.click(screen.getByText('Sim'));
    fireEvent.click(screen.getByText('Cancelar'));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
    view.rerender(element(true));
    fireEvent.click(screen.getByText('Sim'));
    fireEvent.click(screen.getByText('Cancelar'));
    fireEvent.keyDown(screen.getByText('Tem a certeza?'), { key: 'Escape' });
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });
});
