import { describe, expect, it } from 'vitest';
import { readDelimited, separatorOf } from '#domain/school/imports/delimited.ts';

const cells = (text: string, separator = separatorOf(text)) => readDelimited(text, separator).map((row) => row.cells);

describe('separatorOf', () => {
  it.each([
    ['turma;equipa\n8.º A;Um, dois, três', ';'],
    ['turma,equipa', ','],
    ['turma\tequipa', '\t'],
    ['"a;b;c;d",x,y', ','],
    ['\ufeff\n\nturma;equipa', ';'],
    ['turma', ';'],
    ['', ';'],
  ])('finds the separator of %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator);
  });
});

describe('readDelimited', () => {
  it.each([
    [
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\rc;d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\ufeffa;b', [['a', 'b']]],
    ['"a;b";c', [['a;b', 'c']]],
    ['"a ""b""";c', [['a "b"', 'c']]],
    ['"a\r\nb";c', [['a\r\nb', 'c']]],
    [' a ; b ', [['a', 'b']]],
    ['a;;', [['a', '', '']]],
    ['"";x', [['', 'x']]],
    ['a\n\n;;\n \nb', [['a'], ['b']]],
    ['"a;b', [['"a', 'b']]],
    ['"a"b;c', [['"a"b', 'c']]],
    ['a"b;c"d', [['a"b', 'c"d']]],
    ['Jose\u0301;x', [['José', 'x']]],
    ['', []],
    ['\ufeff', []],
  ])('reads %j', (text, wanted) => {
    expect(cells(text, ';')).toEqual(wanted);
  });

  it('reads tabs and commas', () => {
    expect(cells('a\tb;c', '\t')).toEqual([['a', 'b;c']]);
    expect(cells('a,"b,c"', ',')).toEqual([['a', 'b,c']]);
  });

  it('counts line breaks inside quotes and blank lines', () => {
    const rows = readDelimited('a\n\n"b\nb";c\r\n\r\nd', ';');
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  it('reads a megabyte of quotes without backtracking', () => {
    const start = performance.now();
    for (const hostile of ['"', '";', '"a""', ';"', '"a\n', '"";"x']) {
      readDelimited(hostile.repeat(Math.floor(1_000_000 / hostile.length)), ';');
    }
    readDelimited(`"${'a'.repeat(1_000_000)}`, ';');
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
