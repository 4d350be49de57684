import type { StreamedCall } from '../uploads.ts';
import { STAFF } from '../who.ts';

/** The name of the event of a class's stream; its data is the reply of GET /classes/:classId/lesson. */
export const CLASS_EVENT = 'class';

/** A class in session as server-sent events: one at once, and at most one a second while something changes. */
export const CLASS_LIVE_CALL = {
  method: 'GET',
  path: '/classes/:classId/lesson/live',
  summary: 'A turma em direto (text/event-stream): o evento class traz o que GET /classes/:classId/lesson responde.',
  who: STAFF,
  statuses: [200],
  refusals: ['signedOut', 'wrongRole', 'passwordNotOwn', 'notYours', 'notFound', 'busy'],
} as const satisfies StreamedCall;
