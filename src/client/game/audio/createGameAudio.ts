import { Howl, Howler } from 'howler';
import effects from '../../../../assets/audio/effects.json';
import effectsAac from '../../../../assets/audio/effects.m4a';
import effectsOpus from '../../../../assets/audio/effects.webm';
import flights from '../../../../assets/audio/flights.json';
import flightsAac from '../../../../assets/audio/flights.m4a';
import flightsOpus from '../../../../assets/audio/flights.webm';
import musicTime from '../../../../assets/audio/music.json';
import type { Report } from './AudioOutput.ts';
import { buildGameAudio } from './buildGameAudio.ts';
import type { GameAudio, SoundSettings } from './GameAudio.ts';

export type { GameAudio, SoundSettings } from './GameAudio.ts';
export { Howl, Howler };

/** The parts of the music are numbered from 1. */
const MUSIC_FILES: Record<string, string> = import.meta.glob('../../../../assets/audio/music/*.{webm,m4a}', {
  eager: true,
  query: '?url',
  import: 'default',
});

function musicParts(): string[][] {
  const parts: string[][] = [];
  for (let number = 1; ; number += 1) {
    const sources = ['webm', 'm4a'].flatMap(
      (format) => MUSIC_FILES[`../../../../assets/audio/music/${number}.${format}`] ?? [],
    );
    if (sources.length === 0) return parts;
    parts.push(sources);
  }
}

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
    music: { parts: musicParts(), time: musicTime },
    effects: { sources: [effectsOpus, effectsAac], map: effects },
    flights: { sources: [flightsOpus, flightsAac], map: flights },
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
