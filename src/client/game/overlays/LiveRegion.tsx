import type { GameView } from '#client/game/flow/view.ts';
import { placeWords } from './placeWords.ts';

/** Read aloud by a screen reader and not seen: where the team is, when that changes, and each message whole and once. */
export function LiveRegion({ view, message }: { view: GameView; message: string | null }) {
  return (
    <div aria-live="polite" className="sr-only">
      <p>{placeWords(view)}</p>
      <p>{message}</p>
    </div>
  );
}
