import type { DroppedKind } from './roster.ts';
import { fold, isLabel, isParticle, isSex, isTrailingValue, isValue } from './rosterWords.ts';

/** A part of a cell: a run of words that may be a name, words of a title, or something that is dropped. */
export interface Piece {
  kind: 'name' | 'label' | DroppedKind;
  text: string;
}

/** No letter or digit behind; \b knows only the letters of English. */
const END = '(?![\\p{L}\\d])';
const DATE = '\\d{1,4}(?<sign>[-/.])\\d{1,2}\\k<sign>\\d{1,4}(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2})?)?';
const MONTH = '(?:[Jj]an|[Ff]ev|[Mm]ar|[Aa]br|[Mm]ai|[Jj]u[nl]|[Aa]go|[Ss]et|[Oo]ut|[Nn]ov|[Dd]ez)\\p{L}{0,7}\\.?';
const WRITTEN_DATE = `\\d{1,2}(?: de |[-/ ])${MONTH}(?: de |[-/ ])\\d{2,4}`;
const YEAR = '(?:[5-9]|1[0-2])';
/**
 * What a cell holds, by kind; the first that fits at a place counts, and `word` stays for wordPieces. Every pattern has a
 * limited length, and none looks behind, which Safari before 16.4 cannot read.
 */
const DATA = new RegExp(
  [
    '(?<email>[^\\s@,;<>]{1,64}@[^\\s@,;<>]{1,190})',
    `(?<date>[([]?(?:${DATE}|${WRITTEN_DATE})[)\\]]?)`,
    `(?<label>20\\d{2}\\s?[-/]\\s?\\d{2}(?:\\d{2})?${END})`,
    `(?<identity>\\d{8}[- ]?\\d ?[A-Z]{2}\\d${END})`,
    `(?<phone>(?:(?:\\+|00)\\d{3} ?)?(?:9\\d{2}[ -]?\\d{3}[ -]?\\d{3}|2\\d{2}[ -]\\d{3}[ -]\\d{3})${END})`,
    `(?<other>\\d{4}-\\d{3}${END}[^\\d]{0,60}|\\d{1,2}:\\d{2})`,
    `(?<class>${YEAR}(?:\\s?\\.?\\s?[ºª°]\\s?(?:ano\\s?)?[-–]?\\s?)?[A-Z]{1,2}\\d?(?![\\p{L}\\d.]))`,
    `(?<process>\\p{L}{1,3}[-./]?\\d{2,12}${END})`,
    '(?<number>(?:[nN]\\.? ?[ºo°]\\.? ?)?[([#]?\\d{1,20}(?:[.,]\\d{1,3})*(?:\\.?[ºª°])?(?: ?[.)\\]:–-](?!\\d))*)',
    '(?<word>[\\p{L}\\p{M}]{1,60})',
  ].join('|'),
  'gu',
);
/** A letter, or a sign that may end a word. */
const WORD_SIGN = /[\p{L}\p{M}.,:]/u;
const NUMBER_MAX_DIGITS = 3;
const PROCESS_MAX_DIGITS = 8;
const TOKEN_MAX_CHARS = 60;
const CELL_MAX_CHARS = 1_000;
/** Words before a value in the same run, so that it is not the surname. */
const NAME_MIN_WORDS = 2;
/** '(Nocas)', which may stand inside a name. */
const BRACKETED = /\([^()\d]{1,60}\)/g;
/** The second ending of 'Aluno(a)'. */
const ENDING = /^\([ao]s?\)$/i;
/** 'a)', which points to a note below a list. */
const NOTE_MARK = /^\(?\p{L}\)$/u;
/** Letters with hyphens, apostrophes and abbreviation dots. */
const WORD = /^\p{L}[\p{L}\p{M}'’‘`´.-]*,?$/u;

/** Divides a cell into its parts, in order; prose is one part. */
export function piecesOf(cell: string): Piece[] {
  if (cell.length > CELL_MAX_CHARS) return [{ kind: 'other', text: cell }];
  const notes = cell.match(BRACKETED) ?? [];
  const text = cell.replace(BRACKETED, ' ').replace(/,(?=\p{L})/gu, ', ');
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(DATA)) {
    if (match.groups?.word !== undefined) continue;
    pieces.push(...wordPieces(text.slice(end, match.index)), dataPiece(match));
    end = match.index + match[0].length;
  }
  const said = notes.filter((note) => !ENDING.test(note)).map((note): Piece => ({ kind: 'other', text: note }));
  return [...pieces, ...wordPieces(text.slice(end)), ...said];
}

function dataPiece({ groups = {}, 0: text }: RegExpMatchArray): Piece {
  const kind = Object.keys(groups).find((name) => groups[name] !== undefined) as Piece['kind'];
  return { kind: kind === 'number' ? numberKind(text) : kind, text: text.trim() };
}

function numberKind(text: string): DroppedKind {
  const digits = text.replace(/\D/g, '').length;
  if (digits <= NUMBER_MAX_DIGITS) return 'number';
  return digits <= PROCESS_MAX_DIGITS ? 'process' : 'identity';
}

/** Removes the signs after a word, in linear time: a regular expression would try again at each of them. */
function withoutTail(token: string): string {
  const signs = [...token];
  while (signs.length > 0 && !WORD_SIGN.test(signs.at(-1) ?? '')) signs.pop();
  return signs.join('');
}

/** Groups the words between other data into runs of labels and runs of names. */
function wordPieces(text: string): Piece[] {
  const runs: Piece[] = [];
  const add = (kind: Piece['kind'], word: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else runs.push({ kind, text: word });
  };
  for (const token of text.split(/[\s/]+/)) {
    const word = withoutTail(token.replace(/^[^\p{L}]+/u, ''));
    if (word === '') continue;
    if (NOTE_MARK.test(token)) {
      add('other', token);
      continue;
    }
    const bare = word.replace(/:$/, '');
    if (isLabel(fold(bare)) || word.endsWith(':')) add('label', word);
    else if (WORD.test(bare) && bare.length <= TOKEN_MAX_CHARS) add('name', bare);
    else add('other', bare);
  }
  return runs.flatMap((run) => (run.kind === 'name' ? valuesApart(run.text) : [run]));
}

/** Tells a name from a value such as 'Masculino', alone or behind the name, and from the 'de' between other words. */
function valuesApart(text: string): Piece[] {
  const words = text.split(' ');
  if (words.every((word) => isParticle(fold(word)))) return [];
  if (words.every((word) => !word.includes('.') && isValue(fold(word)))) return [valuePiece(text)];
  const end = words.findIndex((word, place) => place >= NAME_MIN_WORDS && isTrailingValue(fold(word)));
  if (end === -1) return [{ kind: 'name', text }];
  return [{ kind: 'name', text: words.slice(0, end).join(' ') }, ...words.slice(end).map(valuePiece)];
}

function valuePiece(text: string): Piece {
  return { kind: text.split(' ').every((word) => isSex(fold(word))) ? 'sex' : 'other', text };
}
