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
  const use = new PageUse(components);
  const forget = floor.onChange(duck);
  return {
    ...controlsOf(components, use),
    dispose: () => [() => use.dispose(), forget, ...disposersOf(components)].forEach((end) => void end()),
  };
}

interface AudioComponents {
  device: AudioOutput;
  music: MusicPlayer;
  narrator: Narrator;
  effects: Effects;
}

function controlsOf({ music, narrator, effects }: AudioComponents, use: PageUse): Omit<GameAudio, 'dispose'> {
  const prepareEffects = () => {
    use.begin();
    effects.prepare();
  };
  return {
    music: {
      start() {
        use.begin();
        music.start();
      },
      stop() {
        music.stop();
        use.end();
      },
    },
    narrator: {
      narrate: (cue) => narrator.narrate(cue),
      stopNarration: () => narrator.stopNarration(),
      narrationMs: (cue) => narrator.narrationMs(cue),
    },
    voice: narrator.voice,
    effects: {
      play: (name) => effects.play(name),
      prepare: prepareEffects,
      follow: (view) => {
        effects.follow(view);
        narrator.expect(view?.upcoming ?? null);
      },
      listenTo: (root) => effects.listenTo(root),
    },
    prepare(theme) {
      narrator.prepare(theme);
      prepareEffects();
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

/**
 * Computes sound only where it can be heard: not on a page without a game, and not in a hidden tab. Afterwards the music goes on
 * where it was, a narration does not.
 */
class PageUse {
  private readonly parts: AudioComponents;
  private isUsed = true;

  constructor(parts: AudioComponents) {
    this.parts = parts;
    if (document.hidden) this.look();
    document.addEventListener('visibilitychange', this.look);
  }

  /** The page has a game, or the way to one. */
  begin(): void {
    if (this.isUsed) return;
    this.isUsed = true;
    this.look();
  }

  /** The page has none, such as the panel: an open audio device would only take the computer's power. */
  end(): void {
    this.isUsed = false;
    this.look();
  }

  dispose(): void {
    document.removeEventListener('visibilitychange', this.look);
  }

  private readonly look = () => {
    const { device, music, narrator, effects } = this.parts;
    music.setHidden(document.hidden);
    if (this.isUsed && !document.hidden) {
      device.wake();
      return;
    }
    narrator.stopNarration();
    effects.silence();
    device.rest();
  };
}

function disposersOf({ device, music, narrator, effects }: AudioComponents): (() => void)[] {
  return [() => narrator.dispose(), () => effects.dispose(), () => music.dispose(), () => device.dispose()];
}
