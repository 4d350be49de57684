import { describe, expect, it } from 'vitest';
import { type ClassSize, type CopyRule, worksheetCopies } from '#domain/classroom/worksheetCopies.ts';
import { worksheetId } from '#domain/game/worksheets.ts';

const SIZE: ClassSize = {
  ic: { team: 3, pupil: 13 },
  dh: { team: 2, pupil: 9 },
  ds: { team: 3, pupil: 12 },
};
const NOBODY = { team: 0, pupil: 0 };

const sheet = (mission: 1 | 2 | 3 | 4, number: 1 | 2 | 3, copies: CopyRule) => ({ mission, number, copies });

describe('worksheetCopies', () => {
  it.each([
    ['nothing for no worksheet', [], SIZE, []],
    ['one for each team', [sheet(1, 1, 'team')], SIZE, ['ic-m1-fs1 x3', 'dh-m1-fs1 x2', 'ds-m1-fs1 x3']],
    ['one for each pupil', [sheet(2, 1, 'pupil')], SIZE, ['ic-m2-fs1 x13', 'dh-m2-fs1 x9', 'ds-m2-fs1 x12']],
    ['nothing that an earlier session printed', [sheet(2, 1, 'earlier')], SIZE, []],
    [
      'the worksheets in their order, each for all solar systems',
      [sheet(3, 2, 'team'), sheet(3, 1, 'team'), sheet(3, 3, 'earlier')],
      { ...SIZE, ds: NOBODY },
      ['ic-m3-fs2 x3', 'dh-m3-fs2 x2', 'ic-m3-fs1 x3', 'dh-m3-fs1 x2'],
    ],
    [
      'nothing for a solar system without teams',
      [sheet(4, 2, 'team')],
      { ...SIZE, ic: NOBODY, dh: NOBODY },
      ['ds-m4-fs2 x3'],
    ],
    ['nothing for a class without teams', [sheet(4, 2, 'team')], { ic: NOBODY, dh: NOBODY, ds: NOBODY }, []],
  ] as const)('prints %s', (_, sheets, size, expected) => {
    const printed = worksheetCopies(sheets, size).map(({ place, copies }) => `${worksheetId(place)} x${copies}`);
    expect(printed).toEqual(expected);
  });
});
