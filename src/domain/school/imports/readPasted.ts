import { type DelimitedRow, readDelimited, SEPARATORS } from './delimited.ts';
import type { ImportDefaults, ImportLine, ReadList } from './importLine.ts';
import { findTheme, oneLine, splitMembers } from './importText.ts';

/** Matches a class name: '8.º B', '10ºCT1', '9 A'. */
const CLASS = /^(5|6|7|8|9|1[0-2])\s*\.?\s*[ºª°]?\s*(ano\s*)?[-–]?\s*[a-z]{1,2}\d?$/i;
/** Number of first rows from which the separator is guessed. */
const SAMPLE_ROWS = 50;
const NUMBER = /^\d+$/;
/** Matches the name of a numbered team. */
export const NUMBERED_TEAM = /^(grupo|equipa)\s*(n\.?º)?\s*\d+$/i;
const TITLES = 'ponha por cima da lista uma linha de títulos, como «turma;equipa;membros».';

type Cells = { className: string; solar: string; teamName: string; members: string[]; numbers: string[] };

/**
 * Parses lines without headings. If a cell looks like a class or names a theme, they are a table whose first other cell
 * is the team; otherwise each line is 'Equipa: Ana, Rui', 'Equipa; Ana, Rui', 'Ana, Rui' (members of a team without a
 * name) or 'Equipa' alone. Adds a note for every guess.
 */
export function readPasted(text: string, defaults: ImportDefaults): ReadList & { hasPupils: boolean } {
  const table = text.includes(':') ? null : tableByContent(text);
  if (table === null) return { ...pastedLines(text, defaults), hasPupils: false };
  const cells = table.map(cellsOf);
  const lines = cells.map(({ className, solar, teamName, members }, i) => ({
    ...blank(table[i]?.line ?? 1, { className: className || defaults.className, solar: solar || defaults.solar }),
    teamName,
    members,
    classOnly: teamName === '' && members.length === 0,
  }));
  return { lines, notes: tableNotes(cells), hasPupils: cells.some(({ teamName }) => NUMBERED_TEAM.test(teamName)) };
}

/** Parses rows with the separator that finds the most classes and themes; null when none finds any. */
function tableByContent(text: string): DelimitedRow[] | null {
  const read = SEPARATORS.map((separator) => {
    const rows = readDelimited(text, separator);
    const matches = rows.slice(0, SAMPLE_ROWS).reduce((sum, { cells }) => sum + cells.filter(isClassOrTheme).length, 0);
    return { rows, matches };
  });
  const best = read.reduce((one, other) => (other.matches > one.matches ? other : one));
  return best.matches === 0 ? null : best.rows;
}

function isClassOrTheme(cell: string): boolean {
  return CLASS.test(cell) || findTheme(cell) !== null;
}

function cellsOf({ cells }: DelimitedRow): Cells {
  const className = cells.find((cell) => CLASS.test(cell)) ?? '';
  const solar = cells.findLast((cell) => findTheme(cell) !== null) ?? '';
  const left = cells.filter((cell) => cell !== '' && cell !== className && cell !== solar);
  const words = left.filter((cell) => !NUMBER.test(cell));
  const first = words[0] ?? '';
  const teamName = words.find((cell) => NUMBERED_TEAM.test(cell)) ?? (/[,;]/.test(first) ? '' : first);
  const members = words.filter((cell) => cell !== teamName).flatMap(splitMembers);
  const numbers = left.filter((cell) => NUMBER.test(cell));
  return { className: oneLine(className), solar, teamName: oneLine(teamName), members, numbers };
}

function tableNotes(rows: readonly Cells[]): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  const said = (what: string, words: string) => (words === '' ? [] : [`${what} «${words}»`]);
  const read = [
    ...said('turma', first.className),
    ...said('equipa', first.teamName),
    ...said('membros', first.members.join(', ')),
    ...said('sistema solar', first.solar),
  ];
  const notes = [
    `A lista não tem títulos. A primeira linha foi lida assim: ${read.join(', ')}. Se não é assim, ${TITLES}`,
  ];
  if (rows.some(({ numbers }) => numbers.length > 0)) notes.push('As células só com números não são usadas.');
  return notes;
}

function pastedLines(text: string, defaults: ImportDefaults): ReadList {
  const lines: ImportLine[] = [];
  const guessed = { teams: 0, alone: 0, nameless: '' };
  for (const [index, words] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (words.trim() === '') continue;
    const [, named = '', rest = ''] = /^([^:]*):(.*)$/.exec(words) ?? teamFirst(words) ?? ['', '', words];
    const names = splitMembers(rest);
    const alone = named.trim() === '' && names.length === 1 && !/[;,\t]/.test(rest);
    if (alone) guessed.alone += 1;
    else if (!words.includes(':') && named !== '') guessed.teams += 1;
    else if (named.trim() === '') guessed.nameless ||= names[0] ?? '';
    const teamName = oneLine(alone ? (names[0] ?? '') : named);
    lines.push({ ...blank(index + 1, defaults), teamName, members: alone ? [] : names });
  }
  return { lines, notes: pastedNotes(guessed) };
}

/** Matches 'Cometas; Ana, Rui', where a different separator follows the team. */
function teamFirst(words: string): readonly string[] | null {
  const found = /^([^;\t,]+)[;\t](.*,.*)$/.exec(words);
  return found;
}

function pastedNotes({ teams, alone, nameless }: { teams: number; alone: number; nameless: string }): string[] {
  const notes: string[] = [];
  if (teams > 0)
    notes.push(`A lista não tem títulos: o primeiro nome de cada linha foi lido como equipa. Se não é, ${TITLES}`);
  if (nameless !== '') {
    notes.push(
      `Há linhas sem nome de equipa: todos os nomes delas foram lidos como membros. Se «${nameless}» é uma equipa, escreva «${nameless}: …», ou ${TITLES}`,
    );
  }
  if (alone > 1) {
    notes.push(
      `Há ${alone} linhas com um só nome: cada uma é uma equipa. Se são membros da mesma equipa, escreva-os numa só linha, separados por vírgulas.`,
    );
  }
  return notes;
}

function blank(line: number, { className, solar }: ImportDefaults): ImportLine {
  const none = { teamName: '', username: '', password: '', members: [], classOnly: false, loose: false };
  return { line, className: oneLine(className), solar, ...none };
}
