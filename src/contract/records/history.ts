import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { filterText, pagination, paging } from '../fields.ts';
import { STAFF } from '../who.ts';

/** An audit entry. `at` is in unix seconds; `action` is the name of the call; `who` is null when that account is gone. */
const entry = z.object({
  _id: z.int(),
  at: z.int(),
  who: z.nullable(z.string()),
  action: z.string(),
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.output<typeof entry>;

/** The audit, limited to what the reader may see. */
export const history = {
  historyPage: {
    method: 'GET',
    path: '/history',
    summary: 'Quem fez o quê, a começar pelo mais recente; um professor recebe o que fez e o que tocou nos seus dados.',
    who: STAFF,
    /** `search` matches the actor's or the subject's name, ignoring case and accents, in the newest HISTORY_SEARCHED_MAX. */
    query: z.extend(paging, { search: filterText }),
    success: { status: 200, body: z.object({ entries: z.array(entry), pagination }) },
  },
} as const satisfies EndpointTable;
