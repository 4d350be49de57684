import { useEffect, useState, useSyncExternalStore } from 'react';
import { logError } from '#client/api/logError.ts';
import { topLayer } from '#client/ui/overlays/layers.ts';
import type { Block } from '#client/ui/speech/blocks.ts';
import { DevicePlayer } from '#client/ui/speech/devicePlayer.ts';
import { floor } from '#client/ui/speech/floor.ts';
import { createHighlighter } from '#client/ui/speech/highlight.ts';
import { Reader } from '#client/ui/speech/Reader.ts';
import { findVoice, onVoicesChange } from '#client/ui/speech/voices.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { ClipPlayer } from '../audio/ClipPlayer.ts';
import { type AloudChoice, keepChoice, keptChoice } from './aloudChoice.ts';

/** The voices of this device, and what it uses of them. */
class Voices {
  choice = keptChoice();
  device: DevicePlayer | null = null;
  clips: ClipPlayer | null = null;

  readonly isWhole = (block: Block): boolean => !this.choice.deviceOnly && (this.clips?.has(block) ?? false);
}

function createReading() {
  const voices = new Voices();
  const reader = new Reader({
    floor,
    highlighter: createHighlighter(),
    root: () => topLayer() ?? document.body,
    isWhole: voices.isWhole,
    playerOf: ({ block }) => (voices.isWhole(block) ? voices.clips : voices.device),
  });
  reader.setRate(voices.choice.rate);
  return { voices, reader };
}

/** Returns the reader of this page, with what is chosen for it; it falls silent with the component. */
export function useReader(theme: Theme) {
  const [{ voices, reader }] = useState(createReading);
  const [choice, setChoice] = useState(voices.choice);
  const state = useSyncExternalStore(reader.subscribe, reader.getState);
  const hasVoice = useDeviceVoice(voices);
  useEffect(() => {
    let isOver = false;
    import('../audio/ClipPlayer.ts')
      .then(({ loadClipPlayer }) => loadClipPlayer(theme, () => reader.restart()))
      .then(
        (clips) => {
          if (!isOver) voices.clips = clips;
        },
        (error: unknown) => logError(error, 'audio'),
      );
    return () => {
      isOver = true;
      voices.clips = null;
    };
  }, [theme, voices, reader]);
  useEffect(() => () => reader.stop(), [reader]);
  const choose = (change: Partial<AloudChoice>) => {
    const next = { ...choice, ...change };
    voices.choice = next;
    keepChoice(next);
    setChoice(next);
    reader.setRate(next.rate);
    if (change.deviceOnly !== undefined) reader.restart();
  };
  return { reader, state, choice, choose, hasVoice };
}

/** Returns whether the device has a Portuguese voice of its own; null while its voices are not listed yet. */
function useDeviceVoice(voices: Voices): boolean | null {
  const [hasVoice, setHasVoice] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const voice = await findVoice();
      if (isOver) return;
      if (voice === null) voices.device = null;
      else if (voices.device?.voice.voiceURI !== voice.voiceURI) voices.device = new DevicePlayer(voice);
      setHasVoice(voice !== null);
    };
    void look();
    const forget = onVoicesChange(() => void look());
    return () => {
      isOver = true;
      forget();
    };
  }, [voices]);
  return hasVoice;
}
