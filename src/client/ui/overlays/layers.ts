import { useEffect } from 'react';
import { create } from 'zustand';

/** The open dialogs, the topmost last: what must stay in reach over a dialog (toasts) is drawn inside the topmost one. */
export const useLayers = create<readonly HTMLElement[]>()(() => []);

/** Counts `element` as a layer for as long as it is open. */
export function useLayer(element: HTMLElement | null, open: boolean): void {
  useEffect(() => {
    if (element === null || !open) return undefined;
    useLayers.setState((layers) => [...layers, element], true);
    return () => useLayers.setState((layers) => layers.filter((layer) => layer !== element), true);
  }, [element, open]);
}

/** The topmost open dialog now; null when there is none. */
export const topLayer = (): HTMLElement | null => useLayers.getState().at(-1) ?? null;
