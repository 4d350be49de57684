import type { ServerLog } from '#server/observability/ServerLog.ts';

/** Says nothing and remembers what was said. */
export function quietLog(): ServerLog & { messages: string[] } {
  const messages: string[] = [];
  const note = (_details: object, message: string) => void messages.push(message);
  return { messages, debug: () => {}, info: note, warn: note, error: note };
}
