import { memo } from 'react';

/** Renders an invisible live region for screen readers: the place when it changes, and each message once and whole. */
export const LiveRegion = memo(function LiveRegion({ place, message }: { place: string; message: string | null }) {
  return (
    <div aria-live="polite" className="sr-only">
      <p>{place}</p>
      <p>{message}</p>
    </div>
  );
});
