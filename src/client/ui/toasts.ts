import { useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** One thing that can be done about it, such as trying again. */
  action?: { label: string; run: () => void };
}

/** The first is shown, the others wait (spec, section 4, Notifications). */
let queue: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message: it takes the place of one in the same tone, which it makes old, and waits for one in another tone. The same words
 * are not said twice.
 */
export function showToast(tone: ToastTone, text: string, action?: Toast['action']): void {
  if (queue.some((toast) => toast.text === text && toast.tone === tone)) return;
  lastId += 1;
  const next: Toast = { id: lastId, tone, text, ...(action && { action }) };
  const isOld = (toast: Toast) => toast.tone === tone;
  change(queue.some(isOld) ? queue.map((toast) => (isOld(toast) ? next : toast)) : [...queue, next]);
}

/** Takes away the message that shows; the next one follows. */
export function dismissToast(): void {
  change(queue.slice(1));
}

/** Forgets every message, or those in one tone: what was done has no trouble left to tell. */
export function clearToasts(tone?: ToastTone): void {
  change(tone === undefined ? [] : queue.filter((toast) => toast.tone !== tone));
}

/** The message to show now; null when there is none. */
export function useToast(): Toast | null {
  return useSyncExternalStore(subscribe, () => queue[0] ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
