// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionState } from '#client/game/flow/view.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { expectAccessible, QUIZ, renderOverlays, UPLOAD, WRITE } from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const choose = (index: number) => ({ type: 'CHOOSE', index });
const pressOn = (element: HTMLElement, keys: string) => {
  element.focus();
  return user.keyboard(keys);
};
const states = (...list: OptionState[]) =>
  QUIZ.options.map(({ label }, index) => ({ label, state: list[index] ?? ('open' as const) }));

describe('the quiz', () => {
  it('is a radio group with the number, the question and a hint', async () => {
    renderOverlays({ work: { ...QUIZ, hint: 'Toquem outra vez para confirmar', options: states('open', 'locked') } });
    const group = screen.getByRole('group', { name: 'Desafio 1 de 3 Quantas luas?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByLabelText<HTMLInputElement>(/Duas/).checked).toBe(true);
    expect(screen.getByText('Desafio 1 de 3')).toBeTruthy();
    expect(screen.getByText('Toquem outra vez para confirmar').getAttribute('role')).toBe('status');
    await expectAccessible();
  });

  it.each([
    ['a click on its words', () => user.click(screen.getByText('Duas'))],
    ['a touch on its button', () => user.click(screen.getByLabelText(/Duas/))],
    ['Space', () => pressOn(screen.getByLabelText(/Duas/), ' ')],
    ['Enter', () => pressOn(screen.getByLabelText(/Duas/), '{Enter}')],
  ])('%s chooses once; again confirms once', async (_, act) => {
    const { send, update } = renderOverlays({ work: QUIZ });
    await act();
    expect(send.mock.calls).toEqual([[choose(1)]]);
    update({ work: { ...QUIZ, options: states('open', 'locked') } });
    await act();
    expect(send.mock.calls).toEqual([[choose(1)], [choose(1)]]);
  });

  it.each(['Space', 'Enter'])('%s held down does not confirm what it has just locked', async (key) => {
    const { send, update } = renderOverlays({ work: QUIZ });
    send.mockImplementation(() => update({ work: { ...QUIZ, options: states('open', 'locked') } }));
    await pressOn(screen.getByLabelText(/Duas/), `[${key}>6/]`);
    expect(screen.getByLabelText<HTMLInputElement>(/Duas/).checked).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });

  it('an arrow moves the lock and never confirms, whatever clicks the browser sends', async () => {
    const { send, update } = renderOverlays({ work: { ...QUIZ, options: states('locked') } });
    const [one, two] = [screen.getByLabelText(/Uma/), screen.getByLabelText(/Duas/)];
    await pressOn(one, '{ArrowDown>}');
    expect(send.mock.calls).toEqual([[choose(1)]]);
    update({ work: { ...QUIZ, options: states('open', 'locked') } });
    // A browser may click again before the key goes up.
    fireEvent.click(two);
    await user.keyboard('{/ArrowDown}');
    expect(send).toHaveBeenCalledOnce();
    await user.click(two);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('takes no press once it is answered', () => {
    const { send, update } = renderOverlays({ work: QUIZ });
    update({ work: { ...QUIZ, disabled: true } });
    // The browser sends none to a closed option, which closes after the verdict is shown.
    fireEvent.keyDown(screen.getByLabelText(/Duas/), { key: 'Enter' });
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps the space of its options while ORBI speaks, but hides them', async () => {
    const { update } = renderOverlays({ work: { ...QUIZ, disabled: true, isShown: false } });
    expect(screen.getByRole('heading', { name: 'Quantas luas?' })).toBeTruthy();
    const options = screen.getByText('Duas').closest('[data-options]');
    expect(options?.className).toContain('invisible');
    expect(options?.className).not.toContain('hidden');
    await expectAccessible();
    update({ work: QUIZ });
    expect(options?.className).not.toContain('invisible');
    expect(screen.getByText('Duas').closest('[data-options]'), 'the same element, so nothing jumps').toBe(options);
  });

  it('shows the verdict in words and is disabled meanwhile', async () => {
    renderOverlays({ work: { ...QUIZ, disabled: true, options: states('shownRight', 'wrong') } });
    expect(screen.getByLabelText(/Uma/).closest('label')?.textContent).toContain('Resposta certa');
    expect(screen.getByLabelText(/Duas/).closest('label')?.textContent).toContain('Errado');
    expect(screen.getByLabelText(/Três/).closest('label')?.textContent).not.toMatch(/cert|Errado/i);
    for (const option of screen.getAllByRole<HTMLInputElement>('radio')) {
      expect(option.closest('fieldset')?.disabled).toBe(true);
    }
    await expectAccessible();
  });

  it('marks the right choice', () => {
    renderOverlays({ work: { ...QUIZ, disabled: true, options: states('open', 'right') } });
    expect(screen.getByLabelText(/Duas/).closest('label')?.textContent).toContain('Certo');
    expect(screen.queryByText('Errado')).toBeNull();
  });
});

describe('writing', () => {
  it('sends every change of the text', async () => {
    const { send } = renderOverlays({ work: WRITE });
    await user.click(screen.getByLabelText('Que escola querem?'));
    await user.paste('Verde');
    expect(send.mock.calls).toEqual([[{ type: 'TYPE', text: 'Verde' }]]);
    await expectAccessible();
  });

  it('an error describes the field, is announced and is scrolled into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { update } = renderOverlays({ work: WRITE });
    expect(scroll).not.toHaveBeenCalled();
    update({ work: { ...WRITE, error: 'Escrevam a resposta antes de a submeter.' } });
    expect(scroll.mock.contexts).toEqual([screen.getByText('Escrevam a resposta antes de a submeter.')]);
    scroll.mockRestore();
    const field = screen.getByLabelText('Que escola querem?');
    const below = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect([below?.textContent, below?.getAttribute('role'), field.getAttribute('aria-invalid')]).toEqual([
      'Escrevam a resposta antes de a submeter.',
      'status',
      'true',
    ]);
    await expectAccessible();
  });

  it.each([
    [9_000, ''],
    [9_001, 'Restam 999 caracteres.'],
    [10_000, 'Restam 0 caracteres.'],
  ])('shows for %d characters: %j', (length, words) => {
    renderOverlays({ work: { ...WRITE, value: 'x'.repeat(length) } });
    const field = screen.getByLabelText<HTMLTextAreaElement>('Que escola querem?');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
    expect(field.maxLength).toBe(10_000);
  });

  it('is disabled until the question is open', () => {
    renderOverlays({ work: { ...WRITE, disabled: true } });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Que escola querem?').disabled).toBe(true);
  });
});

describe('files', () => {
  const file = { id: 'f1', name: 'mapa.png', bytes: 3_500_000, reference: null, progress: 0.25, failed: null };

  it('shows when there are none, and accepts several of the allowed types', async () => {
    const { onAttach } = renderOverlays({ work: UPLOAD });
    expect(screen.getByText('Nenhum ficheiro selecionado')).toBeTruthy();
    const input = screen.getByLabelText<HTMLInputElement>('Ficheiros');
    expect([input.multiple, input.accept.split(',').includes('.mp4'), input.accept.includes('.exe')]).toEqual([
      true,
      true,
      false,
    ]);
    const chosen = [new File(['a'], 'a.png'), new File(['b'], 'b.pdf')];
    await user.upload(input, chosen);
    expect(onAttach.mock.calls).toEqual([[chosen]]);
    await expectAccessible();
  });

  it.each([
    ['being sent', {}, 'team', '3,3 MB · A enviar… 25%', true],
    ['waiting', { paused: 'Sem ligação.' }, 'team', '3,3 MB · Sem ligação.', true],
    ['sent', { reference: 'upload:1', progress: 1 }, 'team', '3,3 MB · Pronto', false],
    ['refused', { failed: 'Tem mais de 50 MB.' }, 'team', '3,3 MB · Tem mais de 50 MB.', false],
    ['in test mode', { progress: 1 }, 'test', '3,3 MB · Pronto', false],
  ] as const)('shows the state of a file: %s', async (_, more, mode, words, moves) => {
    const { send } = renderOverlays({ mode, work: { ...UPLOAD, files: [{ ...file, ...more }] } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByLabelText('Envio de mapa.png') !== null).toBe(moves);
    await user.click(screen.getByLabelText('Retirar mapa.png'));
    expect(send.mock.calls).toEqual([[{ type: 'REMOVE_FILE', id: 'f1' }]]);
    await expectAccessible();
  });

  it('shows the error', () => {
    renderOverlays({ work: { ...UPLOAD, error: 'Juntem pelo menos um ficheiro.' } });
    expect(screen.getByText('Juntem pelo menos um ficheiro.').getAttribute('role')).toBe('status');
  });
});

describe('the captions of files', () => {
  const captions = { showsPhotoRules: false, missing: 0, versions: {} };
  const sent = { id: 'f1', name: 'mapa.png', bytes: 9, reference: 'upload:1', progress: 1, failed: null };
  const show = (more: object = {}, said: object = {}) =>
    renderOverlays({ work: { ...UPLOAD, files: [{ ...sent, ...said }], captions: { ...captions, ...more } } });

  it('follow a reminder before photographs, which is put away and leaves the focus at the files', async () => {
    const { send } = show({ showsPhotoRules: true });
    expect(screen.getByRole('note', { name: 'Antes de fotografar' }).textContent).toContain('licença dos pais');
    await expectAccessible();
    await pressOn(screen.getByRole('button', { name: 'Percebi' }), '{Enter}');
    expect(send.mock.calls).toEqual([[{ type: 'NOTE_PHOTO_RULES' }]]);
    expect(document.activeElement?.textContent).toBe('Escolher ficheiros');
  });

  it.each([
    [{}, {}, 'Ainda sem legenda', 'Escrever legenda'],
    [{ missing: 1 }, {}, 'Falta a legenda', 'Escrever legenda'],
    [{}, { caption: 'Uma rampa.', place: 'school' }, 'Na escola: Uma rampa.', 'Mudar legenda'],
    [{}, { caption: ' ', place: 'elsewhere' }, 'Noutro sítio', 'Escrever legenda'],
  ])('are shown beside the file: %o %o', async (more, said, words, label) => {
    show(more, said);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: `${label} de mapa.png` })).toBeTruthy();
    await expectAccessible();
  });

  it('that are missing are named before the files go', () => {
    show({ missing: 1 });
    expect(screen.getByText(/^Falta uma legenda\. Escrevam-na agora, ou toquem outra vez/).getAttribute('role')).toBe(
      'status',
    );
  });

  it('are written with place, openings and count, and every change is kept at once', async () => {
    const { send, update } = show();
    await user.click(screen.getByRole('button', { name: 'Escrever legenda de mapa.png' }));
    const dialog = await screen.findByRole('dialog', { name: 'Legenda de mapa.png' });
    const places = await within(dialog).findAllByRole('radio');
    expect(places.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Na escola',
      'No bairro',
      'Noutro sítio',
    ]);
    expect(within(dialog).getByText(/^Casa não está na lista/)).toBeTruthy();
    await user.click(within(dialog).getByText('No bairro'));
    await user.click(within(dialog).getByRole('button', { name: 'Onde: «Fica…»' }));
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox'));
    expect(send.mock.calls).toEqual([
      [{ type: 'DESCRIBE_FILE', id: 'f1', place: 'neighbourhood' }],
      [{ type: 'DESCRIBE_FILE', id: 'f1', caption: 'Fica ' }],
    ]);
    update({ work: { ...UPLOAD, files: [{ ...sent, caption: 'Fica ', place: 'neighbourhood' }], captions } });
    expect(within(dialog).getByText('5/280')).toBeTruthy();
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of another device can be taken back', async () => {
    const { send } = show({ versions: { f1: [{ text: 'Uma escada.', at: 1 }] } }, { caption: 'Uma rampa.' });
    await user.click(screen.getByRole('button', { name: 'Mudar legenda de mapa.png' }));
    await user.click(await screen.findByRole('button', { name: 'Usar esta legenda' }));
    expect(send.mock.calls).toEqual([[{ type: 'USE_CAPTION', id: 'f1', caption: 'Uma escada.' }]]);
    await expectAccessible();
  });
});

describe('the canvas of a plan', () => {
  const canvas = { parts: ['problem', 'people'] as const, isBegun: false };
  const show = (value = '', isBegun = false) =>
    renderOverlays({ work: { ...WRITE, value, canvas: { ...canvas, isBegun } } });

  it('is opened by a button beside the free text, and closed by it', async () => {
    show();
    await pressOn(screen.getByRole('button', { name: 'Quadro do plano' }), '{Enter}');
    const group = await screen.findByRole('group', { name: 'Quadro do plano' });
    const fields = within(group).getAllByRole('textbox');
    expect(fields.map((field) => (field as HTMLTextAreaElement).labels?.[0]?.textContent)).toEqual([
      'O problema',
      'Quem sente o problema',
    ]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Escrever num só texto' }));
    expect(screen.getByRole('textbox', { name: WRITE.prompt })).toBeTruthy();
  });

  it('makes one text of its fields, shows it, and keeps what was written freely', async () => {
    const { send, update } = show('Olá.\n\nO problema: Falta sombra.', true);
    expect((await screen.findByLabelText<HTMLTextAreaElement>('O problema')).value).toBe('Falta sombra.');
    await user.type(screen.getByLabelText('Quem sente o problema'), 'Q');
    const text = 'Olá.\n\nO problema: Falta sombra.\n\nQuem sente o problema: Q';
    expect(send.mock.calls).toEqual([[{ type: 'TYPE', text }]]);
    update({ work: { ...WRITE, value: text, canvas: { ...canvas, isBegun: true } } });
    expect(screen.getByRole('region', { name: 'O texto do plano' }).textContent).toContain('Quem sente o problema: Q');
  });

  it('offers openings for each part, which keep what is there', async () => {
    const { send } = show('O problema: Falta sombra.', true);
    await user.click(await screen.findByRole('button', { name: 'Começar por «No nosso bairro» em O problema' }));
    expect(send.mock.calls).toEqual([[{ type: 'TYPE', text: 'O problema: Falta sombra. No nosso bairro ' }]]);
    expect(document.activeElement).toBe(screen.getByLabelText('O problema'));
  });

  it('is not offered in other missions', () => {
    renderOverlays({ work: WRITE });
    expect(screen.queryByRole('button', { name: 'Quadro do plano' })).toBeNull();
  });
});

describe('work without input', () => {
  it.each([
    [
      { kind: 'missionIntro', title: 'Pontes', place: 'Babélia', briefing: 'Três desafios.', echoes: [] },
      'Pontes',
      'Três desafios.',
    ],
    [{ kind: 'congratulations', lines: ['Muito bem.'], mission: 1, isWaiting: false }, 'Parabéns!', 'Muito bem.'],
    [
      { kind: 'congratulations', lines: ['Muito bem.'], mission: 1, isWaiting: true },
      'Parabéns!',
      'Seguem assim que houver ligação.',
    ],
    [{ kind: 'ending', lines: ['Até maio.'] }, 'Missão cumprida!', 'Até maio.'],
    [{ kind: 'failure', text: 'Nada se perdeu.' }, 'A nave espera', 'Nada se perdeu.'],
  ] as const)('shows its title and text: %o', async (work, title, line) => {
    renderOverlays({ work });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(screen.getByText(line)).toBeTruthy();
    await expectAccessible();
  });

  it('a ship shows its name and its number, and tells what it looks like', async () => {
    renderOverlays({
      scene: 'hangar',
      work: { kind: 'ship', number: 3, name: 'Manta', color: '#ED94BC', canPrevious: true, canNext: true },
    });
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
        'Manta: cor-de-rosa, achatada, com asas de raia e quatro pontas com luz. Nave 4 de 10',
      ),
    );
    await expectAccessible();
  });

  it.each([
    [null, 0],
    ['https://exemplo.test', 1],
  ])('the project page %j is linked only where the installation names one', async (projectUrl, links) => {
    const { send } = renderOverlays({ work: { kind: 'ending', lines: ['Até maio.'] } }, { projectUrl });
    expect(screen.queryAllByRole('link')).toHaveLength(links);
    await user.click(screen.getByText('Propostas das outras equipas'));
    expect(send.mock.calls).toEqual([[{ type: 'OK' }]]);
  });
});
