const listeners = new Set<() => void>();

/** Tells the listeners that a diary of the game was opened: the council's or the menu's. */
export function notifyDiaryOpened(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when a diary of the game is opened; returns the function to unsubscribe. */
export function subscribeToDiaryOpenings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
