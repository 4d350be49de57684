// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OK, only, QUIZ, SUBMIT, show, UPLOAD, WRITE } from './harness.tsx';

afterEach(cleanup);

const words = () => document.activeElement?.textContent;

describe('the focus, when the work changes', () => {
  it('goes to the heading of the new work from anything in the old one', () => {
    const { update } = show({ work: QUIZ });
    screen.getAllByRole('radio')[1]?.focus();
    update({ work: { ...QUIZ, question: 'Quantos sóis?', number: 2 } });
    expect([document.activeElement?.tagName, words()]).toEqual(['H2', 'Quantos sóis?']);
    update({ work: UPLOAD });
    expect(words()).toBe('Juntem um desenho.');
    update({ work: { kind: 'missionIntro', title: 'Pontes', place: 'Babélia', briefing: 'Três.' } });
    expect(words()).toBe('Pontes');
  });

  it('goes there too when the button that was pressed has gone', () => {
    const { update } = show({ buttons: only(OK) });
    screen.getByText('OK').closest('button')?.focus();
    update({ work: QUIZ, buttons: only(null) });
    expect(words()).toBe('Quantas luas?');
  });

  it.each(['Desembarcar', 'Menu'])('stays on the button %s', (name) => {
    const { update } = show({ work: QUIZ });
    const button = screen.getByRole('button', { name });
    button.focus();
    update({ work: WRITE });
    expect(document.activeElement).toBe(button);
  });

  it('is taken from nobody who has none', () => {
    const { update } = show({ buttons: only(OK) });
    update({ work: QUIZ });
    update({ work: WRITE });
    expect(document.activeElement).toBe(document.body);
  });

  it('stays in the text while it is written', () => {
    const { update } = show({ work: WRITE, buttons: only(SUBMIT) });
    const text = screen.getByRole('textbox');
    text.focus();
    update({ work: { ...WRITE, value: 'a' } });
    update({ work: { ...WRITE, value: 'ab', error: 'Escrevam mais.' }, topMessage: 'Mais uma coisa.' });
    expect(document.activeElement).toBe(text);
  });
});

describe('the focus, when a control closes or goes away', () => {
  it('goes from a closed question to its heading', () => {
    const { update } = show({ work: QUIZ });
    screen.getAllByRole('radio')[0]?.focus();
    update({ work: { ...QUIZ, disabled: true } });
    expect(words()).toBe('Quantas luas?');
  });

  it("goes from 'Avançar' to the work, or to the console's button where there is none", () => {
    const { update } = show({ canSkip: true, work: QUIZ });
    screen.getByText('Avançar').focus();
    update({ canSkip: false });
    expect(words()).toBe('Quantas luas?');
    cleanup();
    const other = show({ canSkip: true, buttons: only({ ...OK, disabled: true }) });
    screen.getByText('Avançar').focus();
    other.update({ canSkip: false, buttons: only(OK) });
    expect(words()).toBe('OK');
  });

  it('goes to the page itself where nothing else is left', () => {
    const { update } = show({ canSkip: true });
    screen.getByText('Avançar').focus();
    update({ canSkip: false });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('goes nowhere for those who have left it with a press elsewhere', () => {
    const { update } = show({ canSkip: true, work: QUIZ });
    const skip = screen.getByText('Avançar');
    skip.focus();
    fireEvent.pointerDown(document.body);
    act(() => skip.blur());
    update({ canSkip: false });
    expect(document.activeElement).toBe(document.body);
  });

  it('a key that pressed one thing does not press the next in its place', () => {
    const { update } = show({ scene: 'intro', buttons: only(OK) });
    const ok = screen.getByText('OK').closest('button');
    ok?.focus();
    update({
      scene: 'hangar',
      work: { kind: 'ship', number: 0, name: 'Faísca', color: '#ED8A58', canPrevious: false, canNext: true },
      buttons: only({ label: 'selecionar', event: { type: 'SELECT_SHIP' }, disabled: false }),
    });
    expect(words()).toBe('Faísca, nave 1 de 10');
  });
});
