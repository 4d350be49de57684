import { BALLOT_ORDER_MIN, BALLOT_POINTS, STARS_MAX, STARS_MIN } from '../../limits.ts';
import type { ValidationMessage } from '../../validation.ts';
import { type Pair, pairKey } from './duels.ts';

/** How a council session votes; the teacher chooses one kind for all teams. */
export const BALLOT_KINDS = ['stars', 'pairs', 'points', 'order'] as const;
export type BallotKind = (typeof BALLOT_KINDS)[number];

export const BALLOT_KIND_NAMES: Record<BallotKind, string> = {
  stars: 'Estrelas',
  pairs: 'Duelos',
  points: 'Pontos',
  order: 'Ordem',
};

/** Each kind in two sentences for a team. */
export const BALLOT_KIND_WORDS: Record<BallotKind, string> = {
  stars:
    'Deem de 1 a 5 estrelas a cada proposta que leram. As propostas que não leram ficam sem estrelas, e isso não as faz descer.',
  pairs:
    'Aparecem duas propostas de cada vez: escolham a que serve melhor a escola. Ganhar a uma proposta forte conta mais do que ganhar a uma fraca.',
  points: `Têm ${BALLOT_POINTS} pontos para repartir pelas propostas. Podem dar os pontos a uma só ou dividi-los por várias.`,
  order:
    'Ponham as propostas por ordem, a começar pela que serve melhor a escola. Deixem de fora as que não leram, e isso não as faz descer.',
};

/** The question of each duel. */
export const DUEL_QUESTION = 'Qual das duas serve melhor a escola?';

interface Duel extends Pair {
  /** `a` or `b`. */
  winner: string;
}

/**
 * What a team voted. Plans are named by the ids of their proposals. A plan that a ballot does not name was not judged, which
 * differs from 0 points: judged, and given nothing.
 */
export type Ballot =
  | { kind: 'stars'; stars: Readonly<Record<string, number>> }
  | { kind: 'pairs'; duels: readonly Duel[] }
  | { kind: 'points'; points: Readonly<Record<string, number>> }
  /** Best first. */
  | { kind: 'order'; order: readonly string[] };

/** The ballot of one team; null for an abstention. `own` is the team's own plan, which its ballot never judges (ruling 34). */
export interface CastBallot {
  team: string;
  own: string | null;
  ballot: Ballot | null;
}

/**
 * Returns why a ballot is not valid, in Portuguese; null for a valid one. `plans` are all plans of the session, `shown` those
 * that teams see now, `own` is the team's own plan, for which it cannot vote (ruling 34). A valid ballot may be incomplete
 * (isComplete).
 */
export function ballotProblem(
  ballot: Ballot,
  { plans, own, shown = plans }: { plans: readonly string[]; own: string | null; shown?: readonly string[] },
): ValidationMessage {
  const named = plansIn(ballot);
  if (named.length === 0) return 'O voto está em branco. Se não quiserem votar, escolham a abstenção.';
  if (own !== null && named.includes(own)) return 'Não podem votar na vossa própria proposta.';
  if (named.some((plan) => !plans.includes(plan))) return 'O voto inclui uma proposta que não está neste conselho.';
  switch (ballot.kind) {
    case 'stars':
      return starsProblem(Object.values(ballot.stars));
    case 'pairs':
      return duelsProblem(ballot.duels);
    case 'points':
      return pointsProblem(Object.values(ballot.points));
    case 'order':
      return orderProblem(ballot.order, shown.filter((plan) => plan !== own).length);
  }
}

/**
 * Returns whether a valid ballot says all that the team was asked: `plans` are those that it was given to judge, `own` is not
 * counted among them, `duels` is the number of duels for a ballot of pairs.
 */
export function isComplete(
  ballot: Ballot,
  { plans, own, duels }: { plans: readonly string[]; own: string | null; duels: number },
): boolean {
  if (ballot.kind === 'pairs') return ballot.duels.length >= duels;
  if (ballot.kind === 'points') return sumOf(Object.values(ballot.points)) === BALLOT_POINTS;
  const named = plansIn(ballot);
  return plans.every((plan) => plan === own || named.includes(plan));
}

/** Returns the ballot without the plans that `isIn` rejects; a duel goes when either of its plans does. */
export function ballotAbout(ballot: Ballot, isIn: (plan: string) => boolean): Ballot {
  const kept = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).filter(([plan]) => isIn(plan)));
  switch (ballot.kind) {
    case 'stars':
      return { ...ballot, stars: kept(ballot.stars) };
    case 'pairs':
      return { ...ballot, duels: ballot.duels.filter(({ a, b }) => isIn(a) && isIn(b)) };
    case 'points':
      return { ...ballot, points: kept(ballot.points) };
    case 'order':
      return { ...ballot, order: ballot.order.filter(isIn) };
  }
}

/** Returns the plans that a ballot names; those of duels as often as they are in one. */
export function plansIn(ballot: Ballot): readonly string[] {
  switch (ballot.kind) {
    case 'stars':
      return Object.keys(ballot.stars);
    case 'pairs':
      return ballot.duels.flatMap(({ a, b }) => [a, b]);
    case 'points':
      return Object.keys(ballot.points);
    case 'order':
      return ballot.order;
  }
}

function starsProblem(stars: readonly number[]): ValidationMessage {
  const areValid = stars.every((one) => Number.isInteger(one) && one >= STARS_MIN && one <= STARS_MAX);
  return areValid ? null : `As estrelas vão de ${STARS_MIN} a ${STARS_MAX}, sem metades.`;
}

function duelsProblem(duels: readonly Duel[]): ValidationMessage {
  if (duels.some(({ a, b }) => a === b)) return 'Um duelo é entre duas propostas diferentes.';
  if (duels.some(({ a, b, winner }) => winner !== a && winner !== b)) {
    return 'A proposta escolhida tem de ser uma das duas do duelo.';
  }
  return new Set(duels.map(pairKey)).size < duels.length ? 'Cada duelo decide-se uma só vez.' : null;
}

function pointsProblem(points: readonly number[]): ValidationMessage {
  if (!points.every((one) => Number.isInteger(one) && one >= 0)) return 'Deem pontos inteiros, de 0 para cima.';
  const given = sumOf(points);
  if (given === 0) return 'Falta dar os pontos. Se não quiserem votar, escolham a abstenção.';
  return given > BALLOT_POINTS ? `Têm ${BALLOT_POINTS} pontos para repartir e deram ${given}.` : null;
}

/** `others` is the number of plans that the team could put in order now: with a single one, that one is enough. */
function orderProblem(order: readonly string[], others: number): ValidationMessage {
  if (new Set(order).size < order.length) return 'Cada proposta só pode aparecer uma vez na ordem.';
  return order.length < Math.min(BALLOT_ORDER_MIN, others) ? 'Ponham pelo menos duas propostas por ordem.' : null;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
