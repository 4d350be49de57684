import type { Cell } from './csv.ts';
import { type ExportedTeam, TEAM_HEADINGS, teamCells } from './exportRows.ts';
import type { PupilResult } from './levelScale.ts';
import { PROVISIONAL } from './scoring.ts';

export const STUDENTS_HEADINGS: readonly string[] = [
  ...TEAM_HEADINGS,
  'Nome',
  'Pontos da equipa',
  'Percentagem',
  'Nota (1 a 5)',
  'Missões avaliadas',
  'Estado',
];

/** Returns one row for each member of a team; a team without members has none. */
export function studentRows(team: ExportedTeam, members: readonly string[], result: PupilResult): Cell[][] {
  const { total, percent, level, markedMissions, isProvisional } = result;
  const results: Cell[] = [total, percent, level, markedMissions, isProvisional ? PROVISIONAL : null];
  return members.map((name) => [...teamCells(team), name, ...results]);
}
