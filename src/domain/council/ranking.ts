import { COUNCIL_RANKINGS, type CouncilRanking, type RankingScope } from '../vocabulary.ts';

// Source: spec, section 1 (scoring feeds a global civic-participation ranking); ruling 8.

export const PRIOR_STARS = 3;
export const PRIOR_WEIGHT = 5;

/**
 * Returns the Bayesian mean of a proposal's stars, with a prior of five votes of 3 stars, so that a single vote does not
 * decide. `sum` in stars, `count` in votes.
 */
export function bayesianStars(sum: number, count: number): number {
  return (PRIOR_STARS * PRIOR_WEIGHT + sum) / (PRIOR_WEIGHT + count);
}

export type RankingEntry = {
  /** Total points, 0 to 500. */
  points: number;
  /** Number of other teams' proposals that this team rated plus those that it commented on (ruling 8). */
  participation: number;
  /** From bayesianStars. */
  starsMean: number;
};

/** Compares two entries: negative when `a` comes first, 0 for a shared rank. The time of arrival does not count. */
export function compareRanking(a: RankingEntry, b: RankingEntry): number {
  return b.points - a.points || b.participation - a.participation || b.starsMean - a.starsMean;
}

/** Sorts the entries and adds ranks from 1. Equal entries share a rank and the next rank is skipped: 1, 1, 3. */
export function ranked<T extends RankingEntry>(entries: readonly T[]): (T & { rank: number })[] {
  const result: (T & { rank: number })[] = [];
  for (const entry of [...entries].sort(compareRanking)) {
    const before = result.at(-1);
    const rank = before && compareRanking(before, entry) === 0 ? before.rank : result.length + 1;
    result.push({ ...entry, rank });
  }
  return result;
}

/** Returns whether the scope `asked` is not wider than the scope `opened` by the teacher. */
export function isWithinOpened(asked: RankingScope, opened: CouncilRanking): boolean {
  return COUNCIL_RANKINGS.indexOf(asked) <= COUNCIL_RANKINGS.indexOf(opened);
}

/** The ranking rule in Portuguese sentences, shown under the ranking. */
export const RANKING_RULE: string[] = [
  'Primeiro contam os pontos: fica à frente a equipa com mais pontos, num máximo de 500.',
  'Se os pontos forem iguais, conta a participação cívica: quantas propostas de outras equipas a equipa avaliou e quantas comentou, cada proposta uma só vez de cada forma.',
  'Se a participação também for igual, contam as estrelas que a proposta da equipa recebeu: a média parte de 3 estrelas, como se já houvesse cinco votos, para que um só voto não decida.',
  'As equipas iguais em tudo ficam no mesmo lugar: chegar primeiro não dá vantagem.',
  'Só contam turmas que existem: os pontos de uma turma apagada deixam de contar.',
];
