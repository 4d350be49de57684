import { describe, expect, it } from 'vitest';
import { countByEveryRule } from '#domain/council/counting/countByEveryRule.ts';
import { COUNT_RULES, type CountRule, rulesFor } from '#domain/council/counting/countRules.ts';
import { explainCount } from '#domain/council/counting/explain.ts';
import { apart, listedPlans, quoted } from '#domain/council/counting/wording.ts';
import { BALLOT_KINDS, type BallotKind, type CastBallot } from '#domain/council/session/ballots.ts';
import { eurosText } from '#domain/eurosText.ts';
import { forbiddenForms } from '../../../../tools/words/forbiddenForms.ts';
import {
  castBallots,
  duelBallot,
  orderBallots,
  pointBallots,
  starBallots,
} from '../../../support/council/castBallots.ts';

const NAMES = new Map([
  ['A', 'Horta'],
  ['B', 'Rampa'],
  ['C', 'Biblioteca'],
  ['D', 'Mural'],
]);

interface Money {
  costs: ReadonlyMap<string, number>;
  budget: number;
}

function sentence(rule: CountRule, kind: BallotKind, ballots: CastBallot[], plans = 'ABC', money?: Money): string {
  const { chosen, counted } = countByEveryRule(ballots, { kind, rule, plans: [...plans], ...money });
  return explainCount(chosen, { names: NAMES, ballots: counted });
}

const money = (costs: Record<string, number>, budget: number): Money => ({
  costs: new Map(Object.entries(costs)),
  budget,
});

describe('the sentence on a result', () => {
  it.each<[CountRule, BallotKind, CastBallot[], string]>([
    [
      'meanWithPrior',
      'stars',
      starBallots({ A: 5, B: 4 }, { A: 5, B: 4, C: 1 }),
      'Com esta regra ganha «Horta», porque a sua média, que parte de 3 estrelas como se já houvesse 5 votos, é a mais alta: 3,6 estrelas, contra 3,3 de «Rampa».',
    ],
    [
      'meanWithPrior',
      'stars',
      starBallots({ A: 4, B: 4 }, { C: 1 }),
      'Com esta regra empatam «Horta» e «Rampa», porque têm a mesma média, que parte de 3 estrelas como se já houvesse 5 votos: 3,2 estrelas.',
    ],
    [
      'meanWithPrior',
      'stars',
      starBallots({ A: 4 }, { A: 4 }),
      'Com esta regra ganha «Horta», porque a sua média, que parte de 3 estrelas como se já houvesse 5 votos, é a mais alta: 3,3 estrelas.',
    ],
    [
      'medianGrade',
      'stars',
      starBallots({ A: 4, B: 1 }, { A: 5, B: 1 }, { A: 1, B: 2 }),
      'Com esta regra ganha «Horta», porque a maioria das equipas que a avaliaram deu-lhe pelo menos 4 estrelas, contra 1 estrela de «Rampa».',
    ],
    [
      'medianGrade',
      'stars',
      starBallots({ A: 4, B: 4 }, { A: 5, B: 4 }, { A: 3, B: 1 }),
      'Com esta regra ganha «Horta», porque a maioria das equipas que a avaliaram deu-lhe pelo menos 4 estrelas, tal como a «Rampa», mas as notas à volta dessa são melhores.',
    ],
    [
      'medianGrade',
      'stars',
      starBallots({ A: 5, B: 4, C: 4 }, { A: 4, B: 4, C: 4 }, { A: 4, B: 3, C: 3 }),
      'Com esta regra ganha «Horta», porque a maioria das equipas que a avaliaram deu-lhe pelo menos 4 estrelas, tal como outras, mas as notas à volta dessa são melhores.',
    ],
    [
      'medianGrade',
      'stars',
      starBallots({ A: 4, B: 4 }, { A: 4, B: 4, C: 1 }),
      'Com esta regra empatam «Horta» e «Rampa», porque a maioria das equipas deu a cada uma pelo menos 4 estrelas, e as notas à volta dessa também são iguais.',
    ],
    [
      'borda',
      'order',
      orderBallots([2, 'ABC'], [1, 'BAC']),
      'Com esta regra ganha «Horta», porque tem 5 pontos, contra 4 de «Rampa»: em cada voto, um por cada proposta que ficou atrás e meio por cada uma sem comparação.',
    ],
    [
      'borda',
      'order',
      orderBallots([1, 'ABC'], [1, 'BAC']),
      'Com esta regra empatam «Horta» e «Rampa», porque têm 3 pontos cada uma: em cada voto, um por cada proposta que ficou atrás e meio por cada uma sem comparação.',
    ],
    [
      'points',
      'points',
      pointBallots({ A: 7, B: 3, C: 0 }, { A: 1, B: 1, C: 4 }),
      'Com esta regra ganha «Horta», porque tem 8 pontos, contra 4 das propostas seguintes: é a soma dos pontos que as equipas deram.',
    ],
    [
      'condorcet',
      'order',
      orderBallots([2, 'ABC'], [1, 'BAC']),
      'Com esta regra ganha «Horta», porque mais votos a preferem a cada uma das outras 2, duas a duas.',
    ],
    [
      'condorcet',
      'order',
      orderBallots([3, 'ABC'], [2, 'BCA'], [2, 'CAB']),
      'Com esta regra ganha «Horta», porque nenhuma ganha a todas as outras duas a duas, mas pelas vitórias mais fortes esta fica à frente de 2 propostas.',
    ],
    [
      'condorcet',
      'order',
      orderBallots([1, 'ABC'], [1, 'BCA'], [1, 'CAB']),
      'Com esta regra empatam todas as 3 propostas, porque pelas vitórias mais fortes, duas a duas, nenhuma outra fica à frente delas.',
    ],
    [
      'bradleyTerry',
      'pairs',
      [...duelBallot(['A', 'B'], ['A', 'C']), ...duelBallot(['A', 'B'], ['B', 'C'])],
      'Com esta regra ganha «Horta», porque é a mais forte nos duelos: ganhava 83 em cada 100 contra uma proposta média, contra 46 de «Rampa».',
    ],
    [
      'bradleyTerry',
      'pairs',
      [...duelBallot(['A', 'C']), ...duelBallot(['B', 'C'])],
      'Com esta regra empatam «Horta» e «Rampa», porque têm a mesma força: ganhavam 64 em cada 100 duelos contra uma proposta média.',
    ],
  ])('by %s of %s', (rule, kind, ballots, words) => {
    expect(sentence(rule, kind, ballots)).toBe(words);
  });

  it.each<[CastBallot[], Money, string]>([
    [
      pointBallots({ A: 5, B: 5, C: 0 }, { A: 5, B: 5, C: 0 }),
      money({ A: 10_000, B: 25_050, C: 10 }, 40_000),
      'Com esta regra pagam-se «Horta» e «Rampa», por 350,50 €, porque cada equipa decide sobre 200 € e só os gasta nas propostas que apoia; sobram 49,50 €; a primeira a ser paga é «Horta».',
    ],
    [
      pointBallots({ A: 10, B: 0, C: 0 }, { A: 10, B: 0, C: 0 }),
      money({ A: 40_000, B: 1, C: 1 }, 40_000),
      'Com esta regra paga-se «Horta», por 400 €, porque cada equipa decide sobre 200 € e só os gasta nas propostas que apoia.',
    ],
    [
      pointBallots({ A: 4, B: 3, C: 3 }, { A: 4, B: 3, C: 3 }),
      money({ A: 10_000, B: 25_000, C: 25_000 }, 40_000),
      'Com esta regra paga-se «Horta», por 100 €, porque cada equipa decide sobre 200 € e só os gasta nas propostas que apoia; «Biblioteca» e «Rampa» empatam e 300 € não chegam para todas.',
    ],
    [
      pointBallots({ B: 5, C: 5 }, { B: 5, C: 5 }),
      money({ A: 10_000, B: 25_000, C: 25_000 }, 40_000),
      'Com esta regra não se paga ainda nenhuma proposta, porque cada equipa decide sobre 200 € e só os gasta nas propostas que apoia; «Biblioteca» e «Rampa» empatam e 400 € não chegam para todas.',
    ],
    [
      pointBallots({ A: 10 }, { A: 10 }),
      money({ A: 50_000, B: 100, C: 100 }, 40_000),
      'Com esta regra não se paga nenhuma proposta, porque o orçamento é de 400 € e nenhuma proposta apoiada cabe nele.',
    ],
  ])('by equal shares, case %#', (ballots, costs, words) => {
    expect(sentence('equalShares', 'points', ballots, 'ABC', costs).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it.each(BALLOT_KINDS)('says that nobody voted, or only one team, of %s', (kind) => {
    const one: Record<BallotKind, CastBallot[]> = {
      stars: starBallots({ A: 5, B: 1 }),
      pairs: duelBallot(['A', 'B']),
      points: pointBallots({ A: 10, B: 0, C: 0 }),
      order: orderBallots([1, 'ABC']),
    };
    const shared = money({ A: 100, B: 100, C: 100 }, 100);
    for (const rule of rulesFor(kind, true)) {
      expect(sentence(rule, kind, castBallots([null]), 'ABC', shared)).toBe(
        'Com esta regra não ganha nenhuma proposta, porque ainda não há votos para contar.',
      );
      expect(sentence(rule, kind, one[kind], 'ABC', shared)).toMatch(
        /^Com esta regra e um só voto (ganha|empatam|paga-se) «/,
      );
    }
  });

  it('counts the winners of a large tie, and says when all are tied', () => {
    const tie = pointBallots(Object.fromEntries([...'ABCDEF'].map((plan) => [plan, 1])), {});
    expect(sentence('points', 'points', tie, 'ABCDEFG')).toMatch(
      /^Com esta regra empatam 6 propostas, porque têm 1 ponto cada uma:/,
    );
    expect(sentence('points', 'points', tie, 'ABCDEF')).toMatch(/^Com esta regra empatam todas as 6 propostas, porque/);
  });

  it('is right for one plan, for two, and for none', () => {
    expect(sentence('condorcet', 'order', orderBallots([2, 'AB']), 'A')).toContain('porque é a única proposta.');
    expect(sentence('condorcet', 'order', orderBallots([2, 'AB']), 'AB')).toContain(
      'porque mais votos a preferem à outra proposta.',
    );
    expect(sentence('points', 'points', pointBallots({ A: 1 }, {}), 'A')).toBe(
      'Com esta regra ganha «Horta», porque tem 1 ponto: é a soma dos pontos que as equipas deram.',
    );
    expect(sentence('points', 'points', pointBallots({ A: 1 }, {}), '')).toBe(
      'Com esta regra não ganha nenhuma proposta, porque nenhum voto avalia as propostas que ficaram.',
    );
  });

  it('is European Portuguese, one sentence, for every rule', () => {
    const ballots: Record<BallotKind, CastBallot[]> = {
      stars: starBallots({ A: 5, B: 3, D: 2 }, { A: 4, C: 1 }),
      pairs: duelBallot(['A', 'B'], ['C', 'D']),
      points: pointBallots({ A: 7, B: 3, C: 0 }, { A: 1, B: 9, D: 0 }),
      order: orderBallots([2, 'ABCD'], [1, 'DBAC']),
    };
    const said = BALLOT_KINDS.flatMap((kind) =>
      rulesFor(kind, true).map((rule) => ({
        rule,
        words: sentence(rule, kind, ballots[kind], 'ABCD', money({ A: 100, B: 200, C: 300, D: 400 }, 500)),
      })),
    );
    expect(new Set(said.map(({ rule }) => rule))).toEqual(new Set(COUNT_RULES));
    for (const { words } of said) {
      expect(forbiddenForms(words)).toEqual([]);
      expect(words.match(/\.( |$)/g)).toHaveLength(1);
      expect(words).not.toMatch(/undefined|NaN|null|Infinity/);
    }
  });
});

describe('wording', () => {
  it.each([
    [['A'], '«Horta»'],
    [['A', 'B'], '«Horta» e «Rampa»'],
    [['B', 'A', 'C'], '«Biblioteca», «Horta» e «Rampa»'],
    [[], ''],
  ])('lists %j', (plans, words) => {
    expect(listedPlans(plans, NAMES)).toBe(words);
  });

  it('says that a plan has no name', () => {
    expect(quoted('x', NAMES)).toBe('uma proposta eliminada');
  });

  it.each<[number, number | null, number, string, string | null]>([
    [3.81, 3.62, 1, '3,8', '3,6'],
    [3.81, 3.83, 1, '3,81', '3,83'],
    [4, 3.96, 1, '4', '3,96'],
    [3.5, null, 1, '3,5', null],
    [12, 12, 0, '12', '12'],
    [12.5, 12, 1, '12,5', '12'],
    [71.4, 71.1, 0, '71,4', '71,1'],
    [1 / 3, 1 / 3 + 1e-9, 1, '0,3333', '0,3333'],
  ])('tells %d and %j apart from %i decimals on', (first, second, decimals, a, b) => {
    expect(apart(first, second, decimals)).toEqual([a, b]);
  });

  it.each([
    [0, '0\u00a0€'],
    [35_000, '350\u00a0€'],
    [1_250, '12,50\u00a0€'],
    [5, '0,05\u00a0€'],
    [3_333.33, '33,33\u00a0€'],
  ])('writes %d cents as %s', (cents, text) => {
    expect(eurosText(cents)).toBe(text);
  });
});
