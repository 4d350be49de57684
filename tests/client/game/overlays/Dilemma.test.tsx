// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Work } from '#client/game/flow/view.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { expectAccessible, renderOverlays } from './harness.tsx';

const person = (name: string) => ({ picture: 'ic-zuri', name, role: 'vizinha', look: `Retrato de ${name}` });
const DILEMMA: Extract<Work, { kind: 'dilemma' }> = {
  kind: 'dilemma',
  title: 'Uma sala',
  place: 'Babélia',
  question: 'Quem fica com a sala?',
  voices: ['Zuri', 'Bento', 'Ilda'].map((name) => ({ ...person(name), wants: `${name} quer.`, why: null })),
  choices: [
    { label: 'O coro', state: 'open' },
    { label: 'A turma', state: 'open' },
    { label: 'Ambos', state: 'closed' },
  ],
  missing: 2,
  hint: null,
};
const choice = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(cleanup);

describe('a dilemma', () => {
  it('opens the words of a person by key and shows them once they are heard', async () => {
    const user = setupUser();
    const { send, update } = renderOverlays({ work: DILEMMA });
    const voices = within(screen.getByRole('list', { name: 'Pontos de vista' })).getAllByRole('button');
    expect(voices.map((voice) => voice.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false']);
    voices[1]?.focus();
    await user.keyboard('{Enter}');
    expect(send.mock.calls).toEqual([[{ type: 'OPEN_PERSPECTIVE', index: 1 }]]);
    const heard = DILEMMA.voices.map((voice, index) => (index === 1 ? { ...voice, why: 'Porque sim.' } : voice));
    update({ work: { ...DILEMMA, voices: heard, missing: 1 } });
    expect(screen.getByText(/Porque sim\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Bento/ }).getAttribute('aria-expanded')).toBe('true');
    await expectAccessible();
  });

  it('keeps the third way closed until two were heard, and says so', async () => {
    const user = setupUser();
    const { send, update } = renderOverlays({ work: DILEMMA });
    expect(choice(/terceira via: abre-se depois de ouvirem 2 pontos de vista/).disabled).toBe(true);
    update({ work: { ...DILEMMA, missing: 1 } });
    expect(choice(/mais um ponto de vista/).disabled).toBe(true);
    const choices = DILEMMA.choices.map(({ label }) => ({ label, state: 'open' as const }));
    update({ work: { ...DILEMMA, missing: 0, choices } });
    await user.click(choice('Ambos'));
    expect(send.mock.calls).toEqual([[{ type: 'CHOOSE', index: 2 }]]);
  });

  it('does not confirm a choice with a key that is held down', async () => {
    const user = setupUser();
    const { send } = renderOverlays({ work: DILEMMA });
    choice('O coro').focus();
    await user.keyboard('{Enter>6/}');
    expect(send).toHaveBeenCalledOnce();
  });

  it('shows what followed, and tells it again at the start of mission 4', async () => {
    const { update } = renderOverlays({
      work: {
        ...{ kind: 'consequence', title: 'Uma sala', place: 'Babélia', choice: 'O coro', lines: ['Canta-se.'] },
        ...{ seen: 'Acendem-se luzes.', person: person('Ilda') },
      },
    });
    expect(screen.getByText('Acendem-se luzes.')).toBeTruthy();
    expect(screen.getByAltText('Retrato de Ilda')).toBeTruthy();
    await expectAccessible();
    const echoes = [{ ...person('Ilda'), told: 'A equipa escolheu: o coro.', words: 'Obrigada.' }];
    update({ work: { kind: 'missionIntro', title: 'Plano', place: 'Roda', briefing: 'Escrevam.', echoes } });
    const told = screen.getByRole('list', { name: 'O que a equipa escolheu' });
    expect(within(told).getByText('A equipa escolheu: o coro.')).toBeTruthy();
    await expectAccessible();
  });
});

it('has a portrait of every inhabitant', () => {
  for (const theme of THEMES) {
    for (const { who } of SOLAR_SYSTEMS[theme].dilemmas.cast) {
      expect(existsSync(path.resolve('assets/people', `${theme}-${who}.webp`)), who).toBe(true);
    }
  }
});
