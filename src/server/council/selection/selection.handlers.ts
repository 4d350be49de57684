import type { selection } from '#contract/council/selection.ts';
import { selectionYearName, selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { paged } from '#server/db/paging.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { audit } from '#server/records/history/audit.queries.ts';
import { changeReaders, drawMissingReaders } from './assignReaders.ts';
import { inLockedPlan, planSubject, readPlan, requireNotPublished } from './lockedPlan.ts';
import { countPlans, countStates, listChosen, listPlans } from './plans.queries.ts';
import { countPossibleReaders, listPossibleReaders, lockSelection } from './readers.queries.ts';
import {
  countReadings,
  deleteChoice,
  listChosenOf,
  listReadings,
  type ReadingRow,
  readingsOf,
  writeChoice,
  writeJudgement,
} from './readings.queries.ts';
import { deleteResult, insertResult, publishedAt } from './results.queries.ts';
import { canJudge } from './selection.policy.ts';
import {
  isChosen,
  isPlanFullyRead,
  presentPlan,
  presentReading,
  presentResult,
  seconds,
} from './selection.presenter.ts';

/** Handles the selection of the best plans of a school year (spec, section 4: every May). */
export const selectionHandlers: Handlers<typeof selection> = {
  selectionPage: async ({ query, services: { db, now } }) => {
    const { page, limit, school: schoolId, state, search, year = selectionYearOf(now()) } = query;
    const theme = THEMES.find((one) => THEME_NAMES[one] === query.solar);
    const filter = { year, theme, schoolId, state, search };
    const [{ rows, pagination }, counts, at] = await Promise.all([
      paged({ page, limit }, listPlans(db, filter, { page, limit }), countPlans(db, filter)),
      countStates(db, year),
      publishedAt(db, year),
    ]);
    const readings = await readingsByPlan(db, rows);
    const proposals = rows.map((row) => presentPlan(row, readings.get(row.id) ?? []));
    return { year, publishedAt: at && seconds(at), counts, proposals, pagination };
  },

  selectionReaders: async ({ query, services: { db, now } }) => {
    const wanted = { search: query.search, year: selectionYearOf(now()) };
    const found = listPossibleReaders(db, wanted, query);
    const { rows, pagination } = await paged(query, found, countPossibleReaders(db, query.search));
    return { readers: rows.map(({ id, ...row }) => ({ _id: id, ...row })), pagination };
  },

  assignReaders: ({ caller, params, body, services: { db, now } }) =>
    inLockedPlan(db, params.proposalId, async (tx, plan) => {
      await changeReaders(tx, plan, body.readers);
      await audit(tx, { caller, at: new Date(now()) }, 'assignReaders', planSubject(plan));
      return readPlan(tx, plan.id);
    }),

  drawReaders: ({ caller, body, services }) => drawMissingReaders(services, caller, body.readers),

  /** Only a plan that two people at least have read; one that has gained a reader since may have its reason changed. */
  chooseProposal: ({ caller, params, body: { reason }, services: { db, now } }) =>
    inLockedPlan(db, params.proposalId, async (tx, plan) => {
      await requireNotPublished(tx, plan);
      if (!isChosen(plan) && !isPlanFullyRead(plan, await readingsOf(tx, [plan.id]))) throw new Refusal('notFullyRead');
      const at = new Date(now());
      await writeChoice(tx, { proposalId: plan.id, reason, chosenBy: caller.accountId, chosenAt: at });
      await audit(tx, { caller, at }, 'chooseProposal', planSubject(plan));
      return readPlan(tx, plan.id);
    }),

  removeChoice: ({ caller, params, body: { reason }, services: { db, now } }) =>
    inLockedPlan(db, params.proposalId, async (tx, plan) => {
      await requireNotPublished(tx, plan);
      const by = { caller, at: new Date(now()) };
      if (await deleteChoice(tx, plan.id)) await audit(tx, by, 'removeChoice', planSubject(plan), { reason });
      return readPlan(tx, plan.id);
    }),

  publishSelection: ({ caller, params: { year }, body, services: { db, now } }) =>
    db.transaction(async (tx) => {
      const name = selectionYearName(year);
      if (body.confirm !== name) throw badInput({ confirm: `Escreva «${name}», tal como está.` });
      await lockSelection(tx);
      const plans = (await listChosen(tx, year)).length;
      if (plans === 0) throw new Refusal('nothingChosen');
      const at = new Date(now());
      const isNew = await insertResult(tx, { year, publishedBy: caller.accountId, publishedAt: at });
      const subject = { id: caller.accountId, name };
      if (isNew) await audit(tx, { caller, at }, 'publishSelection', subject, { plans });
      return { year, publishedAt: seconds((await publishedAt(tx, year)) ?? at) };
    }),

  withdrawSelection: ({ caller, params: { year }, body: { reason }, services: { db, now } }) =>
    db.transaction(async (tx) => {
      await lockSelection(tx);
      const subject = { id: caller.accountId, name: selectionYearName(year) };
      const by = { caller, at: new Date(now()) };
      if (await deleteResult(tx, year)) await audit(tx, by, 'withdrawSelection', subject, { reason });
      return { year, publishedAt: null };
    }),

  ownSelection: async ({ caller: { accountId }, services: { db, now } }) => {
    const year = selectionYearOf(now());
    const counted = await countReadings(db, accountId, year);
    const isPublished = (await publishedAt(db, year)) !== null;
    return { year, ...counted, chosen: isPublished ? await listChosenOf(db, accountId, year) : [] };
  },

  readings: async ({ caller: { accountId }, query, services: { db, now } }) => {
    const { year = selectionYearOf(now()) } = query;
    const total = countReadings(db, accountId, year).then(({ assigned }) => assigned);
    const { rows, pagination } = await paged(query, listReadings(db, accountId, year, query), total);
    const given = await readingsByPlan(db, rows);
    return { year, readings: rows.map((row) => presentReading(row, given.get(row.id) ?? [], accountId)), pagination };
  },

  judgeProposal: ({ caller, params, body, services: { db, now } }) => {
    const isReader = (plan: { teacherId: string; readers: readonly string[] }) =>
      requireAllowed(canJudge(caller, plan));
    return inLockedPlan(
      db,
      params.proposalId,
      async (tx, plan) => {
        if (isPlanFullyRead(plan, await readingsOf(tx, [plan.id]))) throw new Refusal('judgementFinal');
        const at = new Date(now());
        await writeJudgement(tx, { ...body, proposalId: plan.id, accountId: caller.accountId, at });
        await audit(tx, { caller, at }, 'judgeProposal', planSubject(plan));
        return presentReading(plan, await readingsOf(tx, [plan.id]), caller.accountId);
      },
      isReader,
    );
  },

  selectionResult: async ({ params: { year }, services: { db } }) => {
    const at = await publishedAt(db, year);
    return presentResult(year, at, at === null ? [] : await listChosen(db, year));
  },
};

async function readingsByPlan(db: Database, plans: readonly { id: string }[]): Promise<Map<string, ReadingRow[]>> {
  const grouped = new Map(plans.map(({ id }): [string, ReadingRow[]] => [id, []]));
  for (const row of await readingsOf(db, [...grouped.keys()])) grouped.get(row.proposalId)?.push(row);
  return grouped;
}
