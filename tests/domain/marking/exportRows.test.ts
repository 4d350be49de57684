import { expect, it } from 'vitest';
import { noAttendance } from '#domain/classroom/attendance.ts';
import { ANSWERS_HEADINGS, answerRows, exportedAnswers, MARKS_HEADINGS, marksRow } from '#domain/marking/exportRows.ts';

const TEAM = { school: 'Escola de Cima', className: '8.º A', name: 'Cometas', theme: 'dh' } as const;
const CELLS = ['Escola de Cima', '8.º A', 'Cometas', 'Direitos Humanos'];

const NOBODY = { attendance: noAttendance(4), reflections: {} };
const NO_CELLS = [0, null, 4, null, null, null, null, null];

it('marksRow has three cells per level, empty for unposted or unmarked ones, and the total', () => {
  const marked = { p1: true, p2: true };
  const marks = { 1: { p1: 40, p2: 0 }, 2: { p1: 0, p2: 0, marked }, 4: { p1: 160, p2: 40, marked } };
  const row = marksRow(TEAM, marks, NOBODY);
  const given = [40, null, 40, 0, 0, 0, null, null, null, 160, 40, 200, 240, 'provisória'];
  expect(row).toEqual([...CELLS, ...given, ...NO_CELLS]);
  expect(row).toHaveLength(MARKS_HEADINGS.length);
  expect(marksRow({ ...TEAM, school: null }, {}, NOBODY)).toEqual([
    null,
    ...CELLS.slice(1),
    ...Array(12).fill(null),
    0,
    null,
    ...NO_CELLS,
  ]);
  const total = marksRow(TEAM, { 2: { p1: 20, p2: 0, marked } }, NOBODY).slice(16, 18);
  expect(total, 'all that is posted is marked').toEqual([20, null]);
});

it('marksRow ends with how the team worked, in rounded numbers and words', () => {
  const attendance = { sessions: 3, skipped: 1, presences: 11, members: 4 };
  const row = marksRow(TEAM, {}, { attendance, reflections: { 2: [3, 2, 3], 4: [1, 3, 3] } });
  expect(row.slice(18)).toEqual([3, 3.7, 4, null, 'Sim · Em parte · Sim', null, 'Ainda não · Sim · Sim', 2.5]);
});

it('the headings name missions as the game does', () => {
  expect(MARKS_HEADINGS.slice(4, 8)).toEqual([
    'Missão 1: resposta (p1)',
    'Missão 1: trabalho de equipa (p2)',
    'Missão 1: total',
    'Missão 2: resposta (p1)',
  ]);
  expect(ANSWERS_HEADINGS[4]).toBe('Missão');
});

it('answerRows has a row for each step of each posted part', () => {
  const texts = (question: string, index = 0) => ({ question, from: 'texts' as const, index });
  const files = (question: string, index = 0) => ({ question, from: 'files' as const, index });
  const asked = {
    0: [texts('Quiz?'), texts('Texto?', 1), files('Desenho?')],
    1: [],
    2: [texts('A?'), texts('B?', 1)],
    3: [files('C?'), files('D?', 1)],
    4: [texts('E?')],
  };
  const answers = exportedAnswers(asked, {
    0: [
      {
        texts: ['2. Três', 'Resposta por voz.'],
        files: [[{ name: 'a.png' }, { name: 'b.png', caption: '', place: null }]],
        recordings: [{ step: 0, seconds: 65, words: 'Somos nós.' }],
      },
    ],
    2: [
      { texts: ['meio'], files: [], recordings: [{ step: 1, seconds: 9, words: '' }], returnNote: 'Mais.' },
      { texts: ['um'], files: [], recordings: [] },
    ],
    3: [
      {
        texts: [],
        recordings: [],
        files: [
          undefined,
          [
            { name: 'c.pdf', caption: 'O mapa.', place: 'school' },
            { name: 'd.png', place: 'elsewhere' },
          ],
        ],
      },
    ],
  });
  const rows = answerRows(TEAM, answers);
  expect(rows.map((row) => row.slice(4))).toEqual([
    ['Treino', 1, 'Quiz?', '2. Três', '', 1, null, null, null, null],
    ['Treino', 2, 'Texto?', 'Resposta por voz.', '', 1, null, null, '1:05', 'Somos nós.'],
    ['Treino', 3, 'Desenho?', '', 'a.png, b.png', 1, null, null, null, null],
    [2, 1, 'A?', 'meio', '', 1, 'Mais.', null, null, null],
    [2, 2, 'B?', '', '', 1, 'Mais.', null, '0:09', null],
    [2, 1, 'A?', 'um', '', 2, null, null, null, null],
    [2, 2, 'B?', '', '', 2, null, null, null, null],
    [3, 1, 'C?', '', '', 1, null, null, null, null],
    [3, 2, 'D?', '', 'c.pdf, d.png', 1, null, 'c.pdf: Na escola: O mapa.\nd.png: Noutro sítio', null, null],
  ]);
  expect(rows.every((row) => row.length === ANSWERS_HEADINGS.length && row.slice(0, 4).join() === CELLS.join())).toBe(
    true,
  );
});
