import { describe, expect, it } from 'vitest';
import { gameFileSets, panelFileSets } from '#client/offline/fileSets.ts';

const tablet = { plays: () => true, savesData: false, rendersPdfs: true };

describe('the sets that a device stores', () => {
  it.each([
    ['a tablet', tablet, ['game', 'theme:dh', 'sound:webm', 'voice:dh:webm', 'paper:dh', 'reader']],
    ['a computer', { ...tablet, rendersPdfs: false }, ['game', 'theme:dh', 'sound:webm', 'voice:dh:webm', 'paper:dh']],
    [
      'an older iPad',
      { ...tablet, plays: (type: string) => type.startsWith('audio/mp4') },
      ['game', 'theme:dh', 'sound:m4a', 'voice:dh:m4a', 'paper:dh', 'reader'],
    ],
    ['a device without sound', { ...tablet, plays: () => false }, ['game', 'theme:dh', 'paper:dh', 'reader']],
    ['a device that saves data', { ...tablet, savesData: true }, ['game', 'theme:dh']],
  ])('of the game: %s', (_, device, sets) => {
    expect(gameFileSets('dh', device, false)).toEqual(sets);
  });

  it.each([false, true])(
    'of the game hold the hard words only where they are explained (data saver: %s)',
    (savesData) => {
      expect(gameFileSets('dh', { ...tablet, savesData }, true)).toContain('glossary:dh');
      expect(gameFileSets('dh', { ...tablet, savesData }, false).join()).not.toContain('glossary');
    },
  );

  it('of the panel: all of it, or nothing where data is saved', () => {
    expect([panelFileSets(tablet), panelFileSets({ savesData: true })]).toEqual([['panel'], []]);
  });
});
