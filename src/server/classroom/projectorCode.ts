import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';

const TOO_MANY = 'Demasiados códigos errados a partir desta rede. Tentem de novo dentro de alguns minutos.';

/**
 * Returns what `find` finds for a code that anybody may type. Wrong codes of one network are counted together for all kinds of
 * pages. Throws notFound with the message `unknown`, or lockedOut after too many.
 */
export async function requireKnownCode<Found>(
  { mapCodeFailures }: Pick<Services, 'mapCodeFailures'>,
  { address, unknown }: { address: string; unknown: string },
  find: () => Promise<Found | null>,
): Promise<Found> {
  const waitS = mapCodeFailures.waitS(address);
  if (waitS !== null) throw new Refusal('lockedOut', { message: TOO_MANY, retryAfter: waitS });
  const found = await find();
  if (found !== null) return found;
  mapCodeFailures.count(address);
  throw new Refusal('notFound', { message: unknown });
}
