import { describe, expect, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import type { OptionState, Work } from '#client/game/flow/view.ts';
import { describePlace } from '#client/game/overlays/describePlace.ts';
import { COUNCIL, councilRowOf, QUIZ, UPLOAD, WRITE } from './harness.tsx';

const NONE: Work = { kind: 'none' };
const praise = { kind: 'congratulations', lines: ['Muito bem.'], mission: 2, isWaiting: false } as const;

const DILEMMA: Extract<Work, { kind: 'dilemma' }> = {
  kind: 'dilemma',
  title: 'Uma sala',
  place: 'Babélia',
  question: 'De quem é?',
  voices: [],
  choices: [],
  missing: 2,
  hint: null,
};

/** The question with the states of its options; those without one are open. */
function answered(...states: OptionState[]): Work {
  return { ...QUIZ, options: QUIZ.options.map(({ label }, index) => ({ label, state: states[index] ?? 'open' })) };
}

const CONSEQUENCE: Extract<Work, { kind: 'consequence' }> = {
  kind: 'consequence',
  title: 'Uma sala',
  place: 'Babélia',
  choice: 'Ficam as duas.',
  lines: [],
  voice: null,
  seen: 'Acendem-se luzes.',
} as never;

const TABLE = [
  ['loading', NONE, 'O jogo está a carregar.'],
  ['loading', { kind: 'failure', text: 'Sem ligação.' }, 'O jogo está a carregar: sem ligação.'],
  ['intro', NONE, 'Na cabina da nave: a ORBI dá as boas-vindas.'],
  [
    'hangar',
    { kind: 'ship', number: 0, name: 'Faísca', color: '#ED8A58', canPrevious: false, canNext: true },
    'No hangar: escolha da nave.',
  ],
  ['cockpit', NONE, 'Na cabina da nave.'],
  ['quiz', QUIZ, 'Na cabina da nave: desafio 1 de 3, pergunta com 3 opções.'],
  ['quiz', answered('right', 'open'), 'Na cabina da nave: desafio 1 de 3, certo: «Uma».'],
  ['quiz', answered('shownRight', 'wrong'), 'Na cabina da nave: desafio 1 de 3, errado; a resposta certa é «Uma».'],
  ['quiz', answered('open', 'wrong'), 'Na cabina da nave: desafio 1 de 3, errado.'],
  ['write', WRITE, 'Na cabina da nave: desafio 2 de 3, texto.'],
  ['upload', UPLOAD, 'Na cabina da nave: desafio 3 de 3, ficheiros.'],
  ['dilemma', DILEMMA, 'A nave espera junto ao planeta: Babélia, dilema «Uma sala», com 0 pontos de vista.'],
  ['dilemma', CONSEQUENCE, 'A nave espera junto ao planeta: a equipa escolheu: «Ficam as duas.» Acendem-se luzes.'],
  [
    'missionArrival',
    { kind: 'missionIntro', title: 'Pontes', place: 'Babélia', briefing: 'Três desafios.', echoes: [] },
    'A nave chegou: Babélia, missão «Pontes».',
  ],
  ['celebration', praise, 'Na cabina da nave, em festa: missão 2 concluída.'],
  ['celebration', { kind: 'ending', lines: [] }, 'Na cabina da nave, em festa: missão cumprida.'],
  ['takeOff', NONE, 'A nave descola rumo a Vaivém.'],
  ['warp', NONE, 'A nave viaja à velocidade da luz rumo a Vaivém.'],
  ['arrival', NONE, 'A nave trava em frente a Vaivém.'],
  ['council', COUNCIL, 'Conselho Galáctico: 0 propostas.'],
  ['council', { ...COUNCIL, loading: true }, 'Conselho Galáctico.'],
  ['council', { ...COUNCIL, failure: 'Sem ligação ao servidor.' }, 'Conselho Galáctico.'],
  ['council', { ...COUNCIL, proposals: [councilRowOf('p1')] }, 'Conselho Galáctico: 1 proposta.'],
] as const;

describe('describePlace', () => {
  it.each(TABLE)('describes the scene %s with %o', (scene, work, words) => {
    expect(describePlace({ scene, work, place: 'Vaivém' })).toBe(words);
  });

  it('says of the last flight that it goes to the council', () => {
    const view = { work: NONE, place: null };
    expect(describePlace({ ...view, scene: 'takeOff' })).toBe('A nave descola rumo ao Conselho Galáctico.');
    expect(describePlace({ ...view, scene: 'arrival' })).toBe('A nave trava em frente ao Conselho Galáctico.');
  });

  it('the table has every scene', () => {
    expect(new Set(TABLE.map(([scene]) => scene))).toEqual(new Set(SCENES));
  });
});
