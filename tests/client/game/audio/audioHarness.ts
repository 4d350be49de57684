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
import { type Asked, FakeGain, fakeDownloads } from './fakeWebAudio.ts';
import { view } from './views.ts';

/** Builds the game's audio on a fake howler, with the clips of an invented theme. */

const NAMES = ['tap', 'confirm', 'lock', 'right', 'wrong', 'next', 'back', 'open', 'close', 'send', 'success', 'star'];
const mapOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [name, { from: index * 500, ms: 400 }]));
export const EFFECTS = { sources: ['/effects.webm', '/effects.m4a'], map: mapOf(NAMES) };
export const FLIGHTS = { sources: ['/flights.webm', '/flights.m4a'], map: mapOf(['takeOff', 'warp', 'arrival']) };

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
  music: MusicView;
  effects(): FakeHowl;
  wait(ms: number): Promise<void>;
  /** Loads the pending files and starts what is to be played. */
  startPendingSounds(): Promise<void>;
  /** Advances the clips that are playing. */
  playOn(ms: number): Promise<void>;
  timers(): number;
}

/** What a person would notice of the music. */
interface MusicView {
  /** The parts that the page has asked for. */
  asked: readonly Asked[];
  /** Answers all requests, and lets the page decode the files. */
  arrive(): Promise<void>;
  /** Whether a part is connected to the output, and the gate is open. */
  isHeard(): boolean;
  /** The changes of its volume. */
  volumes(): readonly string[];
}

const ALL_ON: SoundSettings = { music: true, voice: true, effects: true };

/** Two parts of 15 s, each with 200 ms of its neighbours around it. */
export const MUSIC = {
  parts: [
    ['/music/1.webm', '/music/1.m4a'],
    ['/music/2.webm', '/music/2.m4a'],
  ],
  time: { from: 200, ms: 15_000 },
};

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
    vi.unstubAllGlobals();
  });
}

interface Setting {
  settings?: Partial<SoundSettings>;
  loadClips?(): Promise<Clips>;
}

export function createAudioHarness({ settings, loadClips = async () => CLIPS }: Setting = {}): AudioHarness {
  const fake = fakeHowler();
  const reports: string[] = [];
  const { asked, fetch } = fakeDownloads();
  vi.stubGlobal('fetch', fetch);
  const audio = buildGameAudio({
    library: fake.library,
    music: MUSIC,
    effects: EFFECTS,
    flights: FLIGHTS,
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
    music: musicView(fake, asked),
    effects: () => fake.of('effects'),
    wait,
    async startPendingSounds() {
      await wait(0);
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

function musicView({ context }: FakeHowler, asked: Asked[]): MusicView {
  // A part goes through the gain of its cross-fade, the volume and the gate.
  const chain = () => {
    const [fade] = context.connected().at(-1)?.outputs ?? [];
    const [volume] = fade?.outputs ?? [];
    const [gate] = volume?.outputs ?? [];
    return { volume, gate };
  };
  return {
    asked,
    async arrive() {
      for (const file of asked) file.arrive();
      await flushPromises();
    },
    isHeard() {
      const { gate } = chain();
      return gate instanceof FakeGain && gate.gain.value === 1;
    },
    volumes() {
      const { volume } = chain();
      return volume instanceof FakeGain ? volume.gain.scheduled : [];
    },
  };
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
  await room.music.arrive();
  return room;
}
