import { describe, expect, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import type { Work } from '#client/game/flow/view.ts';
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
  ['write', WRITE, 'Na cabina da nave: desafio 2 de 3, texto.'],
  ['upload', UPLOAD, 'Na cabina da nave: desafio 3 de 3, ficheiros.'],
  ['dilemma', DILEMMA, 'A nave espera junto ao planeta: Babélia, dilema «Uma sala», com 0 pontos de vista.'],
  [
    'missionArrival',
    { kind: 'missionIntro', title: 'Pontes', place: 'Babélia', briefing: 'Três desafios.', echoes: [] },
    'A nave chegou: Babélia, missão «Pontes».',
  ],
  ['celebration', praise, 'Na cabina da nave, em festa: missão 2 concluída.'],
  ['celebration', { kind: 'ending', lines: [] }, 'Na cabina da nave, em festa: missão cumprida.'],
  ['takeOff', NONE, 'A nave descola.'],
  ['warp', NONE, 'A nave viaja à velocidade da luz.'],
  ['arrival', NONE, 'A nave trava diante de um planeta.'],
  ['council', COUNCIL, 'Conselho Galáctico: 0 propostas.'],
  ['council', { ...COUNCIL, proposals: [councilRowOf('p1')] }, 'Conselho Galáctico: 1 proposta.'],
] as const;

describe('describePlace', () => {
  it.each(TABLE)('describes the scene %s with %o', (scene, work, words) => {
    expect(describePlace({ scene, work })).toBe(words);
  });

  it('the table has every scene', () => {
    expect(new Set(TABLE.map(([scene]) => scene))).toEqual(new Set(SCENES));
  });
});
