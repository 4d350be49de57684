// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { OK, onlyMiddleButton, QUIZ, renderOverlays, SUBMIT, UPLOAD, WRITE } from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const words = () => document.activeElement?.textContent;

describe('the focus, when the work changes', () => {
  it('goes to the heading of the new work from any control of the old one', () => {
    const { update } = renderOverlays({ work: QUIZ });
    screen.getAllByRole('radio')[1]?.focus();
    update({ work: { ...QUIZ, question: 'Quantos sóis?', number: 2 } });
    expect([document.activeElement?.tagName, words()]).toEqual(['H2', 'Quantos sóis?']);
    update({ work: UPLOAD });
    expect(words()).toBe('Juntem um desenho.');
    update({ work: { kind: 'missionIntro', title: 'Pontes', place: 'Babélia', briefing: 'Três.', echoes: [] } });
    expect(words()).toBe('Pontes');
  });

  it('goes to the heading when the pressed button is removed', () => {
    const { update } = renderOverlays({ buttons: onlyMiddleButton(OK) });
    screen.getByText('OK').closest('button')?.focus();
    update({ work: QUIZ, buttons: onlyMiddleButton(null) });
    expect(words()).toBe('Quantas luas?');
  });

  it.each(['Desembarcar', 'Menu'])('stays on the button %s', (name) => {
    const { update } = renderOverlays({ work: QUIZ });
    const button = screen.getByRole('button', { name });
    button.focus();
    update({ work: WRITE });
    expect(document.activeElement).toBe(button);
  });

  it('is not set when no control had it', () => {
    const { update } = renderOverlays({ buttons: onlyMiddleButton(OK) });
    update({ work: QUIZ });
    update({ work: WRITE });
    expect(document.activeElement).toBe(document.body);
  });

  it('stays in the text while it is typed', () => {
    const { update } = renderOverlays({ work: WRITE, buttons: onlyMiddleButton(SUBMIT) });
    const text = screen.getByRole('textbox');
    text.focus();
    update({ work: { ...WRITE, value: 'a' } });
    update({ work: { ...WRITE, value: 'ab', error: 'Escrevam mais.' }, topMessage: 'Mais uma coisa.' });
    expect(document.activeElement).toBe(text);
  });
});

describe('the focus, when a control is disabled or removed', () => {
  it('goes from a disabled question to its heading', async () => {
    const { update } = renderOverlays({ work: QUIZ });
    screen.getAllByRole('radio')[0]?.focus();
    update({ work: { ...QUIZ, disabled: true } });
    await waitFor(() => expect(words()).toBe('Quantas luas?'));
  });

  it("goes from 'Avançar' to the work, or to the console's button where there is none", () => {
    const { update } = renderOverlays({ canSkip: true, work: QUIZ });
    screen.getByText('Avançar').focus();
    update({ canSkip: false });
    expect(words()).toBe('Quantas luas?');
    cleanup();
    const other = renderOverlays({ canSkip: true, buttons: onlyMiddleButton({ ...OK, disabled: true }) });
    screen.getByText('Avançar').focus();
    other.update({ canSkip: false, buttons: onlyMiddleButton(OK) });
    expect(words()).toBe('OK');
  });

  it('goes to the main element when no control is left', () => {
    const { update } = renderOverlays({ canSkip: true });
    screen.getByText('Avançar').focus();
    update({ canSkip: false });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('goes nowhere when a press elsewhere has blurred the control', async () => {
    const { update } = renderOverlays({ canSkip: true, work: QUIZ });
    const skip = screen.getByText('Avançar');
    skip.focus();
    await user.click(document.body);
    update({ canSkip: false });
    expect(document.activeElement).toBe(document.body);
  });

  it('does not stay on a button that takes the place of the pressed one', async () => {
    const { update } = renderOverlays({ scene: 'intro', buttons: onlyMiddleButton(OK) });
    await act(() => vi.dynamicImportSettled());
    const ok = screen.getByText('OK').closest('button');
    ok?.focus();
    update({
      scene: 'hangar',
      work: { kind: 'ship', number: 0, name: 'Faísca', color: '#ED8A58', canPrevious: false, canNext: true },
      buttons: onlyMiddleButton({ label: 'selecionar', event: { type: 'SELECT_SHIP' }, disabled: false }),
    });
    expect(words()).toContain('Faísca');
  });
});
