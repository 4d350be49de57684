import { expiryOf } from '#client/session/expiry.ts';
import { LOCAL_KEYS } from '#client/session/localItems.ts';
import type { SessionToken } from '#client/session/useSession.ts';
import type { Profile } from '#contract/identity/session.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { ApiClient } from '../product/ApiClient.ts';
import type { StorageState } from './browser.ts';

/** Signs in through the API and returns the browser storage that the sign-in form would leave. */
export async function signInToStorage(base: string, username: string, password: string): Promise<StorageState> {
  const token = await new ApiClient(base).tokenFor(username, password);
  const client = new ApiClient(base, token);
  const profile = await client.get<Profile>('/profile');
  const session: SessionToken = { token, auth: true, expiry: expiryOf(token, Date.now()) };
  const items: Record<string, unknown> = { [LOCAL_KEYS.token]: session, [LOCAL_KEYS.user]: profile };
  if (profile.permission.id === ROLE.team) items[LOCAL_KEYS.gameStatus] = await client.get('/team');
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  return { cookies: [], origins: [{ origin: base, localStorage }] };
}
