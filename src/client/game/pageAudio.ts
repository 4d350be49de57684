import { logError } from '#client/api/logError.ts';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';
import { LOCAL_KEYS, readItem } from '#client/session/localItems.ts';
import { useSupports } from '#client/session/useSupports.ts';
import type { GameAudio } from './audio/createGameAudio.ts';
import { muteVoice, speakOnDevice, stopDeviceVoice } from './deviceVoice.ts';
import { SILENT_VOICE, type Voice } from './flow/voice.ts';
import type { NarratorEffects } from './flow/withEffects.ts';

let ready: GameAudio | null = null;
/** Set to false by `stopMusic`, also while the audio is still loading. */
let isMusicWanted = false;
let fetched: Promise<GameAudio | null> | null = null;
/** `lesson`: the teacher has paused the class, or asked for silence. `recording`: an answer by voice is recorded or played. */
type Quiet = 'lesson' | 'recording' | 'signVideo';
const quietFor = new Set<Quiet>();
const MUTED = { music: false, voice: false, effects: false };

/**
 * Returns the page's audio, loaded at the first call. Returns null when it cannot be loaded: the game then runs
 * silently and a later call tries again.
 */
export function pageAudio(): Promise<GameAudio | null> {
  fetched ??= fetchAudio();
  return fetched;
}

async function fetchAudio(): Promise<GameAudio | null> {
  try {
    const { createGameAudio } = await import('./audio/createGameAudio.ts');
    ready = createGameAudio({ report: (error) => logError(error, 'audio'), settings: soundSettings() });
    useDeviceSettings.subscribe(() => ready?.applySettings(soundSettings()));
    return ready;
  } catch (error) {
    logError(error, 'audio');
    fetched = null;
    return null;
  }
}

function soundSettings() {
  return quietFor.size > 0 ? MUTED : useDeviceSettings.getState();
}

/** Mutes all sound and the device's voice, whatever the device's settings say, while any reason is on; loads nothing. */
export function muteSound(isOn: boolean, reason: Quiet = 'lesson'): void {
  if (isOn) quietFor.add(reason);
  else quietFor.delete(reason);
  muteVoice(quietFor.size > 0);
  ready?.applySettings(soundSettings());
}

/** Mutes all sound while an answer by voice is recorded or played. */
export const muteForVoice = (isOn: boolean) => muteSound(isOn, 'recording');

/** Starts the looping music; call it after a user gesture (spec, section 2, Login screen). */
export async function startMusic(): Promise<void> {
  isMusicWanted = true;
  const audio = await pageAudio();
  if (isMusicWanted) audio?.music.start();
}

/** Stops the music on pages without a game; loads nothing. */
export function stopMusic(): void {
  isMusicWanted = false;
  ready?.music.stop();
}

/** Restarts, after a reload, the music that was started at sign-in. */
export function resumeMusic(): void {
  if (readItem(LOCAL_KEYS.music) === true) void startMusic();
}

const isEasyRead = () => useSupports.getState().supports.easyRead;

/**
 * Narrator effects for the flow; silent until the audio has loaded. Easy read is said by the device's own voice: the clips have
 * other words.
 */
export const narrator: NarratorEffects = {
  narrate(cue) {
    if (!isEasyRead()) ready?.narrator.narrate(cue);
    else if (soundSettings().voice) speakOnDevice(cue.text);
  },
  stopNarration() {
    ready?.narrator.stopNarration();
    if (isEasyRead()) stopDeviceVoice();
  },
  narrationMs: (cue) => (isEasyRead() ? 0 : (ready?.narrator.narrationMs(cue) ?? 0)),
};

/** Voice for captions and robot; silent until the audio has loaded. */
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
