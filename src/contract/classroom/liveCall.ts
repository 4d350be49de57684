import type { StreamedCall } from '../uploads.ts';
import { TEAM } from '../who.ts';

/** The name of the stream's one event; its data is what GET /standing answers. */
export const STANDING_EVENT = 'standing';

/** The same as a stream of server-sent events: at once, and after every change. */
export const LIVE_CALL = {
  method: 'GET',
  path: '/live',
  summary: 'Onde está a equipa, em direto (text/event-stream): o evento standing traz o que GET /standing responde.',
  who: TEAM,
  statuses: [200],
  refusals: ['signedOut', 'wrongRole', 'notFound', 'busy'],
} as const satisfies StreamedCall;
