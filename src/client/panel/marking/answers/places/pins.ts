import type { Pin } from '#client/ui/places/PinnedPicture.tsx';
import type { NumberedPlaced } from './answerPlaces.ts';

/** Returns the points of comments on a picture. */
export function pinsOf(comments: readonly NumberedPlaced[]): Pin[] {
  return comments.flatMap(({ _id, number, place }) =>
    place.kind === 'picture' ? [{ id: _id, number, x: place.x, y: place.y }] : [],
  );
}
