// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OptionState } from '#client/game/flow/view.ts';
import { expectAccessible, QUIZ, show, UPLOAD, WRITE } from './harness.tsx';

afterEach(cleanup);

const choose = (index: number) => ({ type: 'CHOOSE', index });
const states = (...list: OptionState[]) =>
  QUIZ.options.map(({ label }, index) => ({ label, state: list[index] ?? ('open' as const) }));

describe('the quiz', () => {
  it('is a radio group that says what is asked, which challenge it is and what to do', async () => {
    show({ work: { ...QUIZ, hint: 'Clique novamente para confirmar', options: states('open', 'locked') } });
    const group = screen.getByRole('group', { name: 'Desafio 1 de 3 Quantas luas?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByLabelText<HTMLInputElement>(/Duas/).checked).toBe(true);
    expect(screen.getByText('Desafio 1 de 3')).toBeTruthy();
    expect(screen.getByText('Clique novamente para confirmar').getAttribute('role')).toBe('status');
    await expectAccessible();
  });

  it.each([
    ['a click on its words', () => fireEvent.click(screen.getByText('Duas'))],
    ['a touch on its button', () => fireEvent.click(screen.getByLabelText(/Duas/))],
    ['Space', () => fireEvent.keyDown(screen.getByLabelText(/Duas/), { key: ' ' })],
    ['Enter', () => fireEvent.keyDown(screen.getByLabelText(/Duas/), { key: 'Enter' })],
  ])('%s chooses once; again confirms once', (_, act) => {
    const { send, update } = show({ work: QUIZ });
    act();
    expect(send.mock.calls).toEqual([[choose(1)]]);
    update({ work: { ...QUIZ, options: states('open', 'locked') } });
    act();
    expect(send.mock.calls).toEqual([[choose(1)], [choose(1)]]);
  });

  it.each([' ', 'Enter'])('a key held down (%j) does not confirm what it has just locked', (key) => {
    const { send, update } = show({ work: QUIZ });
    const option = () => screen.getByLabelText(/Duas/);
    fireEvent.keyDown(option(), { key });
    update({ work: { ...QUIZ, options: states('open', 'locked') } });
    for (let time = 0; time < 5; time += 1) fireEvent.keyDown(option(), { key, repeat: true });
    expect(fireEvent.keyUp(option(), { key: ' ' })).toBe(false);
    expect(send).toHaveBeenCalledOnce();
  });

  it('an arrow moves the lock and never confirms, whatever clicks the browser makes of it', () => {
    const { send, update } = show({ work: { ...QUIZ, options: states('locked') } });
    const [one, two] = [screen.getByLabelText(/Uma/), screen.getByLabelText(/Duas/)];
    fireEvent.keyDown(one, { key: 'ArrowDown' });
    fireEvent.click(two);
    expect(send.mock.calls).toEqual([[choose(1)]]);
    update({ work: { ...QUIZ, options: states('open', 'locked') } });
    fireEvent.click(two);
    fireEvent.keyUp(two, { key: 'ArrowDown' });
    expect(send).toHaveBeenCalledOnce();
    fireEvent.click(two);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('keeps the room of its options while ORBI speaks, and shows, reads and takes none of them', async () => {
    const { update } = show({ work: { ...QUIZ, disabled: true, isShown: false } });
    expect(screen.getByRole('heading', { name: 'Quantas luas?' })).toBeTruthy();
    const options = screen.getByText('Duas').closest('[data-options]');
    expect(options?.className).toContain('invisible');
    expect(options?.className).not.toContain('hidden');
    await expectAccessible();
    update({ work: QUIZ });
    expect(options?.className).not.toContain('invisible');
    expect(screen.getByText('Duas').closest('[data-options]'), 'the same element, so nothing jumps').toBe(options);
  });

  it('tells the verdict in words, and takes no press while it does', async () => {
    show({ work: { ...QUIZ, disabled: true, options: states('shownRight', 'wrong') } });
    expect(screen.getByLabelText(/Uma/).closest('label')?.textContent).toContain('Resposta certa');
    expect(screen.getByLabelText(/Duas/).closest('label')?.textContent).toContain('Errado');
    expect(screen.getByLabelText(/Três/).closest('label')?.textContent).not.toMatch(/cert|Errado/i);
    for (const option of screen.getAllByRole<HTMLInputElement>('radio')) {
      expect(option.closest('fieldset')?.disabled).toBe(true);
    }
    await expectAccessible();
  });

  it('says that the right one was chosen', () => {
    show({ work: { ...QUIZ, disabled: true, options: states('open', 'right') } });
    expect(screen.getByLabelText(/Duas/).closest('label')?.textContent).toContain('Certo');
    expect(screen.queryByText('Errado')).toBeNull();
  });
});

describe('writing', () => {
  it('tells every key', async () => {
    const { send } = show({ work: WRITE });
    fireEvent.change(screen.getByLabelText('Que escola querem?'), { target: { value: 'Verde' } });
    expect(send.mock.calls).toEqual([[{ type: 'TYPE', text: 'Verde' }]]);
    await expectAccessible();
  });

  it('an error is tied to the field, read aloud and brought into sight', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { update } = show({ work: WRITE });
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
  ])('%d letters: %j', (length, words) => {
    show({ work: { ...WRITE, value: 'x'.repeat(length) } });
    const field = screen.getByLabelText<HTMLTextAreaElement>('Que escola querem?');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
    expect(field.maxLength).toBe(10_000);
  });

  it('waits until the question is open', () => {
    show({ work: { ...WRITE, disabled: true } });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Que escola querem?').disabled).toBe(true);
  });
});

describe('files', () => {
  const file = { id: 'f1', name: 'mapa.png', bytes: 3_500_000, reference: null, progress: 0.25, failed: null };

  it('without any it says so; several can be chosen at once, of the allowed kinds', async () => {
    const { onAttach } = show({ work: UPLOAD });
    expect(screen.getByText('Nenhum ficheiro selecionado')).toBeTruthy();
    const input = screen.getByLabelText<HTMLInputElement>('Ficheiros');
    expect([input.multiple, input.accept.split(',').includes('.mp4'), input.accept.includes('.exe')]).toEqual([
      true,
      true,
      false,
    ]);
    const chosen = [new File(['a'], 'a.png'), new File(['b'], 'b.pdf')];
    fireEvent.change(input, { target: { files: chosen } });
    expect(onAttach.mock.calls).toEqual([[chosen]]);
    await expectAccessible();
  });

  it.each([
    ['on its way', {}, 'team', '3,3 MB · A enviar… 25%', true],
    ['waiting', { paused: 'Sem ligação.' }, 'team', '3,3 MB · Sem ligação.', true],
    ['arrived', { reference: 'upload:1', progress: 1 }, 'team', '3,3 MB · Pronto', false],
    ['refused', { failed: 'Tem mais de 50 MB.' }, 'team', '3,3 MB · Tem mais de 50 MB.', false],
    ['in test mode', { progress: 1 }, 'test', '3,3 MB · Pronto', false],
  ] as const)('%s', async (_, more, mode, words, moves) => {
    const { send } = show({ mode, work: { ...UPLOAD, files: [{ ...file, ...more }] } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByLabelText('Envio de mapa.png') !== null).toBe(moves);
    fireEvent.click(screen.getByLabelText('Retirar mapa.png'));
    expect(send.mock.calls).toEqual([[{ type: 'REMOVE_FILE', id: 'f1' }]]);
    await expectAccessible();
  });

  it('says what is missing', () => {
    show({ work: { ...UPLOAD, error: 'Juntem pelo menos um ficheiro.' } });
    expect(screen.getByText('Juntem pelo menos um ficheiro.').getAttribute('role')).toBe('status');
  });
});

describe('what is only told', () => {
  it.each([
    [
      { kind: 'missionIntro', title: 'Pontes', place: 'Babélia', briefing: 'Três desafios.' },
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
  ] as const)('%o', async (work, title, line) => {
    show({ work });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(screen.getByText(line)).toBeTruthy();
    await expectAccessible();
  });

  it('a ship has its name and its number', async () => {
    show({
      scene: 'hangar',
      work: { kind: 'ship', number: 3, name: 'Manta', color: '#ED94BC', canPrevious: true, canNext: true },
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Manta, nave 4 de 10');
    await expectAccessible();
  });

  it.each([
    [null, 0],
    ['https://exemplo.test', 1],
  ])('the project page %j is linked only where the installation names one', (projectUrl, links) => {
    const { send } = show({ work: { kind: 'ending', lines: ['Até maio.'] } }, { projectUrl });
    expect(screen.queryAllByRole('link')).toHaveLength(links);
    fireEvent.click(screen.getByText('Propostas das outras equipas'));
    expect(send.mock.calls).toEqual([[{ type: 'OK' }]]);
  });
});
