import { useMemo, useSyncExternalStore } from 'react';
import { type CockpitLayout, cockpitLayout, roomOf } from '#client/game/flow/cockpitLayout.ts';
import type { SceneName } from '#client/game/flow/scenes.ts';

/** The layout of a scene for the window as it is now. */
export function useCockpitLayout(scene: SceneName): CockpitLayout {
  const room = roomOf(scene);
  const size = useSyncExternalStore(subscribe, sizeNow);
  return useMemo(() => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return cockpitLayout(width, height, room);
  }, [size, room]);
}

function sizeNow(): string {
  return `${window.innerWidth}x${window.innerHeight}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
