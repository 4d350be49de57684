import type { DatabaseLog } from '#server/db/databaseLog.ts';

/** Says nothing and remembers what was said. */
export function quietLog(): DatabaseLog & { messages: string[] } {
  const messages: string[] = [];
  const note = (_details: object, message: string) => void messages.push(message);
  return { messages, debug: () => {}, info: note, warn: note, error: note };
}
