import { floor, type Speaker } from './floor.ts';
import { say } from './say.ts';
import { presentVoice } from './voices.ts';

/** Silence what is being said, and what waits to be said. */
const cancels = new Set<() => void>();
const announcer: Speaker = { yieldFloor: silence };

/**
 * Says a text with the device's own Portuguese voice, after what it is announcing; does nothing where it has none, or while something
 * is heard that was asked for.
 */
export function announce(text: string): void {
  const voice = presentVoice();
  if (voice === null || floor.isAsked) return;
  floor.take(announcer);
  const cancel = say({
    text,
    voice,
    onEnd() {
      cancels.delete(cancel);
      if (cancels.size === 0) floor.leave(announcer);
    },
  });
  cancels.add(cancel);
}

/** Silences what is announced; a text that is read aloud goes on. */
export function silence(): void {
  for (const cancel of cancels) cancel();
  cancels.clear();
  floor.leave(announcer);
}
