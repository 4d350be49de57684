import { useDeviceSettings } from '#client/session/deviceSettings.ts';
import { localVoice } from '#client/ui/localVoice.ts';

let isMuted = false;

/** Silences the device's voice, also what it is saying now, or lets it speak again. */
export function muteVoice(muted: boolean): void {
  isMuted = muted;
  if (muted) stopDeviceVoice();
}

/** Silences what the device's voice is saying now. */
export function stopDeviceVoice(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
}

/**
 * Says a text with the device's own Portuguese voice; does nothing where it has none, or while it is muted. Only voices that work without a
 * network are used, so that no text leaves the device.
 */
export function speakOnDevice(text: string): void {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : null;
  const voice = localVoice(synthesis?.getVoices() ?? []);
  if (isMuted || synthesis === null || voice === null) return;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  synthesis.speak(said);
}

/** Says a text as speakOnDevice does, unless the voice is switched off on this device. */
export function speakIfOn(text: string): void {
  if (useDeviceSettings.getState().voice) speakOnDevice(text);
}
