// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Work } from '#client/game/flow/view.ts';
import { GlossaryContext } from '#client/game/overlays/glossary/Marked.tsx';
import { useGlossaryLayer } from '#client/game/overlays/glossary/useGlossaryLayer.tsx';
import { Overlays } from '#client/game/overlays/Overlays.tsx';
import type { OverlaysProps } from '#client/game/overlays/overlaysProps.ts';
import { blocksOf } from '#client/ui/speech/blocks.ts';
import { NO_SUPPORTS, type Supports } from '#domain/game/supports.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { createFakeVoice, expectAccessible, overlaysProps, QUIZ, setWindowSize, WRITE } from '../harness.tsx';

const MESSAGE = 'A segregação separa. Segregação, nunca!';
const UNREVIEWED = 'Dicionário de palavras soltas: ninguém aqui as conferiu.';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

function Game({ supports, ...rest }: OverlaysProps) {
  const [glossary, layer] = useGlossaryLayer(supports, 'ic');
  return (
    <>
      {layer}
      <GlossaryContext value={glossary}>
        <Overlays {...rest} supports={supports} />
      </GlossaryContext>
    </>
  );
}

function play(
  supports: Partial<Supports>,
  view: Partial<OverlaysProps['view']> = {},
  rest: Partial<OverlaysProps> = {},
) {
  setWindowSize(1366, 768);
  const send = vi.fn();
  const element = (more: Partial<OverlaysProps['view']>, changed: Partial<Supports> = {}) => {
    const props = overlaysProps({ topMessage: MESSAGE, ...view, ...more });
    return <Game {...props} {...rest} send={send} supports={{ ...NO_SUPPORTS, ...supports, ...changed }} />;
  };
  const shown = render(element({}));
  return {
    send,
    update: (more: Partial<OverlaysProps['view']>, changed?: Partial<Supports>) =>
      act(async () => shown.rerender(element(more, changed))),
  };
}

const marks = () => [...document.querySelectorAll('[data-word]')].map(({ textContent }) => textContent);
const mark = (name: string) => screen.findByRole('button', { name });
const card = () => screen.findByRole('dialog', { name: 'segregação' });
const write = (prompt: string): Work => ({ ...WRITE, prompt });

describe('the words of a text', () => {
  it('are text alone without the support', async () => {
    play({ easyRead: true, readAloud: true });
    await act(async () => {});
    expect(marks()).toEqual([]);
    expect(screen.getByTestId('caption').textContent).toBe(MESSAGE);
    expect(screen.getByTestId('caption').querySelector('[data-aloud]')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each<Partial<Supports>>([{ glossary: true }, { supportLanguage: 'uk' }])('are marked once with %o', async (on) => {
    const { update } = play(on);
    await mark('segregação');
    expect(marks()).toEqual(['segregação']);
    expect(screen.getByTestId('caption').textContent).toBe(MESSAGE);
    // Switched off, nothing is left.
    await update({}, { glossary: false, supportLanguage: null });
    expect(marks()).toEqual([]);
  });

  it('of a question are buttons; those of its options stand below it, and no control holds one', async () => {
    const options = ['Assimilação', 'Segregação', 'Uma festa'].map((label) => ({ label, state: 'open' as const }));
    play({ glossary: true }, { topMessage: null, work: { ...QUIZ, question: 'O que é assimilação?', options } });
    await screen.findByText('Palavras difíceis:');
    expect(marks()).toEqual(['assimilação', 'segregação']);
    expect(document.querySelectorAll(':is(label, button, a, textarea, select, summary) [data-word]')).toHaveLength(0);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await expectAccessible();
  });

  it('stay marked while ORBI says them, with the word being said', async () => {
    const voice = createFakeVoice();
    play({ glossary: true }, { narration: { key: 'x' } as never }, { voice });
    await mark('segregação');
    act(() => voice.say({ from: 2, to: 12 }));
    expect(screen.getByTestId('spoken-word').closest('[data-word]')?.textContent).toBe('segregação');
    act(() => voice.say({ from: 13, to: 19 }));
    expect(screen.getByTestId('spoken-word').textContent).toBe('separa');
    expect(screen.getByTestId('caption').textContent).toBe(MESSAGE);
  });

  it('are read aloud in their sentence', async () => {
    play({ glossary: true }, { topMessage: null, work: write('Expliquem a segregação à turma.') });
    const word = await mark('segregação');
    word.style.display = 'inline';
    const heading = word.closest('h2') as HTMLElement;
    expect(blocksOf(heading).map(({ text }) => text)).toEqual(['Expliquem a segregação à turma.']);
  });
});

describe('the card of a word', () => {
  it('opens by Enter and Space, takes the focus, and gives it back at Escape and Tab', async () => {
    const { send } = play(
      { glossary: true },
      { topMessage: null, canSkip: true, work: write('Expliquem a segregação.') },
    );
    const word = await mark('segregação');
    for (const [open, close] of [
      ['{Enter}', '{Escape}'],
      [' ', '{Tab}'],
    ] as const) {
      act(() => word.focus());
      await user.keyboard(open);
      const dialog = await card();
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Fechar' }));
      expect(dialog.textContent).toContain('Exemplo:');
      await user.keyboard(close);
      expect(screen.queryByRole('dialog', { name: 'segregação' })).toBeNull();
      expect(document.activeElement).toBe(word);
    }
    // No key that belongs to a word skips ORBI's message.
    expect(send.mock.calls.filter(([event]) => event.type === 'SKIP')).toEqual([]);
  });

  it('opens by a press, closes by its cross, by a press elsewhere, and with another word', async () => {
    play({ glossary: true }, { topMessage: null, work: write('Expliquem a segregação e a assimilação.') });
    const word = await mark('segregação');
    await user.click(word);
    await user.click(within(await card()).getByRole('button', { name: 'Fechar' }));
    expect(document.activeElement).toBe(word);
    await user.click(word);
    await card();
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'segregação' })).toBeNull());
    await user.click(word);
    await user.click(await mark('assimilação'));
    await screen.findByRole('dialog', { name: 'assimilação' });
    expect(screen.queryByRole('dialog', { name: 'segregação' })).toBeNull();
    await expectAccessible();
  });

  it('stays when its message is over', async () => {
    const { update } = play({ glossary: true });
    await user.click(await mark('segregação'));
    await card();
    await update({ topMessage: 'Outra coisa.' });
    await card();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'segregação' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it.each([
    ['ar', 'ar', 'rtl', 'عزل عنصري', 'العربية (árabe)'],
    ['uk', 'uk', 'ltr', 'сегрегація', 'Українська (ucraniano)'],
    ['zh', 'zh-Hans', 'ltr', '隔离', '中文 (mandarim)'],
    ['br', 'pt-BR', 'ltr', 'segregação', 'Português do Brasil'],
  ] as const)('says the word in %s, as lang %s in the direction %s', async (language, lang, dir, text, name) => {
    play({ supportLanguage: language });
    await user.click(await mark('segregação'));
    const dialog = await card();
    const word = dialog.querySelector(`p[lang="${lang}"]`);
    expect([word?.textContent, word?.getAttribute('dir')]).toEqual([text, dir]);
    expect(dialog.textContent).toContain(name);
    expect(dialog.textContent).toContain(UNREVIEWED);
    await expectAccessible();
  });

  it('says no other language without one', async () => {
    play({ glossary: true });
    await user.click(await mark('segregação'));
    const dialog = await card();
    expect(dialog.querySelector('[lang]')).toBeNull();
    expect(dialog.textContent).not.toContain(UNREVIEWED);
  });
});

describe('the list of words', () => {
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await menu.findByRole('switch', { name: 'Música' });
    return menu;
  };

  it('is not in the menu without the support', async () => {
    play({});
    expect((await openMenu()).queryByRole('button', { name: 'Glossário' })).toBeNull();
  });

  it('is found by search and by mission, in the language of support', async () => {
    play({ supportLanguage: 'ar' });
    await mark('segregação');
    await user.click((await openMenu()).getByRole('button', { name: 'Glossário' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Glossário' }));
    const all = dialog.getAllByRole('heading', { level: 3 }).length;
    expect(all).toBeGreaterThanOrEqual(24);
    expect(dialog.getAllByText(UNREVIEWED)).toHaveLength(1);
    await expectAccessible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Parte' }), 'Missão 1');
    const some = dialog.getAllByRole('heading', { level: 3 }).length;
    expect(some).toBeLessThan(all);
    await user.type(dialog.getByRole('searchbox', { name: 'Procurar' }), 'segregacao');
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['segregação']);
    expect(dialog.getByText('عزل عنصري').getAttribute('dir')).toBe('rtl');
    expect(dialog.getByRole('status').textContent).toBe('1 palavra');
    await user.type(dialog.getByRole('searchbox', { name: 'Procurar' }), 'zzz');
    expect(dialog.getByRole('status').textContent).toBe('Nenhuma palavra corresponde.');
  });
});
