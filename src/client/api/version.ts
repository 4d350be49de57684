import { isRecord } from './request.ts';

/** The script with which the version on the server begins, such as '/assets/index-x.js'; null where nobody says. */
export async function servedVersion(): Promise<string | null> {
  try {
    const reply = await fetch('/version.json', { cache: 'no-store' });
    const said: unknown = reply.ok ? await reply.json() : null;
    return isRecord(said) && typeof said.entry === 'string' ? said.entry : null;
  } catch {
    return null;
  }
}
