import { describe, expect, it } from 'vitest';
import { setsOfGame, setsOfPanel } from '#client/offline/sets.ts';

const tablet = { plays: () => true, savesData: false, drawsPdfs: true };

describe('what a device keeps', () => {
  it.each([
    ['a tablet', tablet, ['game', 'theme:dh', 'sound:webm', 'voice:dh:webm', 'paper:dh', 'reader']],
    ['a computer', { ...tablet, drawsPdfs: false }, ['game', 'theme:dh', 'sound:webm', 'voice:dh:webm', 'paper:dh']],
    [
      'an older iPad',
      { ...tablet, plays: (type: string) => type.startsWith('audio/mp4') },
      ['game', 'theme:dh', 'sound:m4a', 'voice:dh:m4a', 'paper:dh', 'reader'],
    ],
    ['one without sound', { ...tablet, plays: () => false }, ['game', 'theme:dh', 'paper:dh', 'reader']],
    ['one that saves data', { ...tablet, savesData: true }, ['game', 'theme:dh']],
  ])('of the game: %s', (_, device, sets) => {
    expect(setsOfGame('dh', device)).toEqual(sets);
  });

  it('of the panel: all of it, or nothing where data is saved', () => {
    expect([setsOfPanel(tablet), setsOfPanel({ savesData: true })]).toEqual([['panel'], []]);
  });
});
