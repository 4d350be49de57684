import type { StreamedCall } from '../uploads.ts';
import { TEAM } from '../who.ts';

/** The name of the stream's only event; its data is the reply of GET /standing. */
export const STANDING_EVENT = 'standing';

/** The game position as server-sent events: one at once, and one after every change. */
export const LIVE_CALL = {
  method: 'GET',
  path: '/live',
  summary: 'Onde está a equipa, em direto (text/event-stream): o evento standing traz o que GET /standing responde.',
  who: TEAM,
  statuses: [200],
  refusals: ['signedOut', 'wrongRole', 'notFound', 'busy'],
} as const satisfies StreamedCall;
