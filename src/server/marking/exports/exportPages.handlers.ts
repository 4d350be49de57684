import type { exportPages } from '#contract/marking/exportPages.ts';
import type { ExportQuery } from '#contract/marking/exports.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { type PageRequest, paged } from '#server/db/paging.ts';
import type { Caller, Handlers } from '#server/http/handler.ts';
import { chosenTeams } from './chosenTeams.ts';
import { readAnswered, readMarked, readScored } from './exportData.ts';
import { presentAnswered, presentMarked, presentScored } from './exportPages.presenter.ts';
import { countExported, exportPage } from './exports.queries.ts';

/** Handles the exported tables as pages of JSON. Reading one leaves no entry in the history, as other lists do not. */
export const exportPagesHandlers: Handlers<typeof exportPages> = {
  marksPage: async ({ caller, query, services: { db } }) => {
    const { rows, pagination } = await pageFor(db, caller, query);
    return { teams: (await readMarked(db, rows)).map(presentMarked), pagination };
  },
  answersPage: async ({ caller, query, services: { db } }) => {
    const { rows, pagination } = await pageFor(db, caller, query);
    return { teams: (await readAnswered(db, rows)).map(presentAnswered), pagination };
  },
  studentsPage: async ({ caller, query, services: { db } }) => {
    const { rows, pagination } = await pageFor(db, caller, query);
    return { teams: (await readScored(db, rows)).map(presentScored), pagination };
  },
};

/** Reads one page of the caller's teams. Throws notFound or notYours for the class of the query. */
async function pageFor(db: Database, caller: Caller, { page, limit, ...query }: ExportQuery & PageRequest) {
  const { chosen } = await chosenTeams(db, caller, query);
  const part = { page, limit };
  return paged(part, exportPage(db, chosen, part), countExported(db, chosen));
}
