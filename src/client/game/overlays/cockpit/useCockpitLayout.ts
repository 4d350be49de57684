import { useMemo, useSyncExternalStore } from 'react';
import { type CockpitLayout, cockpitLayout, type Raised } from '#client/game/flow/cockpitLayout.ts';
import { roomBelow } from '#client/ui/roomBelow.ts';

/** Returns the layout for the current size of the window. */
export function useCockpitLayout(raised: Raised, projector: boolean): CockpitLayout {
  const size = useSyncExternalStore(subscribe, sizeNow);
  return useMemo(() => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return cockpitLayout(width, height, { raised, projector });
  }, [size, raised, projector]);
}

function sizeNow(): string {
  return `${window.innerWidth}x${window.innerHeight - roomBelow()}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
