import type { BinEntry, BinKind } from '#contract/records/bin.ts';

export const KIND_WORDS: Record<BinKind, string> = {
  team: 'Equipa',
  class: 'Turma',
  teacher: 'Professor',
  school: 'Escola',
  council: 'Conselho',
};

export const KIND_WITH_ARTICLE: Record<BinKind, string> = {
  team: 'a equipa',
  class: 'a turma',
  teacher: 'o professor',
  school: 'a escola',
  council: 'o conselho',
};

/** '1 equipa', '3 equipas'; never called with 0. */
export function countTeams(count: number): string {
  return count === 1 ? '1 equipa' : `${count} equipas`;
}

function countClasses(count: number): string {
  return count === 1 ? '1 turma' : `${count} turmas`;
}

/** Describes what was deleted with an item; the counts include the item itself. */
export function deletedWithText({ kind, counts }: Pick<BinEntry, 'kind' | 'counts'>): string {
  switch (kind) {
    case 'team':
      return 'Respostas, ficheiros e pontuações';
    case 'class':
      return counts.teams === 0 ? '-' : countTeams(counts.teams);
    case 'teacher':
      return placesText(counts.classes, counts.teams) ?? '-';
    case 'council':
      return 'Votos e leituras';
    default:
      return '-';
  }
}

/** '2 turmas e 5 equipas', without zero counts; null when both are 0. */
export function placesText(classCount: number, teamCount: number): string | null {
  const words = [classCount > 0 && countClasses(classCount), teamCount > 0 && countTeams(teamCount)].filter(Boolean);
  return words.length === 0 ? null : words.join(' e ');
}
