import { expect, it, test } from 'vitest';
import { LESSON_ROLES, rolesFor } from '#domain/classroom/roles.ts';

test.each<[string[], number, object]>([
  [['Ana', 'Rui', 'Eva', 'Leo'], 0, { pilot: 'Ana', scribe: 'Rui', navigator: 'Eva', speaker: 'Leo' }],
  [['Ana', 'Rui', 'Eva', 'Leo'], 1, { pilot: 'Rui', scribe: 'Eva', navigator: 'Leo', speaker: 'Ana' }],
  [['Ana', 'Rui', 'Eva', 'Leo'], 4, { pilot: 'Ana', scribe: 'Rui', navigator: 'Eva', speaker: 'Leo' }],
  [['Ana', 'Rui'], 0, { pilot: 'Ana', scribe: 'Rui', navigator: 'Ana', speaker: 'Rui' }],
  [['Ana'], 3, { pilot: 'Ana', scribe: 'Ana', navigator: 'Ana', speaker: 'Ana' }],
  [['Ana', 'Rui', 'Eva', 'Leo', 'Gil'], 1, { pilot: 'Rui', scribe: 'Eva', navigator: 'Leo', speaker: 'Gil' }],
  [[], 2, {}],
])('%j in lesson %i', (present, turn, roles) => {
  expect(rolesFor(present, turn)).toEqual(roles);
});

it('gives every member every role over as many lessons as there are members', () => {
  const present = ['Ana', 'Rui', 'Eva', 'Leo', 'Gil'];
  for (const role of LESSON_ROLES) {
    const had = new Set(present.map((_, turn) => rolesFor(present, turn)[role]));
    expect(had.size).toBe(present.length);
  }
});
