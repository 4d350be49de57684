import { floor } from '#client/ui/speech/floor.ts';
import { AudioOutput, type HowlerLibrary, type Report } from './AudioOutput.ts';
import type { Clips, Theme } from './clips.ts';
import type { EffectSprite } from './EffectFile.ts';
import { Effects } from './Effects.ts';
import type { GameAudio, SoundSettings } from './GameAudio.ts';
import { loadClips } from './loadClips.ts';
import type { Music } from './MusicLoop.ts';
import { MusicPlayer } from './MusicPlayer.ts';
import { Narrator } from './Narrator.ts';

export interface AudioParts {
  library: HowlerLibrary;
  music: Music;
  effects: EffectSprite;
  flights: EffectSprite;
  loadClips?(theme: Theme): Promise<Clips>;
  settings: SoundSettings;
  report: Report;
}

/** Builds the page's audio, and keeps it silent while the tab is hidden. */
export function buildGameAudio(parts: AudioParts): GameAudio {
  const { settings } = parts;
  const device = new AudioOutput(parts.library, parts.report);
  const music = new MusicPlayer(device, parts.music, settings.music);
  let isNarrated = false;
  const duck = () => music.duck(isNarrated || floor.isTaken);
  const narrator = new Narrator({
    device,
    isOn: settings.voice,
    load: parts.loadClips ?? loadClips,
    onDuck(isDucked) {
      isNarrated = isDucked;
      duck();
    },
  });
  const effects = new Effects({
    device,
    effects: parts.effects,
    flights: parts.flights,
    isOn: settings.effects,
    isSpeaking: () => floor.isTaken,
    onPress: () => narrator.stopNarration(),
  });
  const components = { device, music, narrator, effects };
  const unwatch = hideWithPage(components);
  const forget = floor.onChange(duck);
  return {
    ...controlsOf(components),
    dispose: () => [unwatch, forget, ...disposersOf(components)].forEach((end) => void end()),
  };
}

interface AudioComponents {
  device: AudioOutput;
  music: MusicPlayer;
  narrator: Narrator;
  effects: Effects;
}

function controlsOf({ music, narrator, effects }: AudioComponents): Omit<GameAudio, 'dispose'> {
  return {
    music: { start: () => music.start(), stop: () => music.stop() },
    narrator: {
      narrate: (cue) => narrator.narrate(cue),
      stopNarration: () => narrator.stopNarration(),
      narrationMs: (cue) => narrator.narrationMs(cue),
    },
    voice: narrator.voice,
    effects: {
      play: (name) => effects.play(name),
      prepare: () => effects.prepare(),
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
    applySettings({ music: hasMusic, voice, effects: hasEffects }) {
      music.setOn(hasMusic);
      narrator.setOn(voice);
      effects.setOn(hasEffects);
    },
    silence() {
      narrator.stopNarration();
      narrator.expect(null);
      effects.silence();
      effects.follow(null);
    },
  };
}

/** Silences a hidden tab; afterwards the music goes on where it was, a narration does not. */
function hideWithPage({ device, music, narrator, effects }: AudioComponents): () => void {
  const look = () => {
    music.setHidden(document.hidden);
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

function disposersOf({ device, music, narrator, effects }: AudioComponents): (() => void)[] {
  return [() => narrator.dispose(), () => effects.dispose(), () => music.dispose(), () => device.dispose()];
}
