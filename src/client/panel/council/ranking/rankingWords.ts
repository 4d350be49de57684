import type { SchoolClass } from '#contract/school/classes.ts';
import { COUNCIL_RANKINGS, type CouncilRanking } from '#domain/vocabulary.ts';

/** The scopes of the ranking that a teacher can show to the teams of a class. */
const SCOPE_WORDS: Record<CouncilRanking, string> = {
  off: 'Nada: a classificação fica desligada',
  class: 'As equipas da turma',
  school: 'As equipas da escola',
  global: 'Todas as equipas',
};
export const SCOPE_OPTIONS = COUNCIL_RANKINGS.map((value) => ({ value, label: SCOPE_WORDS[value] }));

/** Returns, in Portuguese, whether the teams of a class see the ranking now, and how much of it. */
export function rankingState({ scope, openedAt }: SchoolClass['ranking']): string {
  if (scope === 'off') return 'Desligada';
  return openedAt === null ? 'Fechada' : `Aberta: ${SCOPE_WORDS[scope].toLowerCase()}`;
}
