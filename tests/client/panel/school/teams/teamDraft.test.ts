import { describe, expect, test } from 'vitest';
import { EMPTY_TEAM, withClass, withSchool, withTeacher } from '#client/panel/school/teams/teamDraft.ts';

const EMPTY = { ...EMPTY_TEAM, suggested: null };
const FULL = {
  ...EMPTY_TEAM,
  school: 's1',
  teacherId: 't1',
  schoolClass: 'c1',
  solarId: 'ic',
  name: 'Cometas',
  username: 'cometas',
  password: 'segredo',
  teamMembers: 'Ana\nRui',
  suggested: null,
};

describe('dependent fields', () => {
  test('another school clears teacher and class and keeps typed text', () => {
    expect(withSchool(FULL, 's2')).toEqual({ ...FULL, school: 's2', teacherId: '', schoolClass: '' });
  });

  test('another teacher clears only the class', () => {
    expect(withTeacher(FULL, 't2')).toEqual({ ...FULL, teacherId: 't2', schoolClass: '' });
  });
});

describe('the suggestions of a class', () => {
  test("'8.º A' fills name, username and password", () => {
    expect(withClass(EMPTY, { id: 'c1', name: '8.º A' }, () => 0)).toEqual({
      ...EMPTY,
      schoolClass: 'c1',
      name: '8.º A - Grupo 1',
      username: '8a-gp1',
      password: '8a-gp1aaaaa',
      suggested: { name: '8.º A - Grupo 1', username: '8a-gp1', password: '8a-gp1aaaaa' },
    });
  });

  test.each([
    ['school', withSchool],
    ['teacher', withTeacher],
  ])('are removed by another %s, unless edited by hand', (_, change) => {
    const filled = withClass(EMPTY, { id: 'c1', name: '8.º A' }, () => 0);
    expect(change(filled, 'x')).toMatchObject({ name: '', username: '', password: '', suggested: null });
    expect(change({ ...filled, name: 'Cometas' }, 'x')).toMatchObject({ name: 'Cometas', username: '', password: '' });
  });

  test('a class that has teams suggests its next group', () => {
    expect(withClass(EMPTY, { id: 'c1', name: '8.º A', nextGroup: 4 }, () => 0)).toMatchObject({
      name: '8.º A - Grupo 4',
      username: '8a-gp4',
      password: '8a-gp4aaaaa',
    });
  });

  test('fill empty and earlier suggested values, never typed ones', () => {
    const typed = { ...EMPTY, name: 'Os Teimosos', username: 'teimosos' };
    const filled = withClass(typed, { id: 'c1', name: '8.º A' }, () => 0);
    expect(filled).toMatchObject({ name: 'Os Teimosos', username: 'teimosos', password: '8a-gp1aaaaa' });
    expect(withClass(filled, { id: 'c2', name: '9.º B' }, () => 0)).toMatchObject({
      name: 'Os Teimosos',
      username: 'teimosos',
      password: '9b-gp1aaaaa',
      schoolClass: 'c2',
    });
  });

  test('no class keeps what is typed', () => {
    expect(withClass(FULL, null, () => 0)).toEqual({ ...FULL, schoolClass: '' });
  });
});
