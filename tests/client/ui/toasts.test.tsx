// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '#client/ui/feedback/Toasts.tsx';
import { clearToasts, forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { preventsDefault } from '../../support/browser/preventsDefault.ts';
import { setupUser } from '../../support/browser/setupUser.ts';

let user: UserEvent;

beforeEach(() => {
  vi.useFakeTimers();
  user = setupUser();
  render(<Toasts ms={6_000} />);
});
afterEach(() => {
  cleanup();
  act(clearToasts);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (...texts: string[]) =>
  act(() => {
    for (const text of texts) showToast('error', text);
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('toasts', () => {
  it('are shown one at a time, shorter where another waits', () => {
    say('um');
    act(() => showToast('info', 'dois'));
    expect(screen.getByRole('alert').textContent).toContain('um');
    expect(screen.queryByText('dois')).toBeNull();
    wait(2_999);
    expect(screen.queryByText('um')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('um')).toBeNull();
    expect(screen.queryByText('dois')).not.toBeNull();
    wait(6_000);
    expect(screen.queryByText('dois')).toBeNull();
  });

  it('are queued: none replaces another, whatever its tone', () => {
    say('um');
    act(() => {
      showToast('success', 'feito');
      showToast('success', 'refeito');
      showToast('error', 'dois');
    });
    const seen = [1, 2, 3, 4].map(() => {
      const text = screen.getByText(/^(um|feito|refeito|dois)$/).textContent;
      wait(3_000);
      return text;
    });
    expect(seen).toEqual(['um', 'feito', 'refeito', 'dois']);
    wait(3_000);
    expect(screen.queryByLabelText('Fechar o aviso')).toBeNull();
  });

  it('with the same key replace each other in place and restart the time', () => {
    const form = (text: string) => act(() => showToast('error', text, undefined, 'form'));
    form('falta a escola');
    act(() => showToast('success', 'feito'));
    wait(2_500);
    form('falta a turma');
    expect(screen.queryByText('falta a escola')).toBeNull();
    wait(2_999);
    expect(screen.queryByText('falta a turma')).not.toBeNull();
    wait(1);
    expect(screen.getByRole('status').textContent).toContain('feito');
  });

  it('with one key can be removed alone', () => {
    act(() => {
      showToast('error', 'falta a turma', undefined, 'form');
      showToast('error', 'sem ligação');
      forgetToasts('form');
    });
    expect(screen.getByRole('alert').textContent).toContain('sem ligação');
  });

  it('with an action stay twice as long', () => {
    act(() => showToast('success', 'na reciclagem', { label: 'Anular', run: () => {} }));
    wait(11_999);
    expect(screen.queryByRole('button', { name: 'Anular' })).not.toBeNull();
    wait(1);
    expect(screen.queryByText('na reciclagem')).toBeNull();
  });

  it('of one tone can be removed alone', () => {
    say('um');
    act(() => {
      showToast('warning', 'dois');
      clearToasts('error');
    });
    expect(screen.getByRole('alert').textContent).toContain('dois');
  });

  it('in a dialog are placed in its flow, above its buttons, and let clicks through', () => {
    render(
      <Dialog open onClose={() => {}} title="Adicionar" footer={<button type="button">Adicionar</button>}>
        <p>Formulário</p>
      </Dialog>,
    );
    say('um');
    const toast = screen.getByRole('alert');
    expect(toast.className).not.toContain('fixed');
    expect(toast.compareDocumentPosition(screen.getByText('Formulário'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(toast.compareDocumentPosition(screen.getByRole('button', { name: 'Adicionar' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(toast.className).toContain('pointer-events-none');
    expect(screen.getByLabelText('Fechar o aviso').className).toContain('pointer-events-auto');
  });

  describe('on the page', () => {
    /** Sets the rectangles of elements by test id; the message is 60 px high, at the bottom right of 1366x768. */
    const place = (rects: Record<string, { top: number; bottom: number; left: number; right: number }>) => {
      Object.assign(window, { innerWidth: 1_366, innerHeight: 768 });
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
        const own = { top: 692, bottom: 752, left: 800, right: 1_350 };
        const rect =
          rects[this.dataset.testid ?? ''] ?? (this.role === 'alert' ? own : { top: 0, bottom: 0, left: 0, right: 0 });
        return { ...rect, width: rect.right - rect.left, height: rect.bottom - rect.top } as DOMRect;
      });
    };
    const row = (top: number, bottom: number) => ({ top, bottom, left: 300, right: 1_340 });
    const bottomOf = async () => {
      await act(() => vi.dynamicImportSettled());
      return screen.getByRole('alert').style.bottom;
    };
    afterEach(() => vi.restoreAllMocks());

    it.each([
      ['a bar', { bar: row(600, 768) }, `${768 - 600 + 8}px`],
      ['nothing there', { bar: row(100, 180) }, ''],
      ['a field', { field: row(650, 700) }, `${768 - 650 + 8}px`],
      [
        'a field above a bar, and one above it',
        { bar: row(700, 768), field: row(640, 690), next: row(580, 630) },
        `${768 - 580 + 8}px`,
      ],
      ['a button', { press: row(660, 708) }, `${768 - 660 + 8}px`],
      [
        'a field, not of buttons that fill the window below the middle',
        { field: row(700, 760), press: row(400, 690) },
        `${768 - 700 + 8}px`,
      ],
      ['a field elsewhere', { field: { top: 650, bottom: 700, left: 10, right: 200 } }, ''],
    ])('keep clear of %s', async (_, rects, bottom) => {
      place(rects);
      render(
        <>
          <p data-bottom-bar data-testid="bar">
            Guardar
          </p>
          <input aria-label="Nome" data-testid="field" />
          <select aria-label="Turma" data-testid="next" />
          <button type="button" data-testid="press">
            Jogar
          </button>
        </>,
      );
      say('um');
      expect(await bottomOf()).toBe(bottom);
    });

    it('move again when the page under them grows or shrinks', async () => {
      const rects = { field: row(650, 700) };
      place(rects);
      const observers: (() => void)[] = [];
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(changed: () => void) {
            observers.push(changed);
          }
          observe() {}
          disconnect() {}
        },
      );
      render(<input aria-label="Nome" data-testid="field" />);
      say('um');
      expect(await bottomOf()).toBe(`${768 - 650 + 8}px`);
      rects.field = row(600, 650);
      act(() => {
        for (const changed of observers) changed();
      });
      expect(await bottomOf()).toBe('');
      vi.unstubAllGlobals();
    });

    it('keep clear of the bar although the focused element fills the page', async () => {
      place({ bar: row(700, 768), main: row(0, 768) });
      render(
        <main tabIndex={-1} data-testid="main">
          <p data-bottom-bar data-testid="bar">
            Guardar
          </p>
        </main>,
      );
      screen.getByTestId('main').focus();
      say('um');
      expect(await bottomOf()).toBe(`${768 - 700 + 8}px`);
    });

    it('keep clear of the bar and of the focused element where fields leave no room', async () => {
      const rects: Record<string, ReturnType<typeof row>> = { bar: row(700, 768), link: row(640, 690) };
      for (let top = 0; top < 640; top += 20) rects[`field-${top}`] = row(top, top + 20);
      place(rects);
      const fields = Object.keys(rects).filter((name) => name.startsWith('field'));
      render(
        <>
          {fields.map((name) => (
            <input key={name} aria-label={name} data-testid={name} />
          ))}
          <a href="/x" data-testid="link">
            Ver
          </a>
          <p data-bottom-bar data-testid="bar">
            Guardar
          </p>
        </>,
      );
      say('um');
      expect(await bottomOf()).toBe(`${768 - 700 + 8}px`);
      act(() => screen.getByText('Ver').focus());
      expect(await bottomOf()).toBe(`${768 - 640 + 8}px`);
    });
  });

  it('close on Escape', async () => {
    say('um');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('um')).toBeNull();
  });

  it.each([
    ['an open menu', <div key="m" role="menu" tabIndex={-1} aria-label="Ações" />],
    ['an open list', <div key="l" role="listbox" tabIndex={-1} aria-label="Turmas" />],
    ['an open combobox', <input key="c" role="combobox" aria-expanded="true" aria-controls="x" aria-label="Escola" />],
    ['a search with text', <input key="s" type="search" aria-label="Pesquisar" defaultValue="8.º A" />],
  ])('leave Escape to %s', async (_, open) => {
    render(open);
    say('um');
    screen.queryByRole('searchbox')?.focus();
    expect(await preventsDefault('keydown', () => user.keyboard('{Escape}'))).toBe(false);
    expect(screen.queryByText('um')).not.toBeNull();
  });

  it('ignore an Escape that another control has handled', async () => {
    const onKeyDown = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <button type="button" onKeyDown={onKeyDown}>
        Dica
      </button>,
    );
    say('um');
    screen.getByText('Dica').focus();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(screen.queryByText('um')).not.toBeNull();
  });

  it('leave Escape to an open dialog', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="Adicionar">
        <p>Formulário</p>
      </Dialog>,
    );
    say('um');
    screen.getByRole('dialog').focus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByText('um')).not.toBeNull();
  });

  it('are shown inside an open dialog', () => {
    render(
      <Dialog open onClose={() => {}} title="Adicionar">
        <p>Formulário</p>
      </Dialog>,
    );
    say('É necessário selecionar uma escola');
    expect(screen.getByRole('dialog').contains(screen.getByRole('alert'))).toBe(true);
  });

  it('shown before a dialog stay behind it, and their time restarts when it closes', async () => {
    act(() => showToast('success', 'Guardado', { label: 'Anular', run: () => {} }));
    const dialog = (open: boolean) => (
      <Dialog open={open} onClose={() => {}} title="Submeter">
        <p>Formulário</p>
      </Dialog>
    );
    const { rerender } = render(dialog(true));
    expect(screen.getByRole('dialog').contains(screen.getByText('Guardado'))).toBe(false);
    wait(60_000);
    say('Falta o nome');
    expect(screen.getByRole('dialog').contains(screen.getByText('Falta o nome'))).toBe(true);
    await user.click(screen.getByLabelText('Fechar o aviso'));
    rerender(dialog(false));
    expect(screen.queryByText('Guardado')).not.toBeNull();
    wait(12_000);
    expect(screen.queryByText('Guardado')).toBeNull();
  });

  it('of a closed dialog stay over the page', () => {
    const dialog = (open: boolean) => (
      <Dialog open={open} onClose={() => {}} title="Adicionar">
        <p>Formulário</p>
      </Dialog>
    );
    const { rerender } = render(dialog(true));
    act(() => showToast('success', 'Adicionado'));
    rerender(dialog(false));
    expect(screen.getByRole('status').className).toContain('fixed');
  });

  it('stay twice as long while the pointer is over them', async () => {
    say('um');
    await user.hover(screen.getByRole('alert'));
    wait(11_999);
    expect(screen.queryByText('um')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('um')).toBeNull();
  });

  it('are not queued twice with the same text', async () => {
    say('um', 'um');
    await user.click(screen.getByLabelText('Fechar o aviso'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of success have the role status, not alert', () => {
    act(() => showToast('success', 'Guardado'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Guardado');
  });

  it('leave the focus in the field when their buttons are pressed', async () => {
    render(<input aria-label="Turma" />);
    screen.getByLabelText('Turma').focus();
    const failure = () => act(() => showToast('error', 'Falhou', { label: 'Tentar de novo', run: () => {} }));
    for (const button of ['Tentar de novo', 'Fechar o aviso']) {
      failure();
      await user.click(screen.getByRole('button', { name: button }));
      expect(screen.queryByText('Falhou')).toBeNull();
      expect(document.activeElement).toBe(screen.getByLabelText('Turma'));
    }
  });

  it('run their action and close', async () => {
    const run = vi.fn();
    act(() => showToast('error', 'Falhou', { label: 'Tentar de novo', run }));
    await user.click(screen.getByText('Tentar de novo'));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Falhou')).toBeNull();
  });
});
