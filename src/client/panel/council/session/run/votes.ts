import type { Council } from '#contract/council/session/councils.ts';
import { counted } from '#domain/counted.ts';
import { listed } from '#domain/listed.ts';

type Teams = Council['teams'];

/** Names that a sentence lists; of more teams it says only how many. */
const NAMED_MAX = 6;

/** Returns 'Faltam 2 equipas: A e B.'; null once every team has voted or abstained. */
export function missingText(teams: Teams): string | null {
  const missing = teams.filter(({ voted }) => !voted).map(({ name }) => name);
  if (missing.length === 0) return null;
  const verb = missing.length === 1 ? 'Falta' : 'Faltam';
  const names = missing.length > NAMED_MAX ? '' : `: ${listed(missing)}`;
  return `${verb} ${counted(missing.length, 'equipa', 'equipas')}${names}.`;
}

/** Returns '3 de 4 equipas votaram'. */
export function votedText(ballots: number, teams: number): string {
  return `${ballots} de ${counted(teams, 'equipa', 'equipas')} ${ballots === 1 ? 'votou' : 'votaram'}`;
}

/** Returns '3 de 4 equipas já responderam': with a vote or an abstention, which stays secret (ruling 34). */
export function answeredText(teams: Teams): string {
  const answered = teams.filter(({ voted }) => voted).length;
  return `${answered} de ${counted(teams.length, 'equipa', 'equipas')} já ${answered === 1 ? 'respondeu' : 'responderam'}`;
}
