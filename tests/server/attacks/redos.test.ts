import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_MAX_CHARS } from '#domain/limits.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

/**
 * Runs every regular expression of the product on long texts of its own characters, in a worker that is terminated if
 * it hangs: catastrophic backtracking would block the whole server.
 */
const SRC = join(import.meta.dirname, '../../../src');
interface Trial {
  chars: number;
  /** Timeout for a hang, far above what a linear expression takes on a slow machine. */
  hangsAfterMs: number;
}
/** A sixth of the characters, so a thirty-sixth of the time for quadratic expressions. */
const SHORT: Trial = { chars: 50_000, hangsAfterMs: 600 };
/** Decides when the short trial hangs, because the machine may have been busy. */
const LONG: Trial = { chars: 300_000, hangsAfterMs: 20_000 };

interface Found {
  where: string;
  source: string;
  flags: string;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Returns the regular expression literals of one file, and the places that build one from a string. */
function expressionsOf(path: string): { literals: Found[]; built: string[] } {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const literals: Found[] = [];
  const built: string[] = [];
  const place = (node: ts.Node) =>
    `${relative(SRC, path)}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ where: place(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isMade && node.expression.getText(file) === 'RegExp') built.push(place(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { literals, built };
}

const FILES = filesOf(SRC).map(expressionsOf);
const LITERALS = FILES.flatMap(({ literals }) => literals);
const BUILT = FILES.flatMap(({ built }) => built);

/** Example characters that match, or do not match, each character class. */
const CLASSES: Record<string, string> = { s: ' \t\n', d: '1', w: 'a_', b: 'a ', p: 'éA', S: 'a', D: 'a', W: ' ' };
const ALPHABET_MAX = 9;

/** Returns the characters that an expression mentions. */
function alphabetOf({ source }: Found): string[] {
  const unescaped = source
    .replace(/\\u\{?([\da-f]{4,5})\}?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\\x([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\t/g, '\t')
    .replace(/\\n/g, '\n')
    .replace(/\\r/g, '\r')
    .replace(/\\([sdwbpSDW])/g, (_, name: string) => CLASSES[name] ?? '')
    .replace(/\\/g, '')
    .replace(/\(\?[:=!<]+/g, '(');
  const letters = [...new Set(unescaped)];
  // Punctuation first, because it tells more than the letters of a word.
  letters.sort((a, b) => Number(/\w/.test(a)) - Number(/\w/.test(b)));
  return [...new Set([...letters.slice(0, ALPHABET_MAX - 2), 'a', '1', ' '])];
}

/** Returns repetitions of one and two characters, alone and with a mismatch at the end or the start. */
function textsOf(found: Found): { unit: string; before: string; after: string }[] {
  const alphabet = alphabetOf(found);
  const units = alphabet.flatMap((one) => alphabet.map((other) => (one === other ? one : one + other)));
  const plain = found.source.replace(/[\\^$()[\]{}?*+|]/g, '');
  return units.flatMap((unit) => [
    { unit, before: '', after: '' },
    { unit, before: '', after: '\u0001' },
    { unit, before: plain, after: '\u0001' },
    { unit, before: '\u0001', after: `${plain}\u0001` },
  ]);
}

const WORKER = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ source, flags, texts, chars }) => {
  const re = new RegExp(source, flags);
  for (const { unit, before, after } of texts) {
    const text = before + unit.repeat(Math.ceil(chars / unit.length)) + after;
    parentPort.postMessage({ unit, before, after });
    re.lastIndex = 0;
    if (re.global) text.replace(re, '');
    else re.exec(text);
  }
  parentPort.postMessage('done');
});`;

let worker: Worker | null = null;
afterAll(async () => {
  await worker?.terminate();
});

/** Returns the text on which the expression hangs; null if it finishes on all of them. */
async function hangsOn(found: Found, { chars, hangsAfterMs }: Trial): Promise<unknown> {
  worker ??= new Worker(WORKER, { eval: true });
  const own = worker;
  let last: unknown = 'nothing yet';
  let timer: NodeJS.Timeout | undefined;
  const answer = await new Promise<'done' | 'hangs'>((resolve, reject) => {
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve('hangs'), hangsAfterMs);
    };
    own.removeAllListeners();
    own.on('error', reject).on('message', (said: unknown) => {
      if (said === 'done') return resolve('done');
      last = said;
      watch();
    });
    watch();
    own.postMessage({ ...found, texts: textsOf(found), chars });
  });
  clearTimeout(timer);
  if (answer === 'done') return null;
  worker = null;
  await own.terminate();
  return last;
}

it('finds the regular expressions of the product, and which are built from strings', () => {
  expect(LITERALS.length).toBeGreaterThan(80);
  expect(new Set(LITERALS.map(({ where }) => where.split('/')[0]))).toEqual(
    new Set(
      ['client', 'content', 'contract', 'domain', 'server'].filter((room) =>
        LITERALS.some(({ where }) => where.startsWith(room)),
      ),
    ),
  );
  // Built from one separator character, covered below through the import call; and from words of fixed lists and patterns of
  // limited length, covered by the long lists of tests/domain/school/rosters; the glossary's is one alternation of words.
  expect(BUILT.map((where) => where.split(':')[0])).toEqual([
    'content/glossary/findWords.ts',
    'domain/school/imports/delimited.ts',
    'domain/school/rosters/cellPieces.ts',
    'domain/school/rosters/rosterWords.ts',
    'domain/school/rosters/rosterWords.ts',
  ]);
});

it.each([
  ['backtracks exponentially', '^(\\d+)+$'],
  ['takes quadratic time', '\\s+$'],
])('detects an expression that %s', async (_, source) => {
  expect(await hangsOn({ where: 'here', source, flags: '' }, SHORT)).not.toBeNull();
});

describe('finishes on every text', () => {
  it.each(LITERALS)(
    '$where /$source/$flags',
    async (found) => {
      if ((await hangsOn(found, SHORT)) !== null) expect(await hangsOn(found, LONG)).toBeNull();
    },
    10 * 60_000,
  );
});

describe('an import with one very long cell is answered', () => {
  let test: TestApp;
  let teacher: TestCaller;
  beforeAll(async () => {
    test = await createTestApp();
    teacher = await test.as((await test.teacher()).username);
  });
  afterAll(() => test.close());

  const COLUMNS = ['turma', 'equipa', 'utilizador', 'palavra-passe', 'sistema solar', 'membros'];
  const UNITS = [
    '-',
    '1',
    ' ',
    'a',
    '"',
    '""',
    '"a',
    "'",
    '.',
    ',',
    '(',
    '@',
    'ç',
    '\u0301',
    '\u00a0',
    '/',
    '=',
    'º ',
    '1-',
    '"";',
  ];

  it.each(COLUMNS)('%s', async (column) => {
    for (const unit of UNITS) {
      const cell = `a${unit.repeat(Math.floor((IMPORT_MAX_CHARS - 200) / unit.length))}a`;
      const at = COLUMNS.indexOf(column);
      const cells = ['8.º A', 'Lince', 'lince', 'segredo', 'ic', 'Ana'].map((good, i) => (i === at ? cell : good));
      const reply = await teacher.post('/imports/preview', {
        json: { text: `${COLUMNS.join(';')}\n${cells.join(';')}` },
      });
      expect([200, 400], unit).toContain(reply.statusCode);
    }
  });

  it('without a header row', async () => {
    for (const unit of [...UNITS, '\n', '\t', ';', 'a\n', '"\n', '";"', 'a, ', 'Ana e ']) {
      const text = `a${unit.repeat(Math.floor((IMPORT_MAX_CHARS - 200) / unit.length))}a`;
      const reply = await teacher.post('/imports/preview', { json: { text, className: '8.º A' } });
      expect([200, 400], unit).toContain(reply.statusCode);
    }
  });
});
