import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormedTeam, movePupil, withPupils } from '#domain/school/forming/formedTeams.ts';
import { teamsText } from '#domain/school/forming/teamsText.ts';
import { readImport } from '#domain/school/imports/readImport.ts';
import { HOSTILE_TEXTS } from '../../../support/attacks/hostileTexts.ts';

const TEAMS: readonly FormedTeam[] = [
  { id: 1, name: 'Vega', theme: 'ic', members: [1, 2, 3] },
  { id: 2, name: 'Lira', theme: 'dh', members: [4] },
  { id: 3, name: 'Titã', theme: 'ds', members: [] },
];
const membersOf = (teams: readonly FormedTeam[]) => teams.map(({ members }) => members);

describe('movePupil', () => {
  it('moves a pupil to the end of another team', () => {
    expect(membersOf(movePupil(TEAMS, 2, 2))).toEqual([[1, 3], [4, 2], []]);
    expect(membersOf(movePupil(TEAMS, 4, 3))).toEqual([[1, 2, 3], [], [4]]);
  });

  it.each([
    ['to the own team', 1, 1],
    ['to no team', 1, 9],
    ['of nobody', 9, 1],
  ])('changes nothing %s', (_what, pupil, to) => {
    expect(movePupil(TEAMS, pupil, to)).toBe(TEAMS);
  });

  it('never loses or doubles anybody', () => {
    const moves = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 4 })), { maxLength: 40 });
    fc.assert(
      fc.property(moves, (list) => {
        const end = list.reduce((teams, [pupil, to]) => movePupil(teams, pupil, to), TEAMS);
        expect(membersOf(end).flat().sort()).toEqual([1, 2, 3, 4]);
      }),
    );
  });
});

describe('withPupils', () => {
  it('takes out who is gone and adds who is new to the smallest teams', () => {
    expect(membersOf(withPupils(TEAMS, [1, 3, 4, 5, 6, 7]))).toEqual([
      [1, 3],
      [4, 6],
      [5, 7],
    ]);
  });

  it('keeps the same teams for the same pupils', () => {
    expect(withPupils(TEAMS, [4, 3, 2, 1])).toBe(TEAMS);
  });

  it('does not change the teams that it was given', () => {
    withPupils(TEAMS, [9]);
    expect(membersOf(TEAMS)).toEqual([[1, 2, 3], [4], []]);
  });
});

describe('teamsText', () => {
  const read = (className: string, teams: readonly FormedTeam[], nameOf: (pupil: number) => string) =>
    readImport(teamsText(className, teams, nameOf), { className: '', solar: '' });

  it('is what an import reads as these teams', () => {
    const { lines, notes } = read('8.º A', TEAMS, (pupil) => `Aluna ${'ABCD'[pupil - 1]}.`);
    expect(notes).toEqual([]);
    expect(lines.map(({ className, teamName, solar, members }) => [className, teamName, solar, members])).toEqual([
      ['8.º A', 'Vega', 'ic', ['Aluna A.', 'Aluna B.', 'Aluna C.']],
      ['8.º A', 'Lira', 'dh', ['Aluna D.']],
      ['8.º A', 'Titã', 'ds', []],
    ]);
    expect(
      lines.every(({ username, password, classOnly, loose }) => username + password === '' && !classOnly && !loose),
    ).toBe(true);
  });

  it('keeps every name in its cell, whatever it contains', () => {
    const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS, '=1+1', 'a;b', '"', 'Ana, Rui', 'x\ny'), fc.string());
    fc.assert(
      fc.property(text, text, text, (className, teamName, member) => {
        const [team] = TEAMS;
        const { lines } = read(
          `T${className}`,
          [{ ...team!, name: `E${teamName}`, members: [1, 2] }],
          () => `A${member}`,
        );
        expect(lines).toHaveLength(1);
        expect(lines[0]?.members).toHaveLength(2);
        expect(lines[0]).toMatchObject({ solar: 'ic', username: '', password: '', loose: false });
      }),
    );
  });
});
