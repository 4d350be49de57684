import { deadline } from './deadline.ts';
import { isRecord } from './request.ts';

/** A network that takes longer counts as down. */
const VERSION_TIMEOUT_MS = 10_000;

/** Returns the entry script of the version on the server, such as '/assets/index-x.js'; null when it cannot be fetched. */
export async function fetchServerEntry(): Promise<string | null> {
  const { signal, clear } = deadline(VERSION_TIMEOUT_MS);
  try {
    const reply = await fetch('/version.json', { cache: 'no-store', signal });
    const body: unknown = reply.ok ? await reply.json() : null;
    return isRecord(body) && typeof body.entry === 'string' ? body.entry : null;
  } catch {
    return null;
  } finally {
    clear();
  }
}
