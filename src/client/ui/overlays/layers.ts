import { useEffect } from 'react';
import { create } from 'zustand';

/** The open dialogs, topmost last. Toasts are rendered inside the topmost one, because the rest of the page is inert. */
export const useLayers = create<readonly HTMLElement[]>()(() => []);

/** Returns whether a dialog is open, which covers the page. */
export const useHasDialog = (): boolean => useLayers((layers) => layers.length > 0);

/** Registers `element` as a layer while it is open. */
export function useLayer(element: HTMLElement | null, open: boolean): void {
  useEffect(() => {
    if (element === null || !open) return undefined;
    useLayers.setState((layers) => [...layers, element], true);
    return () => useLayers.setState((layers) => layers.filter((layer) => layer !== element), true);
  }, [element, open]);
}

/** Returns the topmost open dialog, or null. */
export const topLayer = (): HTMLElement | null => useLayers.getState().at(-1) ?? null;
