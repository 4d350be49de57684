import { type Piece, piecesOf } from './cellPieces.ts';
import { givenNamesFirst } from './personName.ts';
import { DROPPED_KINDS, type DroppedKind } from './roster.ts';
import { type ColumnKind, headingColumns, type RosterTable } from './rosterHeadings.ts';
import type { RosterRow } from './rosterRows.ts';
import { fold, isOpeningLabel } from './rosterWords.ts';

/** What a line of a class list holds; no names for a title or an empty row. */
export interface ReadLine {
  line: number;
  text: string;
  names: string[];
  dropped: DroppedKind[];
}

/** Filled cells that a line above the headings needs to be a pupil's; titles have fewer. */
const PUPIL_CELLS_MIN = 3;

/** Reads the lines of a table whose headings name the pupils' column. */
export function readTable(rows: readonly RosterRow[], { heading, columns: first }: RosterTable): ReadLine[] {
  let columns = first;
  return rows.map(({ line, cells }, place) => {
    const nothing = { line, text: shown(cells), names: [], dropped: [] };
    const repeated = headingColumns(cells);
    if (repeated !== null) {
      columns = repeated;
      return nothing;
    }
    if (place < heading && cells.filter((cell) => cell !== '').length < PUPIL_CELLS_MIN) return nothing;
    const name = isTitle(cells, columns) ? '' : nameIn(cells, columns);
    return name === '' ? nothing : { ...nothing, names: [name], dropped: droppedIn(cells, columns) };
  });
}

/** Returns the text of a line for a person to read. */
export function shown(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join(' · ');
}

/** Returns what was dropped with these parts of a line. */
export function droppedKinds(pieces: readonly Piece[]): DroppedKind[] {
  return pieces.map(({ kind }) => DROPPED_KINDS.find((known) => known === kind) ?? 'other');
}

function isTitle(cells: readonly string[], columns: readonly (ColumnKind | null)[]): boolean {
  const place = cells.findIndex((cell) => cell !== '');
  if (place === -1) return true;
  const kind = columns[place] ?? null;
  return (
    (kind === null || kind === 'number' || kind === 'process') && piecesOf(cells[place] ?? '')[0]?.kind === 'label'
  );
}

/** Joins the columns of given names and surnames where there are two. */
function nameIn(cells: readonly string[], columns: readonly (ColumnKind | null)[]): string {
  const part = (kind: ColumnKind) => {
    const text = piecesOf(cells[columns.indexOf(kind)] ?? '').find((one) => one.kind === 'name')?.text ?? '';
    return isOpeningLabel(fold(text.split(' ')[0] ?? '')) ? '' : givenNamesFirst(text);
  };
  const [given, surname] = [part('name') || part('given'), part('surname')];
  return given.endsWith(surname) ? given : `${given} ${surname}`.trim();
}

function droppedIn(cells: readonly string[], columns: readonly (ColumnKind | null)[]): DroppedKind[] {
  return cells.flatMap((cell, place) => {
    const kind = columns[place] ?? null;
    if (cell === '' || kind === 'surname') return [];
    if (kind === 'name' || kind === 'given')
      return droppedKinds(piecesOf(cell).filter((piece) => piece.kind !== 'name'));
    return kind === null ? droppedKinds(piecesOf(cell)) : [kind];
  });
}
