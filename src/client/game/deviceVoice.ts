import { lazyLoader } from '#client/api/lazyLoader.ts';
import { logError } from '#client/api/logError.ts';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';

/** Loaded when something is said for the first time. */
const announcer = lazyLoader(() => import('#client/ui/speech/announcer.ts'));
let isMuted = false;
/** How often the voice has been silenced: what was to be said before that is not said. */
let stops = 0;
let silence = () => {};

/** Silences the device's voice, also what it is saying now, or lets it speak again. */
export function muteVoice(muted: boolean): void {
  isMuted = muted;
  if (muted) stopDeviceVoice();
}

/** Silences what the device's voice is announcing now; a text that is read aloud goes on. */
export function stopDeviceVoice(): void {
  stops += 1;
  silence();
}

/**
 * Says a text with the device's own Portuguese voice; does nothing where it has none, or while it is muted. Only voices that work without a
 * network are used, so that no text leaves the device.
 */
export function speakOnDevice(text: string): void {
  const before = stops;
  if (isMuted) return;
  announcer().then(
    (loaded) => {
      silence = loaded.silence;
      if (before === stops) loaded.announce(text);
    },
    (error: unknown) => logError(error, 'audio'),
  );
}

/** Says a text as speakOnDevice does, unless the voice is switched off on this device. */
export function speakIfOn(text: string): void {
  if (useDeviceSettings.getState().voice) speakOnDevice(text);
}
