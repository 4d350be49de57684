import { type Piece, piecesOf } from './cellPieces.ts';
import { type NameOrder, nameOrder } from './nameCells.ts';
import { givenNamesFirst } from './personName.ts';
import { droppedKinds, type ReadLine, shown } from './readTable.ts';
import type { RosterRows } from './rosterRows.ts';
import { fold, isOpeningLabel, isSurname } from './rosterWords.ts';

/** Headings before a value in the same line, as in 'N.º: 1 Nome: Ana Silva'. */
const VALUE_LABEL = /^(?:nome|alun[oa]|estudante|n\.?º|número):$/i;

/** What lists have that somebody wrote for people, and not a program. */
const BARE: ReadonlySet<Piece['kind']> = new Set(['name', 'email', 'class']);

interface PieceLine {
  line: number;
  cells: string[];
  pieces: Piece[];
  /** The line begins with words of a title. */
  isTitle: boolean;
}

/** Reads lines without headings: the first name of each line, whatever stands before and behind it. */
export function readLines({ rows, separator, hasSpacedCommas }: RosterRows): ReadLine[] {
  const lines = rows.map(({ line, cells }) => pieceLine(line, cells, separator === 'blanks'));
  const named = lines.filter(({ pieces }) => pieces.some(({ kind }) => kind === 'name'));
  // Where most lines begin with words such as 'Turma A', these are a column and no title.
  const areTitles = named.filter(({ isTitle }) => isTitle).length * 2 <= named.length;
  const pupils = new Set(named.filter(({ isTitle }) => !(isTitle && areTitles)));
  const isBare = [...pupils].every(({ pieces }) => pieces.every(({ kind }) => BARE.has(kind)));
  const order = nameOrder({
    lines: [...pupils].map(({ pieces }) => namesOf(pieces)),
    separator,
    isBare,
    hasSpacedCommas,
  });
  return lines.map((one) => {
    const { line, cells, pieces } = one;
    const nothing = { line, text: shown(cells), names: [], dropped: [] };
    if (!pupils.has(one)) return nothing;
    const names = namesInOrder(namesOf(pieces), order, isBare);
    return { ...nothing, names, dropped: droppedKinds(othersIn(pieces, order)) };
  });
}

function pieceLine(line: number, cells: string[], areBlanks: boolean): PieceLine {
  const perCell = cells.map((cell) => piecesOf(cell));
  const pieces = areBlanks ? joinedNames(perCell) : perCell.flat();
  const opening = pieces.find(({ kind }) => kind === 'name' || kind === 'label');
  const firstWord = fold(opening?.text.split(' ')[0] ?? '');
  if (opening?.kind === 'name' && isOpeningLabel(firstWord)) opening.kind = 'label';
  const isTitle = opening?.kind === 'label' && !VALUE_LABEL.test(opening.text);
  return { line, cells, pieces: pieces.filter(({ text }) => !VALUE_LABEL.test(text)), isTitle };
}

/** Joins a name that was copied with several blanks inside, which shows in a part of one word. */
function joinedNames(perCell: readonly Piece[][]): Piece[] {
  const joined: Piece[] = [];
  for (const pieces of perCell) {
    const [first, ...rest] = pieces;
    const last = joined.at(-1);
    const isPart = last?.kind === 'name' && first?.kind === 'name';
    if (isPart && (isOneWord(last.text) || isOneWord(first.text))) {
      last.text += ` ${first.text}`;
      joined.push(...rest);
    } else joined.push(...pieces);
  }
  return joined;
}

const isOneWord = (text: string) => !text.includes(' ');

function namesOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
}

function namesInOrder(cells: readonly string[], order: NameOrder, isBare: boolean): string[] {
  const [first = '', second = ''] = cells;
  if (order === 'list') return cells.flatMap((cell) => namesInCell(cell, isBare)).flatMap(lastTwoApart);
  if (order === 'straight') return [`${first} ${second}`.trim()];
  if (order === 'reversed' && second !== '') return [`${second} ${first}`];
  return namesInCell(first, isBare);
}

/** Reads 'Silva, Ana' as one name, and 'Ana, Rui, Zé' as three. */
function namesInCell(cell: string, isBare: boolean): string[] {
  const parts = cell.split(',').flatMap((part) => part.trim() || []);
  const isReversed = parts.length === 2 && (!isBare || isSurname(fold(parts[0]?.split(' ')[0] ?? '')));
  return isReversed ? [givenNamesFirst(cell)] : parts;
}

/** Reads 'Zé e Eva', the end of a written list, as two names. */
function lastTwoApart(name: string): string[] {
  const [, one, other] = /^(\S+) e (\S+)$/.exec(name) ?? [];
  return one === undefined || other === undefined ? [name] : [one, other];
}

/** Returns the parts of a pupil's line that are not kept. */
function othersIn(pieces: readonly Piece[], order: NameOrder): Piece[] {
  const kept = order === 'list' ? Number.POSITIVE_INFINITY : order === 'first' ? 1 : 2;
  let names = 0;
  return pieces.filter(({ kind }) => {
    if (kind === 'name') names += 1;
    return kind !== 'name' || names > kept;
  });
}
