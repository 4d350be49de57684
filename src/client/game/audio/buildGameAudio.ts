import type { Clips, Theme } from './clips.ts';
import { Device, type HowlerLibrary, type Report } from './Device.ts';
import { Effects, type EffectsParts } from './Effects.ts';
import type { GameAudio, SoundSettings } from './GameAudio.ts';
import { Jukebox, type Music } from './Jukebox.ts';
import { loadClips } from './loadClips.ts';
import { Narrator } from './Narrator.ts';

export interface AudioParts {
  library: HowlerLibrary;
  music: Music;
  effects: Pick<EffectsParts, 'sources' | 'sprite'>;
  loadClips?(theme: Theme): Promise<Clips>;
  settings: SoundSettings;
  report: Report;
}

/** Puts the page's sound together and keeps it silent while the tab is hidden. */
export function buildGameAudio(parts: AudioParts): GameAudio {
  const { settings } = parts;
  const device = new Device(parts.library, parts.report);
  const jukebox = new Jukebox(device, parts.music, settings.music);
  const narrator = new Narrator({
    device,
    isOn: settings.voice,
    load: parts.loadClips ?? loadClips,
    onDuck: (isDucked) => jukebox.duck(isDucked),
  });
  const effects = new Effects({
    device,
    ...parts.effects,
    isOn: settings.effects,
    isSpeaking: () => narrator.isSpeaking,
    onPress: () => narrator.stopNarration(),
  });
  const room = { device, jukebox, narrator, effects };
  const unwatch = hideWithPage(room);
  return { ...doorOf(room), dispose: () => [unwatch, ...endings(room)].forEach((end) => void end()) };
}

interface Room {
  device: Device;
  jukebox: Jukebox;
  narrator: Narrator;
  effects: Effects;
}

function doorOf({ jukebox, narrator, effects }: Room): Omit<GameAudio, 'dispose'> {
  return {
    music: { start: () => jukebox.start(), stop: () => jukebox.stop() },
    narrator: {
      narrate: (cue) => narrator.narrate(cue),
      stopNarration: () => narrator.stopNarration(),
      narrationMs: (cue) => narrator.narrationMs(cue),
    },
    voice: narrator.voice,
    effects: {
      play: (name) => effects.play(name),
      follow: (view) => {
        effects.follow(view);
        narrator.expect(view?.upcoming ?? null);
      },
      listenTo: (root) => effects.listenTo(root),
    },
    prepare(theme) {
      narrator.prepare(theme);
      effects.prepare();
    },
    applySettings({ music, voice, effects: hasEffects }) {
      jukebox.setOn(music);
      narrator.setOn(voice);
      effects.setOn(hasEffects);
    },
    hush() {
      narrator.stopNarration();
      narrator.expect(null);
      effects.silence();
      effects.follow(null);
    },
  };
}

/** A hidden tab is silent; when it comes back the music goes on where it was, a narration does not. */
function hideWithPage({ device, jukebox, narrator, effects }: Room): () => void {
  const look = () => {
    jukebox.setHidden(document.hidden);
    if (document.hidden) {
      narrator.stopNarration();
      effects.silence();
      device.rest();
    } else device.wake();
  };
  if (document.hidden) look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

function endings({ device, jukebox, narrator, effects }: Room): (() => void)[] {
  return [() => narrator.dispose(), () => effects.dispose(), () => jukebox.dispose(), () => device.dispose()];
}
