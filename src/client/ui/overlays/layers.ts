import { useEffect, useSyncExternalStore } from 'react';

/** Open dialogs, the topmost last: what must stay in reach over a dialog (toasts) is drawn inside the topmost one. */
let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Counts `element` as a layer for as long as it is open. */
export function useLayer(element: HTMLElement | null, open: boolean): void {
  useEffect(() => {
    if (element === null || !open) return undefined;
    change([...stack, element]);
    return () => change(stack.filter((layer) => layer !== element));
  }, [element, open]);
}

/** The topmost open dialog now; null when there is none. */
export const topLayer = (): HTMLElement | null => stack.at(-1) ?? null;

/** The open dialogs, the topmost last; follows them. */
export function useLayers(): readonly HTMLElement[] {
  return useSyncExternalStore(subscribe, () => stack);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
