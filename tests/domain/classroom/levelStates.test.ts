import { expect, it } from 'vitest';
import { LEVEL_STATES, type LevelState, levelStates, type TeamLevels } from '#domain/classroom/levelStates.ts';

const TABLE: [what: string, team: Partial<TeamLevels> & Pick<TeamLevels, 'level'>, states: string][] = [
  ['in training', { level: 1 }, 'now ahead ahead ahead ahead ahead'],
  ['in mission 1', { level: 2 }, 'done now ahead ahead ahead ahead'],
  ['in mission 3, all marked', { level: 4 }, 'done done done now ahead ahead'],
  ['in mission 3, one to mark', { level: 4, unmarked: [2] }, 'done done toMark now ahead ahead'],
  ['mission 1 given back', { level: 4, returned: [1] }, 'done returned done ahead ahead ahead'],
  [
    'two given back, one to mark',
    { level: 5, returned: [1, 3], unmarked: [2] },
    'done returned toMark returned ahead ahead',
  ],
  ['in the council', { level: 6 }, 'done done done done done now'],
  ['after the council', { level: 6, isCouncilOver: true }, 'done done done done done done'],
  ['in mission 4 after the council', { level: 5, isCouncilOver: true }, 'done done done done now ahead'],
  ['in the council, all to mark', { level: 6, unmarked: [1, 2, 3, 4] }, 'done toMark toMark toMark toMark now'],
  ['back from the council', { level: 6, returned: [4] }, 'done done done done returned ahead'],
];

it.each(TABLE)('%s', (_, team, states) => {
  expect(levelStates({ returned: [], unmarked: [], isCouncilOver: false, ...team }).join(' ')).toBe(states);
});

it('the table has every state', () => {
  const seen = new Set(TABLE.flatMap(([, , states]) => states.split(' ') as LevelState[]));
  expect(seen).toEqual(new Set(LEVEL_STATES));
});
