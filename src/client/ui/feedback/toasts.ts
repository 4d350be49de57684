import { create } from 'zustand';
import { topLayer } from '../overlays/layers.ts';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** Messages of one source share a key; a newer one replaces the older. */
  key?: string;
  /** One action, such as a retry. */
  action?: { label: string; run: () => void };
  /** The dialog that it belongs to; null for the page. */
  layer: HTMLElement | null;
}

/** The queued messages, oldest first; the first is shown (spec, section 4, Notifications). */
export const useToasts = create<readonly Toast[]>()(() => []);
let lastId = 0;

function change(next: (queue: readonly Toast[]) => readonly Toast[]): void {
  useToasts.setState(next, true);
}

/**
 * Queues a message (spec, section 4, Notifications). With a `key` it replaces the message of the same key in place, as for a
 * form that is corrected and sent again; no other message is replaced. The same text and tone is not queued twice.
 */
export function showToast(tone: ToastTone, text: string, action?: Toast['action'], key?: string): void {
  const queue = useToasts.getState();
  if (queue.some((toast) => toast.text === text && toast.tone === tone)) return;
  lastId += 1;
  const layer = topLayer();
  const next: Toast = { id: lastId, tone, text, layer, ...(action && { action }), ...(key !== undefined && { key }) };
  const isOlder = (toast: Toast) => key !== undefined && toast.key === key;
  change(() => (queue.some(isOlder) ? queue.map((toast) => (isOlder(toast) ? next : toast)) : [...queue, next]));
}

/** Removes this message; the next one is shown. */
export function dismissToast(id: number): void {
  change((queue) => queue.filter((toast) => toast.id !== id));
}

/** Removes every message, or those of one tone, such as errors that no longer apply. */
export function clearToasts(tone?: ToastTone): void {
  change((queue) => (tone === undefined ? [] : queue.filter((toast) => toast.tone !== tone)));
}

/** Removes the message of this key, which no longer applies. */
export function forgetToasts(key: string): void {
  change((queue) => queue.filter((toast) => toast.key !== key));
}
