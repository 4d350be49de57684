import { expect, it } from 'vitest';
import { LEVEL_SCALE_DEFAULT, pupilResult } from '#domain/marking/levelScale.ts';
import { STUDENTS_HEADINGS, studentRows } from '#domain/marking/studentRows.ts';

const TEAM = { school: 'Escola de Cima', className: '8.º A', name: 'Cometas', theme: 'dh' } as const;

it('studentRows gives every member the result of the team', () => {
  const rows = studentRows(TEAM, ['Ana', 'Rui'], pupilResult(350, 4, LEVEL_SCALE_DEFAULT));
  const start = ['Escola de Cima', '8.º A', 'Cometas', 'Direitos Humanos'];
  expect(rows).toEqual([
    [...start, 'Ana', 350, 70, 4, 4, null],
    [...start, 'Rui', 350, 70, 4, 4, null],
  ]);
  expect(rows.every((row) => row.length === STUDENTS_HEADINGS.length)).toBe(true);
});

it('studentRows calls a result provisional while a mission is open, and has no row without members', () => {
  const result = pupilResult(0, 3, LEVEL_SCALE_DEFAULT);
  expect(studentRows(TEAM, ['Ana'], result)[0]?.slice(-5)).toEqual([0, 0, 1, 3, 'provisória']);
  expect(studentRows(TEAM, [], result)).toEqual([]);
});
