import { REFUSALS } from '#contract/refusals.ts';
import type { Caller, Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { checkPassword } from '../signIn.ts';

/** Requires the caller's current password, and counts a wrong one as sign-in does; the session goes on. */
export async function requireCurrent(services: Services, caller: Caller, password: string, address: string) {
  try {
    return await checkPassword(services, { name: caller.username, password, address });
  } catch (error) {
    throw error instanceof Refusal && error.id === 'wrongPassword' ? wrongCurrent() : error;
  }
}

/** The refusal of a current password that is wrong, or no longer the current one. */
export function wrongCurrent(): Refusal {
  return new Refusal('wrongCurrentPassword', { fields: { current: REFUSALS.wrongCurrentPassword.message } });
}
