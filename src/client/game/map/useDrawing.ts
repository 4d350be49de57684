import { useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '#client/game/useReducedMotion.ts';

interface Drawing {
  /** Nothing can be drawn: the still version is shown. */
  isStill: boolean;
  /** The first picture is on screen. */
  isOpen: boolean;
  open: () => void;
  onUnavailable: () => void;
}

/** Returns how the map is drawn; calls `onReady` once its first picture is there. */
export function useDrawing(asStill: boolean, onReady?: () => void): Drawing {
  const [isStill, setStill] = useState(asStill);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const onUnavailable = useCallback(() => {
    setStill(true);
    setOpen(true);
  }, []);
  useEffect(() => {
    if (isOpen) onReady?.();
  }, [isOpen, onReady]);
  useEffect(() => {
    if (asStill) setOpen(true);
  }, [asStill]);
  return { isStill, isOpen, open, onUnavailable };
}

/** Returns whether nothing may fly: as the page's switch says or, before it is used, the device. */
export function useCalm(): { isCalm: boolean; setCalm: (isCalm: boolean) => void } {
  const [chosen, setCalm] = useState<boolean | null>(null);
  const reducedMotion = useReducedMotion();
  return { isCalm: chosen ?? reducedMotion, setCalm };
}
