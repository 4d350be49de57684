import { expect, test } from 'vitest';
import { memberChanges } from '#domain/school/memberChanges.ts';

test.each<[string[], string[], ReturnType<typeof memberChanges>]>([
  [['Ana', 'Rui'], ['Ana', 'Rui'], { renamed: null, removed: [] }],
  [['Ana', 'Rui'], ['Ana', 'Rui', 'Eva'], { renamed: null, removed: [] }],
  [['Ana', 'Rui'], ['Rui'], { renamed: null, removed: ['Ana'] }],
  [['Ana', 'Rui'], ['A.', 'Rui'], { renamed: { from: 'Ana', to: 'A.' }, removed: [] }],
  [['Ana', 'Rui'], ['Rui', 'Eva'], { renamed: null, removed: ['Ana'] }],
  [['Ana', 'Rui'], ['Eva', 'Leo'], { renamed: null, removed: ['Ana', 'Rui'] }],
  [['Ana', 'Rui'], ['Rui', 'Rui'], { renamed: null, removed: ['Ana'] }],
  [['Ana'], [], { renamed: null, removed: ['Ana'] }],
])('from %j to %j', (before, after, changes) => {
  expect(memberChanges(before, after)).toEqual(changes);
});
