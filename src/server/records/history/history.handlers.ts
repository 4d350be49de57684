import type { history } from '#contract/records/history.ts';
import { paged } from '#server/db/paging.ts';
import type { Handlers } from '#server/http/handler.ts';
import { historyScope } from './history.policy.ts';
import { presentHistory } from './history.presenter.ts';
import { countHistory, listHistory } from './history.queries.ts';

/** Lists the audit entries that the caller may read: for a teacher, her own actions and those on her data. */
export const historyHandlers: Handlers<typeof history> = {
  historyPage: async ({ caller, query, services: { db } }) => {
    const filter = { ...historyScope(caller), search: query.search };
    const { rows, pagination } = await paged(query, listHistory(db, filter, query), countHistory(db, filter));
    return { entries: rows.map(presentHistory), pagination };
  },
};
