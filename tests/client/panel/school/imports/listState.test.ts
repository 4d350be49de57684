import { expect, test } from 'vitest';
import { changedList, emptyList } from '#client/panel/school/imports/listState.ts';
import type { Staff } from '#client/panel/useStaff.ts';

const TEACHER = { id: 't', isTeacher: true } as Staff;
const TEAMS = 'turma;equipa\n8.º A;Cometas';
const PUPILS = '1\tAna Silva\n2\tRui Costa';

test('a list begins with the own teacher, or with none', () => {
  expect(emptyList(TEACHER)).toMatchObject({ text: '', teacherId: 't', kind: 'pupils', isChosen: false });
  expect(emptyList({ ...TEACHER, isTeacher: false }).teacherId).toBeNull();
});

test('a text decides what the list holds, where it is clear', () => {
  const teams = changedList(emptyList(TEACHER), { text: TEAMS });
  expect(teams.kind).toBe('teams');
  expect(changedList(teams, { text: 'Ana' }).kind, 'an unclear one changes nothing').toBe('teams');
  expect(changedList(teams, { text: PUPILS }).kind).toBe('pupils');
  expect(changedList(teams, { className: '8.º A' })).toEqual({ ...teams, className: '8.º A' });
});

test('a choice by hand holds until the text is removed', () => {
  const chosen = changedList(emptyList(TEACHER), { kind: 'teams', isChosen: true });
  const pasted = changedList(chosen, { text: PUPILS });
  expect(pasted.kind).toBe('teams');
  const empty = changedList(pasted, { text: '' });
  expect(empty.kind).toBe('teams');
  expect(changedList(empty, { text: PUPILS }).kind).toBe('pupils');
});
