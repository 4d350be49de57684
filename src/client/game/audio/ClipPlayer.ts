import type { Block } from '#client/ui/speech/blocks.ts';
import type { Player, Playing } from '#client/ui/speech/Player.ts';
import { type Clip, type Clips, type Theme, type TimedWord, wordIndexAt } from './clips.ts';
import { Howl, Howler } from './createGameAudio.ts';
import { VOICE_VOLUME } from './levels.ts';
import { loadClips } from './loadClips.ts';

/** How often the position is read, to mark the word. */
const LOOK_MS = 60;

/** Returns a player of a theme's recordings. `onBroken` is called when one that was to be heard cannot be. */
export async function loadClipPlayer(theme: Theme, onBroken: () => void): Promise<ClipPlayer> {
  return new ClipPlayer(await loadClips(theme), onBroken);
}

/** Reads blocks whose text has a recording. It is streamed, unlike a narration, so that another speed keeps the pitch. */
export class ClipPlayer implements Player {
  private readonly clips: ReadonlyMap<string, Clip>;
  private readonly onBroken: () => void;
  private readonly broken = new Set<string>();

  constructor(clips: Clips, onBroken: () => void) {
    this.clips = new Map([...clips.values()].map((clip) => [clip.text, clip]));
    this.onBroken = onBroken;
  }

  has({ text }: Block): boolean {
    const clip = this.clips.get(text.trim());
    return clip !== undefined && !this.broken.has(clip.key);
  }

  play(playing: Playing): () => void {
    const clip = this.clips.get(playing.unit.block.text.trim());
    const abort = new AbortController();
    if (clip !== undefined) {
      this.stream(clip, playing, abort.signal).catch(() => {
        if (abort.signal.aborted) return;
        this.broken.add(clip.key);
        this.onBroken();
      });
    }
    return () => abort.abort();
  }

  /** Fetches it whole, because a stored file does not answer requests for a part. Resolves once it has begun to load. */
  private async stream(clip: Clip, playing: Playing, signal: AbortSignal): Promise<void> {
    const source = clip.sources.find((one) => Howler.codecs(formatOf(one))) ?? '';
    const response = await fetch(source, { signal });
    if (!response.ok) throw new Error(`${source}: ${response.status}`);
    const url = URL.createObjectURL(await response.blob());
    signal.addEventListener('abort', () => URL.revokeObjectURL(url));
    signal.throwIfAborted();
    await hear({ clip, playing, signal, url, format: formatOf(source) });
  }
}

interface Hearing {
  clip: Clip;
  playing: Playing;
  signal: AbortSignal;
  /** Of the fetched file. */
  url: string;
  format: string;
}

/** Plays from the wanted word on; resolves at the end, rejects when the file cannot be played. */
function hear({ clip, playing, signal, url, format }: Hearing): Promise<void> {
  const { unit, from, rate, events } = playing;
  const shift = unit.block.text.length - unit.block.text.trimStart().length;
  const first = clip.words.find((word) => word.to + shift > from) ?? clip.words[0];
  return new Promise((resolve, reject) => {
    const howl = new Howl({ src: [url], format: [format], html5: true, volume: VOICE_VOLUME, rate });
    let last: TimedWord | undefined;
    const timer = setInterval(() => {
      const word = clip.words[wordIndexAt(clip.words, Number(howl.seek()) * 1000)];
      if (word === undefined || word === last || !howl.playing()) return;
      last = word;
      events.onWord({ from: word.from + shift, to: word.to + shift });
    }, LOOK_MS);
    const close = () => {
      clearInterval(timer);
      howl.unload();
    };
    const fail = (_: number, error: unknown) => {
      close();
      reject(new Error(`${clip.key}: ${String(error)}`));
    };
    signal.addEventListener('abort', close);
    howl.on('loaderror', fail);
    howl.on('playerror', fail);
    howl.on('end', () => {
      close();
      resolve();
      events.onEnd();
    });
    howl.once('load', () => {
      if (first !== undefined && first !== clip.words[0]) howl.seek(first.at / 1000);
      howl.play();
    });
  });
}

const formatOf = (source: string): string => /\.(\w+)$/.exec(source)?.[1] ?? '';
