import { Howl, Howler } from 'howler';
import sprite from '../../../../assets/audio/effects.json';
import effectsAac from '../../../../assets/audio/effects.m4a';
import effectsOpus from '../../../../assets/audio/effects.webm';
import music from '../../../../assets/audio/music.json';
import musicAac from '../../../../assets/audio/music.m4a';
import musicOpus from '../../../../assets/audio/music.webm';
import type { Report } from './AudioOutput.ts';
import { buildGameAudio } from './buildGameAudio.ts';
import type { GameAudio, SoundSettings } from './GameAudio.ts';

export type { GameAudio, SoundSettings } from './GameAudio.ts';

let page: GameAudio | null = null;

/**
 * Returns the page's audio: created by the first call, and shared by all later ones until it is disposed of. Import
 * this module lazily; the import alone opens nothing. `report` receives every failure.
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
