import { report } from '#client/api/report.ts';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';
import { LOCAL_KEYS, readItem } from '#client/session/localItems.ts';
import type { GameAudio } from './audio/createGameAudio.ts';
import { SILENT_VOICE, type Voice } from './flow/voice.ts';
import type { NarratorEffects } from './flow/withEffects.ts';

let ready: GameAudio | null = null;
/** Whoever asks for silence while the sound is still on its way is heard. */
let isMusicWanted = false;
let fetched: Promise<GameAudio | null> | null = null;

/** The page's one sound room, fetched at the first call; null where it cannot be had: then nothing is heard and all goes on. */
export function pageAudio(): Promise<GameAudio | null> {
  fetched ??= fetchAudio();
  return fetched;
}

async function fetchAudio(): Promise<GameAudio | null> {
  try {
    const { createGameAudio } = await import('./audio/createGameAudio.ts');
    ready = createGameAudio({ report: (error) => report(error, 'audio'), settings: useDeviceSettings.getState() });
    useDeviceSettings.subscribe((settings) => ready?.applySettings(settings));
    return ready;
  } catch (error) {
    report(error, 'audio');
    fetched = null;
    return null;
  }
}

/** The looping music, once somebody has pressed something (spec, section 2, Login screen). */
export async function startMusic(): Promise<void> {
  isMusicWanted = true;
  const audio = await pageAudio();
  if (isMusicWanted) audio?.music.start();
}

/** Silence in the rooms where no game is; fetches nothing. */
export function stopMusic(): void {
  isMusicWanted = false;
  ready?.music.stop();
}

/** The music that was begun at the sign-in goes on in a page opened anew. */
export function goOnWithMusic(): void {
  if (readItem(LOCAL_KEYS.music) === true) void startMusic();
}

/** The narrator of the flow: silent until the sound is there. */
export const narrator: NarratorEffects = {
  narrate: (cue) => ready?.narrator.narrate(cue),
  stopNarration: () => ready?.narrator.stopNarration(),
  narrationMs: (cue) => ready?.narrator.narrationMs(cue) ?? 0,
};

/** The narrator as captions and robot see it, whenever the sound comes. */
export const voice: Voice = {
  level: () => (ready?.voice ?? SILENT_VOICE).level(),
  word: () => (ready?.voice ?? SILENT_VOICE).word(),
  subscribe(listener) {
    let stop = () => {};
    let isOver = false;
    void pageAudio().then((audio) => {
      if (!isOver && audio !== null) stop = audio.voice.subscribe(listener);
    });
    return () => {
      isOver = true;
      stop();
    };
  },
};
