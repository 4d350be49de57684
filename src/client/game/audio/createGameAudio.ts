import { Howl, Howler } from 'howler';
import sprite from '../../../../assets/audio/effects.json';
import effectsAac from '../../../../assets/audio/effects.m4a';
import effectsOpus from '../../../../assets/audio/effects.webm';
import music from '../../../../assets/audio/music.json';
import musicAac from '../../../../assets/audio/music.m4a';
import musicOpus from '../../../../assets/audio/music.webm';
import { buildGameAudio } from './buildGameAudio.ts';
import type { Report } from './Device.ts';
import type { GameAudio, SoundSettings } from './GameAudio.ts';

export type { GameAudio, SoundSettings } from './GameAudio.ts';

/** Of one round of the loop. */
let page: GameAudio | null = null;

/**
 * The page's sound: made by the first call, the same for every later one until it is disposed of. Import this room
 * lazily; the import alone opens nothing. `report` learns of every failure.
 */
export function createGameAudio({ report, settings }: { report: Report; settings: SoundSettings }): GameAudio {
  page ??= build(report, settings);
  return page;
}

function build(report: Report, settings: SoundSettings): GameAudio {
  const audio = buildGameAudio({
    library: { Howl, Howler },
    music: { sources: [musicOpus, musicAac], loop: music.loop },
    effects: { sources: [effectsOpus, effectsAac], sprite },
    settings,
    report,
  });
  return {
    ...audio,
    dispose() {
      page = null;
      audio.dispose();
    },
  };
}
