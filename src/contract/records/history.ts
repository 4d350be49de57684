import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { filterText, pagination, paging } from '../fields.ts';
import { STAFF } from '../who.ts';

/** `at` in unix seconds. `action` is the name of the call that did it; `who` is null when that account is gone. */
const entry = z.object({
  _id: z.int(),
  at: z.int(),
  who: z.nullable(z.string()),
  action: z.string(),
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.output<typeof entry>;

/** Who did what to whom, as far as the reader may know. */
export const history = {
  historyPage: {
    method: 'GET',
    path: '/history',
    summary: 'Quem fez o quê, a começar pelo mais recente; um professor recebe o que fez e o que tocou nos seus dados.',
    who: STAFF,
    /**
     * `search`: anywhere in who did it or in what it was done to, without regard to case or accents, among the newest
     * HISTORY_SEARCHED_MAX lines.
     */
    query: z.extend(paging, { search: filterText }),
    success: { status: 200, body: z.object({ entries: z.array(entry), pagination }) },
  },
} as const satisfies EndpointTable;
