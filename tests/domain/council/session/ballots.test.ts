import { describe, expect, it } from 'vitest';
import {
  BALLOT_KIND_NAMES,
  BALLOT_KIND_WORDS,
  BALLOT_KINDS,
  type Ballot,
  ballotAbout,
  ballotProblem,
  DUEL_QUESTION,
  isComplete,
} from '#domain/council/session/ballots.ts';

const SESSION = { plans: ['own', 'a', 'b', 'c'], own: 'own' };
const stars = (given: Record<string, number>): Ballot => ({ kind: 'stars', stars: given });
const points = (given: Record<string, number>): Ballot => ({ kind: 'points', points: given });
const order = (...given: string[]): Ballot => ({ kind: 'order', order: given });
const duels = (...given: [string, string, string][]): Ballot => ({
  kind: 'pairs',
  duels: given.map(([a, b, winner]) => ({ a, b, winner })),
});

const BLANK = 'O voto está em branco. Se não quiserem votar, escolham a abstenção.';
const OWN = 'Não podem votar na vossa própria proposta.';
const UNKNOWN = 'O voto inclui uma proposta que não está neste conselho.';
const STARS = 'As estrelas vão de 1 a 5, sem metades.';
const WHOLE = 'Deem pontos inteiros, de 0 para cima.';

describe('a ballot', () => {
  it.each<[Ballot, string | null]>([
    [stars({ a: 1, b: 5 }), null],
    [stars({}), BLANK],
    [stars({ own: 5 }), OWN],
    [stars({ x: 3 }), UNKNOWN],
    [stars({ a: 0 }), STARS],
    [stars({ a: 6 }), STARS],
    [stars({ a: 4.5 }), STARS],
    [stars({ a: Number.NaN }), STARS],
    [points({ a: 10 }), null],
    [points({ a: 3, b: 0, c: 2 }), null],
    [points({}), BLANK],
    [points({ a: 0 }), 'Falta dar os pontos. Se não quiserem votar, escolham a abstenção.'],
    [points({ own: 1 }), OWN],
    [points({ own: 0, a: 1 }), OWN],
    [points({ x: 1 }), UNKNOWN],
    [points({ a: -1, b: 5 }), WHOLE],
    [points({ a: 0.5 }), WHOLE],
    [points({ a: Number.POSITIVE_INFINITY }), WHOLE],
    [points({ a: 6, b: 5 }), 'Têm 10 pontos para repartir e deram 11.'],
    [order('b', 'a'), null],
    [order('c', 'b', 'a'), null],
    [order(), BLANK],
    [order('a'), 'Ponham pelo menos duas propostas por ordem.'],
    [order('a', 'own'), OWN],
    [order('a', 'x'), UNKNOWN],
    [order('a', 'b', 'a'), 'Cada proposta só pode aparecer uma vez na ordem.'],
    [duels(['a', 'b', 'b'], ['a', 'c', 'a']), null],
    [duels(), BLANK],
    [duels(['a', 'own', 'a']), OWN],
    [duels(['a', 'x', 'a']), UNKNOWN],
    [duels(['a', 'a', 'a']), 'Um duelo é entre duas propostas diferentes.'],
    [duels(['a', 'b', 'c']), 'A proposta escolhida tem de ser uma das duas do duelo.'],
    [duels(['a', 'b', 'a'], ['b', 'a', 'a']), 'Cada duelo decide-se uma só vez.'],
  ])('%j: %s', (ballot, problem) => {
    expect(ballotProblem(ballot, SESSION)).toBe(problem);
  });

  it('of a single plan that is left has an order of one', () => {
    expect(ballotProblem(order('a'), { ...SESSION, shown: ['a', 'own'] })).toBeNull();
    expect(ballotProblem(order('a'), { ...SESSION, shown: ['a', 'b', 'own'] })).not.toBeNull();
    expect(ballotProblem(order(), { ...SESSION, shown: ['own'] })).toBe(BLANK);
  });

  it('of a team without a plan may judge all', () => {
    expect(ballotProblem(stars({ own: 5 }), { ...SESSION, own: null })).toBeNull();
  });

  it.each<[Ballot, boolean]>([
    [stars({ a: 1, b: 5, c: 3 }), true],
    [stars({ a: 1, b: 5 }), false],
    [order('c', 'b', 'a'), true],
    [order('c', 'b'), false],
    [points({ a: 10 }), true],
    [points({ a: 9 }), false],
    [duels(['a', 'b', 'b'], ['a', 'c', 'a']), true],
    [duels(['a', 'b', 'b']), false],
  ])('%j is complete: %s', (ballot, complete) => {
    expect(isComplete(ballot, { ...SESSION, duels: 2 })).toBe(complete);
  });

  it.each(BALLOT_KINDS)('of %s has a name and two sentences', (kind) => {
    expect(BALLOT_KIND_NAMES[kind]).toMatch(/^\p{Lu}\p{Ll}+$/u);
    expect(BALLOT_KIND_WORDS[kind].match(/[^.]+\.( |$)/g)).toHaveLength(2);
    expect(DUEL_QUESTION.endsWith('?')).toBe(true);
  });
});

it.each([
  ['stars', stars({ a: 3, b: 5 }), stars({ a: 3 })],
  ['points', points({ a: 1, b: 2 }), points({ a: 1 })],
  ['order', order('b', 'a', 'c'), order('a', 'c')],
  ['duels', duels(['a', 'b', 'a'], ['a', 'c', 'c'], ['b', 'c', 'b']), duels(['a', 'c', 'c'])],
])('a ballot of %s keeps what it says about the plans that are left', (_kind, ballot, rest) => {
  expect(ballotAbout(ballot, (plan) => plan !== 'b')).toEqual(rest);
});
