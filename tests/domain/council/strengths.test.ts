import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CivicActs,
  type CivicTeam,
  type SessionActs,
  strengthInSession,
  strengthsOf,
} from '#domain/council/strengths.ts';

const NONE: CivicActs = { accepted: 0, questions: 0, answers: 0, bothSides: 0, rated: 0, commented: 0 };
const team = (id: string, acts: Partial<CivicActs> = {}, more: Partial<CivicTeam> = {}): CivicTeam => ({
  ...{ id, acts: { ...NONE, ...acts }, marks: {}, level: 6, hasProposal: true },
  ...more,
});
const given = (p1: number, p2: number, marked = { p1: true, p2: true }) => ({ p1, p2, marked });
const strengths = (...teams: CivicTeam[]) => [...strengthsOf(teams).values()];

describe('what a team is good at', () => {
  it.each<[string, CivicTeam[], string[]]>([
    [
      'the act in which it is the only first counts more than one that it shares',
      [team('a', { questions: 3, rated: 4 }), team('b', { rated: 4 })],
      [
        'Nenhuma equipa da turma fez mais perguntas sobre os planos das outras: 3.',
        'Nenhuma equipa da turma avaliou mais planos de outras: 4.',
      ],
    ],
    [
      'of two acts the rarer one is told',
      [team('a', { accepted: 1, questions: 5 }), team('b', { rated: 2 })],
      [
        'Nenhuma equipa da turma melhorou mais planos de outras: 1 sugestão aceite.',
        'Nenhuma equipa da turma avaliou mais planos de outras: 2.',
      ],
    ],
    [
      'a team that is first in nothing is told its best act without a comparison',
      [team('a', { questions: 9, rated: 9 }), team('b', { questions: 1, rated: 8 })],
      [
        'Nenhuma equipa da turma fez mais perguntas sobre os planos das outras: 9.',
        'Leram o que as outras equipas propõem: avaliaram 8 planos.',
      ],
    ],
    [
      'arguments for and against',
      [team('a', { bothSides: 2 }), team('b', { bothSides: 1 })],
      [
        'Nenhuma equipa da turma pesou melhor os dois lados: deram razões a favor e contra.',
        'Olharam para os dois lados dos planos: deram razões a favor e contra.',
      ],
    ],
    [
      'a class of one team has nobody to compare with',
      [team('a', { answers: 1 })],
      ['Souberam explicar o vosso plano: responderam a 1 pergunta.'],
    ],
    [
      'without an act, the best mission by its share of the points',
      [team('a', {}, { marks: { 2: given(60, 20), 4: given(100, 40) } })],
      ['A vossa missão mais forte foi a 2: 80 de 100 pontos.'],
    ],
    [
      'a mission that is not marked, or half, is not told',
      [team('a', {}, { marks: { 1: given(60, 20), 2: { p1: 100, p2: 0 }, 3: given(90, 0, { p1: true, p2: false }) } })],
      ['A vossa missão mais forte foi a 1: 80 de 100 pontos.'],
    ],
    ['without marks, the plan', [team('a')], ['Levaram um plano vosso até ao Conselho Galáctico.']],
    [
      'without a plan, the way so far',
      [team('a', {}, { hasProposal: false, level: 3 })],
      ['Viajaram em equipa até à missão 2.'],
    ],
    [
      'before the first mission',
      [team('a', {}, { hasProposal: false, level: 1 })],
      ['Formaram uma tripulação para a viagem.'],
    ],
  ])('%s', (_, teams, expected) => {
    expect(strengths(...teams)).toEqual(expected);
  });

  it('every team has a sentence, the order of the teams does not matter, and no sentence says less or last', () => {
    const acts = fc.record(
      Object.fromEntries(Object.keys(NONE).map((act) => [act, fc.nat(5)])),
    ) as fc.Arbitrary<CivicActs>;
    fc.assert(
      fc.property(fc.array(acts, { minLength: 1, maxLength: 8 }), (all) => {
        const teams = all.map((one, index) => team(String(index), one));
        const told = strengthsOf(teams);
        expect([...told.values()].every((sentence) => /^\p{Lu}.*\.$/u.test(sentence))).toBe(true);
        expect([...told.values()].join(' ')).not.toMatch(/menos|últim|pior|pouc/i);
        expect(strengthsOf([...teams].reverse())).toEqual(told);
      }),
    );
  });
});

describe('what a team did well in a council session', () => {
  const ALL: SessionActs = {
    ...{ accepted: 1, questions: 2, commented: 3, read: 4 },
    ...{ hasReadAll: true, hasVoted: true, hasPlan: true },
  };
  /** What the team did not do, from the rarest act on. */
  const LESS: Partial<SessionActs>[] = [
    {},
    { accepted: 0 },
    { questions: 0 },
    { hasReadAll: false },
    { commented: 0 },
    { read: 0 },
    { hasVoted: false },
    { hasPlan: false },
  ];

  it('is its rarest act, in the words of the ranking, and always something', () => {
    const told = LESS.map((_, index) => strengthInSession(Object.assign({}, ALL, ...LESS.slice(0, index + 1))));
    expect(told).toEqual([
      'Ajudaram a melhorar planos de outras equipas: 1 sugestão aceite.',
      'Quiseram perceber os planos das outras equipas: fizeram 2 perguntas.',
      'Leram todos os planos que vos foram dados.',
      'Conversaram com as outras equipas: comentaram 3 planos.',
      'Leram com atenção 4 planos de outras equipas.',
      'Ajudaram a decidir: o vosso voto contou.',
      'Levaram um plano vosso até ao Conselho Galáctico.',
      'Fizeram parte do conselho da turma.',
    ]);
    expect(strengthInSession({ ...ALL, accepted: 0, questions: 0, hasReadAll: false, commented: 0, read: 1 })).toBe(
      'Leram com atenção 1 plano de outras equipas.',
    );
  });
});
