import { useMemo, useSyncExternalStore } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { roomBelow } from '#client/ui/roomBelow.ts';

export interface VisibleArea extends Rect {
  /** An on-screen keyboard leaves little of the screen, or a small landscape screen has little. */
  isLow: boolean;
}

/** Share of the window's height below which a keyboard is assumed; a browser's own bars take less. */
const KEYBOARD_BELOW = 0.85;
/** CSS pixels: a lower touch screen is used as a whole for writing. */
const LOW_PX = 520;

/**
 * Returns the visible part of the page, in CSS pixels of the window: without an on-screen keyboard, and within a zoom.
 */
export function useVisibleArea(): VisibleArea {
  const area = useSyncExternalStore(subscribe, areaNow);
  return useMemo(() => {
    const [x = 0, y = 0, width = 0, height = 0, low = 0] = area.split(' ').map(Number);
    return { x, y, width, height, isLow: low === 1 };
  }, [area]);
}

function areaNow(): string {
  const { innerWidth, innerHeight, visualViewport } = window;
  const seen = visualViewport ?? { offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight, scale: 1 };
  // Pinch zoom makes the area small too, but is not a keyboard.
  const height = seen.height * seen.scale;
  const hasKeyboard = height < innerHeight * KEYBOARD_BELOW;
  const isLow = hasKeyboard || (height < LOW_PX && matchMedia('(pointer: coarse)').matches);
  // A keyboard covers the bar below.
  const room = hasKeyboard ? 0 : roomBelow();
  return [seen.offsetLeft, seen.offsetTop, seen.width, seen.height - room, isLow ? 1 : 0].join(' ');
}

function subscribe(listener: () => void): () => void {
  const targets = [window, window.visualViewport].filter((target) => target instanceof EventTarget);
  for (const target of targets) {
    target.addEventListener('resize', listener);
    target.addEventListener('scroll', listener);
  }
  return () => {
    for (const target of targets) {
      target.removeEventListener('resize', listener);
      target.removeEventListener('scroll', listener);
    }
  };
}
