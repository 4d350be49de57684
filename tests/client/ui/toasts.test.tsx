// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Toasts } from '#client/ui/Toasts.tsx';
import { clearToasts, showToast } from '#client/ui/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts ms={6_000} />);
});
afterEach(() => {
  cleanup();
  act(clearToasts);
  vi.useRealTimers();
});

const say = (...texts: string[]) =>
  act(() => {
    for (const text of texts) showToast('error', text);
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('toasts', () => {
  it('show one at a time, each for its time', () => {
    say('um');
    act(() => showToast('info', 'dois'));
    expect(screen.getByRole('alert').textContent).toContain('um');
    expect(screen.queryByText('dois')).toBeNull();
    wait(5_999);
    expect(screen.queryByText('um')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('um')).toBeNull();
    expect(screen.queryByText('dois')).not.toBeNull();
    wait(6_000);
    expect(screen.queryByText('dois')).toBeNull();
  });

  it('in the same tone replace what shows or waits, and have their own time', () => {
    say('um');
    wait(5_000);
    say('dois');
    expect(screen.queryByText('um')).toBeNull();
    wait(5_999);
    expect(screen.queryByText('dois')).not.toBeNull();
    act(() => {
      showToast('success', 'feito');
      showToast('success', 'refeito');
    });
    wait(1);
    expect(screen.getByRole('status').textContent).toContain('refeito');
    expect(screen.queryByText('dois')).toBeNull();
  });

  it('stay twice as long with something to do about them', () => {
    act(() => showToast('success', 'na reciclagem', { label: 'Anular', run: () => {} }));
    wait(11_999);
    expect(screen.queryByRole('button', { name: 'Anular' })).not.toBeNull();
    wait(1);
    expect(screen.queryByText('na reciclagem')).toBeNull();
  });

  it('in one tone can be forgotten alone', () => {
    say('um');
    act(() => {
      showToast('warning', 'dois');
      clearToasts('error');
    });
    expect(screen.getByRole('alert').textContent).toContain('dois');
  });

  it.each([
    [{ top: 600, bottom: 680, left: 300, right: 1_060 }, `${window.innerHeight - 600 + 8}px`],
    [{ top: 100, bottom: 180, left: 300, right: 1_060 }, ''],
  ])('over a dialog keep clear of its buttons (%o) and let presses through', (footer, bottom) => {
    const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const own = { top: 640, bottom: 700, left: 800, right: 1_340 };
      return (this.tagName === 'FOOTER' ? footer : own) as DOMRect;
    });
    render(
      <Dialog open onClose={() => {}} title="Adicionar" footer={<button type="button">Adicionar</button>}>
        <p>Formulário</p>
      </Dialog>,
    );
    say('um');
    rect.mockRestore();
    const toast = screen.getByRole('alert');
    expect(toast.style.bottom).toBe(bottom);
    expect(toast.className).toContain('pointer-events-none');
    expect(screen.getByLabelText('Fechar o aviso').className).toContain('pointer-events-auto');
  });

  it.each([
    [{ top: 600, bottom: 680, left: 300, right: 1_340 }, `${window.innerHeight - 600 + 8}px`],
    [{ top: 100, bottom: 180, left: 300, right: 1_340 }, ''],
  ])('keep clear of a bar at the bottom of the page (%o)', (bar, bottom) => {
    const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const own = { top: 640, bottom: 700, left: 800, right: 1_340 };
      return ('bottomBar' in this.dataset ? bar : own) as DOMRect;
    });
    render(<p data-bottom-bar>Guardar</p>);
    say('um');
    rect.mockRestore();
    expect(screen.getByRole('alert').style.bottom).toBe(bottom);
  });

  it('close on Escape', () => {
    say('um');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('um')).toBeNull();
  });

  it('leave Escape to the dialog that is open', () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="Adicionar">
        <p>Formulário</p>
      </Dialog>,
    );
    say('um');
    fireEvent.keyDown(screen.getByText('Formulário'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByText('um')).not.toBeNull();
  });

  it('stay in reach over an open dialog', () => {
    render(
      <Dialog open onClose={() => {}} title="Adicionar">
        <p>Formulário</p>
      </Dialog>,
    );
    say('É necessário selecionar uma escola');
    expect(screen.getByRole('dialog').contains(screen.getByRole('alert'))).toBe(true);
  });

  it('wait while they are pointed at, but not for ever', () => {
    say('um');
    fireEvent.pointerEnter(screen.getByRole('alert'));
    wait(11_999);
    expect(screen.queryByText('um')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('um')).toBeNull();
  });

  it('do not say the same thing twice', () => {
    say('um', 'um');
    fireEvent.click(screen.getByLabelText('Fechar o aviso'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('good news waits its turn to be read, trouble does not', () => {
    act(() => showToast('success', 'Guardado'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Guardado');
  });

  it('offer one thing to do', () => {
    const run = vi.fn();
    act(() => showToast('error', 'Falhou', { label: 'Tentar de novo', run }));
    fireEvent.click(screen.getByText('Tentar de novo'));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Falhou')).toBeNull();
  });
});
