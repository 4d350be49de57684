import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FormingState,
  keptNames,
  keptPupils,
  NOT_READ,
  repeatedNames,
  withAddedName,
  withPupil,
  withText,
} from '#client/panel/school/imports/forming/formingState.ts';
import {
  formed,
  moved,
  placed,
  renamed,
  shuffledAgain,
  spread,
  undone,
  withFreeNames,
  withTeam,
} from '#client/panel/school/imports/forming/teamDrafts.ts';
import { nameKey } from '#domain/school/imports/planImport.ts';
import { createSeededRandom } from '../../../../../support/product/seededRandom.ts';

const TAKEN = ['Vega', '8.º A - Grupo 2'];
const TEXT = Array.from({ length: 12 }, (_, at) => `${at + 1}\tPupil ${'abcdefghijkl'[at]}xyz`).join('\n');
const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

type Action = (state: FormingState) => FormingState;

/** Everything that the page can do once the names are read. */
function actions(seed: number): fc.Arbitrary<Action> {
  const { next: random } = createSeededRandom(seed);
  const suggesting = { className: '8.º A', taken: TAKEN, random };
  const pupil = fc.integer({ min: 0, max: 15 });
  const team = fc.integer({ min: 0, max: 12 });
  return fc.oneof(
    fc.constantFrom<Action>(
      (state) => formed(state, suggesting),
      (state) => shuffledAgain(state, random),
      undone,
      (state) => renamed({ ...state, naming: state.naming === 'space' ? 'group' : 'space' }, suggesting),
      (state) => spread({ ...state, theme: state.theme === null ? 'dh' : null }, random),
      (state) => withAddedName(state, 'Zoé'),
      (state) => withText(state, `${TEXT}\n13\tOutra xyz`),
    ),
    fc.tuple(pupil, team).map(
      ([id, to]): Action =>
        (state) =>
          moved(state, id, to),
    ),
    pupil.map(
      (id): Action =>
        (state) =>
          withPupil(state, id, { isOut: true }),
    ),
    pupil.map(
      (id): Action =>
        (state) =>
          withPupil(state, id, { isOut: false }),
    ),
    team.map(
      (count): Action =>
        (state) => ({ ...state, count: String(count) }),
    ),
    team.map(
      (id): Action =>
        (state) =>
          withTeam(state, id, { name: `Nossa ${id}`, isNamed: true }),
    ),
  );
}

describe('any sequence of changes', () => {
  test('keeps every pupil in exactly one team, and suggested names free and different', () => {
    const sequence = fc.integer().chain((seed) => fc.array(actions(seed), { maxLength: 40 }));
    fc.assert(
      fc.property(sequence, (list) => {
        const start = withText(NOT_READ, TEXT);
        // The page places pupils when it shows the teams.
        const end = placed(list.reduce((state, act) => act(state), start));
        const members = end.teams.flatMap((team) => team.members);
        if (end.teams.length > 0) expect(sorted(members)).toEqual(sorted(keptPupils(end).map(({ id }) => id)));
        const suggested = end.teams.filter(({ isNamed }) => !isNamed).map(({ name }) => nameKey(name));
        expect(new Set(suggested).size).toBe(suggested.length);
        expect(suggested.filter((name) => TAKEN.map(nameKey).includes(name))).toEqual([]);
        expect(new Set(end.teams.map(({ id }) => id)).size).toBe(end.teams.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a name by hand', () => {
  const suggesting = { className: '8.º A', taken: TAKEN, random: createSeededRandom('names').next };
  const start = formed({ ...withText(NOT_READ, TEXT), count: '3' }, suggesting);

  test('stays when the teams are formed, named, or taken back', () => {
    const named = withTeam(start, 1, { name: 'Os Nossos', isNamed: true });
    const later = [
      formed({ ...named, count: '4' }, suggesting),
      renamed({ ...named, naming: 'group' }, suggesting),
      undone(moved(named, named.teams[0]?.members[0] ?? 0, 2)),
      undone(withTeam(shuffledAgain(start, suggesting.random), 1, { name: 'Os Nossos', isNamed: true })),
    ];
    expect(later.map(({ teams }) => teams[1]?.name)).toEqual(['Os Nossos', 'Os Nossos', 'Os Nossos', 'Os Nossos']);
  });

  test('is not replaced where the class has a team of this name; a suggested one is', () => {
    const named = withTeam(start, 0, { name: 'Minha', isNamed: true });
    const other = { ...suggesting, taken: ['minha', named.teams[1]?.name ?? ''] };
    const after = withFreeNames(named, other);
    expect(after.teams[0]?.name).toBe('Minha');
    expect(after.teams[1]?.name).not.toBe(named.teams[1]?.name);
    expect(withFreeNames(after, other), 'the same state where nothing is wrong').toBe(after);
  });
});

describe('the kept names', () => {
  const state = withText(NOT_READ, 'Ana Silva\nAna Costa\nRui Dias\nRui Dias');

  test('are told apart among those who stay', () => {
    expect([...keptNames(state).values()]).toEqual(['Ana S.', 'Ana C.', 'Rui', 'Rui']);
    expect([...repeatedNames(state)]).toEqual([2, 3]);
    const without = withPupil(state, 1, { isOut: true });
    expect([...keptNames(without).values()]).toEqual(['Ana', 'Ana', 'Rui', 'Rui']);
    expect([...repeatedNames(without)], 'not one who is taken out').toEqual([2, 3]);
  });

  test('that are corrected stay in both choices', () => {
    const corrected = withPupil(state, 2, { edited: 'Rui Pedro' });
    for (const choice of ['first', 'full'] as const) {
      expect(keptNames({ ...corrected, choice }).get(2)).toBe('Rui Pedro');
    }
    expect(repeatedNames(corrected).size).toBe(0);
  });
});
