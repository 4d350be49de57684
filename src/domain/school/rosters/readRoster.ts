import { NAME_MAX_CHARS } from '../../limits.ts';
import { personName } from './personName.ts';
import { readLines } from './readLines.ts';
import { type ReadLine, readTable } from './readTable.ts';
import type { DroppedKind, Roster, RosterName } from './roster.ts';
import { rosterClass } from './rosterClass.ts';
import { rosterTable } from './rosterHeadings.ts';
import { rosterRows } from './rosterRows.ts';
import { saysLeft, withoutLeft } from './rosterWords.ts';

/** Share of lines with data from which a line without any may be no pupil's, and the least number of lines. */
const NUMBERED_SHARE = 0.8;
const NUMBERED_MIN = 5;
/** Share of names that end or begin with one of these letters from which it is the column of the sex. */
const SEX_SHARE = 0.6;
const SEX_MIN = 3;
const SEX_BEHIND = /^(.+) [MFH]$/;
const SEX_BEFORE = /^[MFH] (.+)$/;

/**
 * Reads the pupils' names of a pasted class list: a table with or without headings, lines copied from a page, or names
 * alone. Keeps nothing else, and says what it dropped.
 */
export function readRoster(text: string): Roster {
  const found = rosterRows(text);
  const table = found.separator === 'blanks' ? null : rosterTable(found.rows);
  const lines = table === null ? readLines(found) : readTable(found.rows, table);
  const [pupils, others] = parted(lines.map(withinLimits));
  const { names, sexes } = withoutSex(marked(pupils));
  const kinds = [...pupils.flatMap(({ dropped }) => dropped), ...sexes];
  const leftOut = others.map(({ line, text: words }) => ({ line, text: words }));
  return {
    names: names.map((one) => ({ ...one, name: personName(one.name) })),
    dropped: counted(kinds, leftOut.length, found.blankLines),
    leftOut,
    className:
      rosterClass(leftOut.map(({ text: words }) => words)) || rosterClass(pupils.map(({ text: words }) => words)),
  };
}

/** Leaves out prose, which is longer than a name. */
function withinLimits(line: ReadLine): ReadLine {
  return { ...line, names: line.names.filter((name) => name !== '' && name.length <= NAME_MAX_CHARS) };
}

function parted(lines: readonly ReadLine[]): [pupils: ReadLine[], others: ReadLine[]] {
  return [lines.filter(({ names }) => names.length > 0), lines.filter(({ names }) => names.length === 0)];
}

function marked(pupils: readonly ReadLine[]): RosterName[] {
  const withData = pupils.filter(({ dropped }) => dropped.length > 0).length;
  const isNumbered = withData >= NUMBERED_MIN && withData >= pupils.length * NUMBERED_SHARE;
  return pupils.flatMap(({ line, text, names, dropped }) =>
    names.map((name) => {
      // In a line of several names it is not known of whom it is said.
      const hasLeft = names.length === 1 && saysLeft(text);
      const isDoubtful = isNumbered && dropped.length === 0;
      return { line, name: hasLeft ? withoutLeft(name) : name, isDoubtful, hasLeft };
    }),
  );
}

/** Removes a column of the letters M and F, which in lines of single blanks stands beside the names. */
function withoutSex(names: readonly RosterName[]): { names: RosterName[]; sexes: DroppedKind[] } {
  for (const pattern of [SEX_BEHIND, SEX_BEFORE]) {
    const matching = names.filter(({ name }) => pattern.test(name)).length;
    if (matching < SEX_MIN || matching < names.length * SEX_SHARE) continue;
    const bare = names.map((one) => ({ ...one, name: pattern.exec(one.name)?.[1] ?? one.name }));
    return { names: bare, sexes: Array.from({ length: matching }, () => 'sex') };
  }
  return { names: [...names], sexes: [] };
}

function counted(kinds: readonly DroppedKind[], lines: number, blank: number): Roster['dropped'] {
  const dropped: Roster['dropped'] = {};
  for (const kind of kinds) dropped[kind] = (dropped[kind] ?? 0) + 1;
  if (lines > 0) dropped.line = lines;
  if (blank > 0) dropped.blank = blank;
  return dropped;
}
