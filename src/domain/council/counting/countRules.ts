import { PRIOR_STARS, PRIOR_WEIGHT } from '../ranking.ts';
import type { BallotKind } from '../session/ballots.ts';

/** The rules by which a council session can be counted (ruling 34); each has its file in this folder. */
export const COUNT_RULES = [
  'meanWithPrior',
  'medianGrade',
  'borda',
  'condorcet',
  'bradleyTerry',
  'points',
  'equalShares',
] as const;
export type CountRule = (typeof COUNT_RULES)[number];

export const COUNT_RULE_NAMES: Record<CountRule, string> = {
  meanWithPrior: 'Média das estrelas',
  medianGrade: 'Julgamento maioritário',
  borda: 'Contagem de Borda',
  condorcet: 'Duas a duas',
  bradleyTerry: 'Força nos duelos',
  points: 'Soma dos pontos',
  equalShares: 'Partes iguais',
};

/** How each rule counts, in short sentences for somebody who has never counted votes. */
export const COUNT_RULE_WORDS: Record<CountRule, string> = {
  meanWithPrior: `Faz a média das estrelas. Cada proposta avaliada parte de ${PRIOR_STARS} estrelas, como se já tivesse ${PRIOR_WEIGHT} votos, para que um só não decida.`,
  medianGrade:
    'Olha para a nota do meio: mais de metade das equipas deu essa nota ou mais. Notas extremas pesam pouco.',
  borda:
    'Em cada voto, uma proposta ganha um ponto por cada outra que ficou atrás dela e meio por cada uma sem comparação.',
  condorcet:
    'Compara as propostas duas a duas. Ganha a que vence todas as outras; se não houver, contam as vitórias mais fortes.',
  bradleyTerry:
    'Mede a força de cada proposta nos duelos. Vencer uma proposta forte conta mais do que vencer uma fraca.',
  points: 'Soma os pontos que as equipas deram. Ganha a proposta com mais pontos.',
  equalShares:
    'Divide o dinheiro em partes iguais pelas equipas. Cada equipa só gasta a sua parte nas propostas que apoia.',
};

/** Where each rule was published, or what it is called. */
export const COUNT_RULE_SOURCES: Record<CountRule, string> = {
  meanWithPrior: 'Média bayesiana, com um ponto de partida igual para todas',
  medianGrade: 'Balinski e Laraki, 2007',
  borda: 'Borda, 1781',
  condorcet: 'Condorcet, 1785, e Schulze, 2011',
  bradleyTerry: 'Zermelo, 1929, e Bradley e Terry, 1952',
  points: 'Voto cumulativo',
  equalShares: 'Peters e Skowron, 2020',
};

/**
 * The rules that can read each kind of ballot, the default first. Stars and points say an order, with ties; an order says
 * no stars, and becomes numbers only by Borda's count; duels say only who won against whom.
 */
const READERS: Record<BallotKind, readonly CountRule[]> = {
  stars: ['meanWithPrior', 'medianGrade', 'borda', 'condorcet', 'equalShares'],
  pairs: ['bradleyTerry', 'condorcet'],
  points: ['points', 'borda', 'condorcet', 'equalShares'],
  order: ['borda', 'condorcet', 'equalShares'],
};

/** Returns the rules for a kind of ballot, the default first; equal shares only when there is a budget to share. */
export function rulesFor(kind: BallotKind, hasBudget: boolean): CountRule[] {
  return READERS[kind].filter((rule) => rule !== 'equalShares' || hasBudget);
}
