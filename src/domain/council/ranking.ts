import { COUNCIL_RANKINGS, type CouncilRanking, type RankingScope } from '../vocabulary.ts';

/** Source: spec, section 1 (scoring feeds a global civic-participation ranking); ruling 8. */

const PRIOR_STARS = 3;
const PRIOR_WEIGHT = 5;

/**
 * The mean of a proposal's stars, drawn towards 3 as by five earlier votes, so that one friendly vote does not win.
 * `sum` in stars, `count` in votes.
 */
export function bayesianStars(sum: number, count: number): number {
  return (PRIOR_STARS * PRIOR_WEIGHT + sum) / (PRIOR_WEIGHT + count);
}

export type RankingEntry = {
  /** Total points, 0 to 500. */
  points: number;
  /** Other teams' proposals that this team rated or commented on, as ruling 8 counts them. */
  participation: number;
  /** From bayesianStars. */
  starsMean: number;
};

/** Negative when `a` comes first, 0 when they share a rank: reaching the council earlier counts for nothing. */
export function compareRanking(a: RankingEntry, b: RankingEntry): number {
  return b.points - a.points || b.participation - a.participation || b.starsMean - a.starsMean;
}

/** The entries in order, each with its rank from 1. Equals share a rank and the next one skips: 1, 1, 3. */
export function ranked<T extends RankingEntry>(entries: readonly T[]): (T & { rank: number })[] {
  const result: (T & { rank: number })[] = [];
  for (const entry of [...entries].sort(compareRanking)) {
    const before = result.at(-1);
    const rank = before && compareRanking(before, entry) === 0 ? before.rank : result.length + 1;
    result.push({ ...entry, rank });
  }
  return result;
}

/** Whether a team whose teacher opened `opened` may ask for the ranking of `asked`: as wide or narrower. */
export function isWithinOpened(asked: RankingScope, opened: CouncilRanking): boolean {
  return COUNCIL_RANKINGS.indexOf(asked) <= COUNCIL_RANKINGS.indexOf(opened);
}

/** The rule as people read it, one sentence each, printed under the ranking. */
export const RANKING_RULE: string[] = [
  'Primeiro contam os pontos: fica à frente a equipa com mais pontos, num máximo de 500.',
  'Se os pontos forem iguais, conta a participação cívica: quantas propostas de outras equipas a equipa avaliou e quantas comentou, cada proposta uma só vez de cada forma.',
  'Se a participação também for igual, contam as estrelas que a proposta da equipa recebeu: a média parte de 3 estrelas, como se já houvesse cinco votos, para que um só voto não decida.',
  'As equipas iguais em tudo ficam no mesmo lugar: chegar primeiro não dá vantagem.',
  'Só contam turmas que existem: os pontos de uma turma apagada deixam de contar.',
];
