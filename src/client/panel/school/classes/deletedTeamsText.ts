import { countTeams } from '#client/panel/records/bin/binWords.ts';

/** Says, in Portuguese, what is deleted with a class. */
export function deletedTeamsText(teamsCount: number): string {
  if (teamsCount === 0) return 'A turma não tem equipas.';
  if (teamsCount === 1) return 'Com ela é eliminada 1 equipa, com tudo o que fez.';
  return `Com ela são eliminadas ${countTeams(teamsCount)}, com tudo o que fizeram.`;
}
