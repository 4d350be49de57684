import type { ServerLog } from '#server/observability/ServerLog.ts';

/** Returns a log that prints nothing and records its info, warn and error messages. */
export function recordingLog(): ServerLog & { messages: string[] } {
  const messages: string[] = [];
  const note = (_details: object, message: string) => void messages.push(message);
  return { messages, debug: () => {}, info: note, warn: note, error: note };
}
