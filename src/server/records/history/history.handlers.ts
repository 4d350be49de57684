import type { history } from '#contract/records/history.ts';
import { paged } from '#server/db/paging.ts';
import type { Handlers } from '#server/http/handler.ts';
import { historyScope } from './history.policy.ts';
import { presentHistory } from './history.presenter.ts';
import { countHistory, listHistory } from './history.queries.ts';

/** The audit, as far as the caller may read it: a teacher what she did and what touched her data. */
export const historyHandlers: Handlers<typeof history> = {
  historyPage: async ({ caller, query, services: { db } }) => {
    const filter = { ...historyScope(caller), search: query.search };
    const { rows, pagination } = await paged(query, listHistory(db, filter, query), countHistory(db, filter));
    return { entries: rows.map(presentHistory), pagination };
  },
};
