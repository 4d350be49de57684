import { deadline } from './deadline.ts';
import { isRecord } from './request.ts';

/** A network that takes longer counts as none. */
const ANSWERS_WITHIN_MS = 10_000;

/** The script with which the version on the server begins, such as '/assets/index-x.js'; null where nobody says. */
export async function servedVersion(): Promise<string | null> {
  const { signal, clear } = deadline(ANSWERS_WITHIN_MS);
  try {
    const reply = await fetch('/version.json', { cache: 'no-store', signal });
    const said: unknown = reply.ok ? await reply.json() : null;
    return isRecord(said) && typeof said.entry === 'string' ? said.entry : null;
  } catch {
    return null;
  } finally {
    clear();
  }
}
