import { afterEach, beforeEach, vi } from 'vitest';
import { buildGameAudio } from '#client/game/audio/buildGameAudio.ts';
import { type Clips, readClips } from '#client/game/audio/clips.ts';
import type { GameAudio, SoundSettings } from '#client/game/audio/GameAudio.ts';
import type { NarrationCue } from '#client/game/flow/GameState.ts';
import {
  dispatchGesture,
  type FakeHowl,
  type FakeHowler,
  fakeHowler,
  flushPromises,
  setPageHidden,
} from './fakeHowler.ts';
import { view } from './views.ts';

/** Builds the game's audio on a fake howler, with the clips of an invented theme. */

const NAMES = ['tap', 'confirm', 'lock', 'right', 'wrong', 'next', 'back', 'open', 'close', 'send', 'success'] as const;
const MORE = ['takeOff', 'warp', 'arrival', 'star'] as const;
const SPRITE = Object.fromEntries([...NAMES, ...MORE].map((name, index) => [name, { from: index * 500, ms: 400 }]));

/** Three words, the first said after 100 ms. */
const clip = (place: string, text = 'Olá, tripulação! Vamos?') => ({
  text,
  file: `ds/tutorial/${place}`,
  ms: 2_400,
  words: [
    [0, 4, 100],
    [5, 16, 700],
    [17, 23, 1_500],
  ],
  levels: '09',
});

export const CLIP_TABLE = {
  'ds/tutorial/intro/1': clip('intro-1'),
  'ds/tutorial/intro/2': clip('intro-2'),
  'ds/tutorial/intro/3': clip('intro-3'),
  'ds/tutorial/hangar/1': clip('hangar-1'),
  'ds/tutorial/training/1': clip('training-1'),
};

const FILES = Object.fromEntries(
  Object.values(CLIP_TABLE).flatMap(({ file }) =>
    ['webm', 'm4a'].map((format) => [`/assets/audio/narration/${file}.${format}`, `/${file}.${format}`]),
  ),
);

export const CLIPS: Clips = readClips({ '/assets/audio/narration/ds.json': CLIP_TABLE }, FILES);

export const cue = (place: string, position = 1, text = 'Olá, tripulação! Vamos?'): NarrationCue => ({
  key: `ds/tutorial/${place}`,
  position,
  text,
});

export interface AudioHarness extends FakeHowler {
  audio: GameAudio;
  reports: string[];
  music(): FakeHowl;
  effects(): FakeHowl;
  wait(ms: number): Promise<void>;
  /** Loads the pending files and starts what is to be played. */
  startPendingSounds(): Promise<void>;
  /** Advances the clips that are playing. */
  playOn(ms: number): Promise<void>;
  timers(): number;
}

const ALL_ON: SoundSettings = { music: true, voice: true, effects: true };

let rooms: GameAudio[] = [];

/** Call at the top of a test file: fakes the timers, shows the page, and disposes of each room. */
export function setUpAudioTests(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    setPageHidden(false);
  });
  afterEach(() => {
    for (const audio of rooms) audio.dispose();
    rooms = [];
    vi.useRealTimers();
  });
}

interface Setting {
  settings?: Partial<SoundSettings>;
  loadClips?(): Promise<Clips>;
}

export function createAudioHarness({ settings, loadClips = async () => CLIPS }: Setting = {}): AudioHarness {
  const fake = fakeHowler();
  const reports: string[] = [];
  const audio = buildGameAudio({
    library: fake.library,
    music: { sources: ['/music.webm', '/music.m4a'], loop: { from: 200, ms: 120_000 } },
    effects: { sources: ['/effects.webm', '/effects.m4a'], sprite: SPRITE as never },
    loadClips,
    settings: { ...ALL_ON, ...settings },
    report: (error, where) => void reports.push(`${where}: ${error}`),
  });
  rooms.push(audio);
  const wait = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));
  const audible = () => fake.open().filter(({ playing }) => playing.size > 0);
  return Object.assign(fake, {
    audio,
    reports,
    music: () => fake.of('music'),
    effects: () => fake.of('effects'),
    wait,
    async startPendingSounds() {
      for (const howl of fake.open()) if (!howl.isLoaded) howl.arrive();
      await wait(200);
      for (const howl of audible()) howl.begin();
    },
    async playOn(ms: number) {
      for (const howl of audible()) howl.ms += ms;
      await wait(ms);
    },
    timers: () => vi.getTimerCount(),
  });
}

/** Starts a game of the theme after a gesture, with its first message loaded. */
export async function startPlayingHarness(setting?: Setting): Promise<AudioHarness> {
  const room = createAudioHarness(setting);
  dispatchGesture();
  room.audio.music.start();
  room.audio.prepare('ds');
  await flushPromises();
  room.audio.effects.follow(view({ upcoming: { key: 'ds/tutorial/intro', position: 1 } }));
  room.audio.effects.follow(null);
  for (const howl of room.open()) howl.arrive();
  for (const howl of room.open()) if (howl.playing.size > 0) howl.begin();
  return room;
}
