import { IMPORT_COLUMNS } from '../imports/importLine.ts';
import { oneLine } from '../imports/importText.ts';
import type { FormedTeam } from './formedTeams.ts';

/** Signs that separate members in a list, so that none is inside a name. */
const BETWEEN_MEMBERS = /[;,\t\r\n]/g;

/** Writes formed teams as the table that an import reads: one team a line, without usernames and passwords. */
export function teamsText(className: string, teams: readonly FormedTeam[], nameOf: (pupil: number) => string): string {
  const { className: inClass, teamName, solar, members } = IMPORT_COLUMNS;
  const rows = teams.map((team) => [
    className,
    team.name,
    team.theme,
    team.members.map((pupil) => nameOf(pupil).replace(BETWEEN_MEMBERS, ' ')).join(', '),
  ]);
  return [[inClass, teamName, solar, members], ...rows].map((row) => row.map(quoted).join(';')).join('\n');
}

function quoted(cell: string): string {
  return `"${oneLine(cell).replaceAll('"', '""')}"`;
}
