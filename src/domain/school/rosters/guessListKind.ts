import { findTheme } from '../imports/importText.ts';
import { importTable } from '../imports/readImport.ts';
import { NUMBERED_TEAM } from '../imports/readPasted.ts';
import { readRoster } from './readRoster.ts';
import { headingColumns } from './rosterHeadings.ts';
import { rosterRows } from './rosterRows.ts';
import { fold, isOpeningLabel } from './rosterWords.ts';

/** What a pasted list holds: the pupils of a class, or teams that are already formed. */
export type ListKind = 'pupils' | 'teams';

/** Enough lines to tell the kinds apart while somebody is typing. */
const SAMPLE_LINES = 120;
const SAMPLE_CHARS = 20_000;
const HALF = 0.5;
/** Columns that only formed teams have. */
const OF_TEAMS = new Set(['teamName', 'username', 'password', 'solar']);
const NAMED_TEAM = /^([^:]{1,120}):.*\p{L}/u;
const TEAM_WORD = /^(?:equipa|grupo)$/;
/** 'Os Cometas'. */
const ARTICLE_FIRST = /^(?:os|as)\s+\p{L}/iu;

/** Guesses what a pasted list holds; null where it could be either. The user decides. */
export function guessListKind(text: string): ListKind | null {
  const sample = text
    .slice(0, SAMPLE_CHARS)
    .split(/\r\n|\r|\n/, SAMPLE_LINES)
    .join('\n');
  return kindByHeadings(sample) ?? kindByTeams(sample) ?? kindByNames(sample);
}

function kindByHeadings(text: string): ListKind | null {
  const table = importTable(text);
  if (table === null) return null;
  const { columns, rows } = table;
  if (columns.some((column) => column !== null && OF_TEAMS.has(column))) return 'teams';
  const memberColumns = columns.filter((column) => column === 'members').length;
  const place = columns.indexOf('members');
  if (memberColumns > 1 || rows.some(({ cells }) => /[;,\n]/.test(cells[place] ?? ''))) return 'teams';
  if (memberColumns === 1 || rosterRows(text).rows.some(({ cells }) => headingColumns(cells) !== null)) return 'pupils';
  // 'Turma' above classes alone, unless it stands above a numbered list of names.
  return kindByNames(text) ?? 'teams';
}

/** Finds lines such as 'Equipa: Ana, Rui' or 'Os Cometas', and cells with a solar system or a numbered team. */
function kindByTeams(text: string): ListKind | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const named = lines.filter((line) => namesTeam(line) || ARTICLE_FIRST.test(line.trim())).length;
  const { rows } = rosterRows(text);
  const ofTeams = rows.filter(({ cells }) =>
    cells.some((cell) => NUMBERED_TEAM.test(cell) || findTheme(cell) !== null),
  );
  const isMost = (count: number, of: number) => count > 0 && count >= of * HALF;
  return isMost(named, lines.length) || isMost(ofTeams.length, rows.length) ? 'teams' : null;
}

function namesTeam(line: string): boolean {
  const [first = ''] = (NAMED_TEAM.exec(line.trim())?.[1] ?? '').split(' ');
  const folded = fold(first);
  return folded !== '' && (TEAM_WORD.test(folded) || !isOpeningLabel(folded));
}

function kindByNames(text: string): ListKind | null {
  const { names, dropped } = readRoster(text);
  const { line = 0, blank = 0, class: classes = 0, other = 0, ...data } = dropped;
  const count = Object.values(data).reduce((sum, one) => sum + one, 0);
  if (count >= Math.max(2, names.length * HALF)) return 'pupils';
  const lines = new Set(names.map((one) => one.line)).size;
  if (lines < 2) return null;
  if (names.length - lines >= lines * HALF) return 'teams';
  return names.filter(({ name }) => name.includes(' ')).length >= names.length * HALF ? 'pupils' : null;
}
