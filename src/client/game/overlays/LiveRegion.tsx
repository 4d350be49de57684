import { memo } from 'react';

/** Read aloud by a screen reader and not seen: where the team is, when that changes, and each message whole and once. */
export const LiveRegion = memo(function LiveRegion({ place, message }: { place: string; message: string | null }) {
  return (
    <div aria-live="polite" className="sr-only">
      <p>{place}</p>
      <p>{message}</p>
    </div>
  );
});
