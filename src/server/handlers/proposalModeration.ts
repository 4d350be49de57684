import type { proposalModeration } from '#contract/proposalModeration.ts';
import { asksForCare, type Decider, type Decision, standingAfterReport, verdictOn } from '#domain/moderation.ts';
import { absenceOf } from '#domain/proposalModeration.ts';
import { recordAudits } from '../db/audit.ts';
import type { Database, Tx } from '../db/open.ts';
import {
  addProposalReport,
  countProposalQueue,
  judgedProposal,
  type LockedProposal,
  listProposalQueue,
  lockProposals,
  writeProposalStanding,
} from '../db/proposalModeration.ts';
import { findProposal } from '../db/proposals.ts';
import { notifyCouncilChanged, notifyTeamChanged } from '../db/teamChanges.ts';
import type { Caller, Handlers, Services } from '../handler.ts';
import { requireTeam } from '../playingTeam.ts';
import { deciderOf } from '../presenters/moderation.ts';
import { presentJudgedProposal } from '../presenters/proposalModeration.ts';
import { Refusal } from '../refusals.ts';
import { ownScope } from '../scope.ts';
import { storedTheme } from '../stored.ts';

const OWN = { message: 'Não é possível denunciar a proposta da própria equipa.' };
const DECIDED_BY_OTHER = {
  message: 'Outra pessoa decidiu sobre esta proposta. Só ela ou um administrador o pode mudar.',
};

/** Proposals that other teams read, and what staff decide about them (ruling 30). */
export const proposalModerationHandlers: Handlers<typeof proposalModeration> = {
  proposalQueue: async ({ caller, query, services: { db, now } }) => {
    const filter = { ...ownScope(caller), part: query.part };
    const [rows, total, counts] = await Promise.all([
      listProposalQueue(db, filter, query),
      countProposalQueue(db, filter),
      proposalCountsFor(db, caller),
    ]);
    const decider = deciderOf(caller, now());
    const proposals = rows.map((row) => presentJudgedProposal(row, decider));
    return { proposals, pagination: { total, page: query.page, limit: query.limit }, counts };
  },
  approveProposals: ({ caller, body, services }) =>
    decide({ decision: 'approve', ids: body.proposals, confirmed: body.confirmed }, caller, services),
  hideProposals: ({ caller, body, services }) => decide({ decision: 'hide', ids: body.proposals }, caller, services),
  undoProposalDecisions: ({ caller, body, services }) =>
    decide({ decision: 'undo', ids: body.proposals }, caller, services),

  /** A proposal that is not seen is answered like one that is not there, except to a team that has reported it. */
  reportProposal: async ({ caller, params: { proposalId }, services: { db, now } }) => {
    const team = await requireTeam(db, caller.accountId);
    const proposal = await findProposal(db, proposalId, team.id);
    if (proposal === null) throw new Refusal('notFound');
    if (proposal.teamId === team.id) throw new Refusal('ownProposal', OWN);
    if (proposal.theme !== team.theme) throw new Refusal('notYours');
    if (!proposal.reported) {
      const report = { proposalId, teamId: team.id, at: new Date(now()) };
      const held = await db.transaction((tx) => addReport(tx, report));
      if (held) await notifyWithdrawn(db, [held]);
    }
    return { _id: proposalId, reported: true } as const;
  },
};

/** How many proposals ask this person for a decision. */
export async function proposalCountsFor(db: Database, caller: Caller) {
  const scope = ownScope(caller);
  const [waiting, reported, selfHarm] = await Promise.all([
    countProposalQueue(db, { ...scope, part: 'waiting' }),
    countProposalQueue(db, { ...scope, part: 'reported' }),
    countProposalQueue(db, { ...scope, part: 'waiting', selfHarm: true }),
  ]);
  return { waiting, reported, selfHarm };
}

/** Of several reports that come at once each sees the ones before. Returns the proposal if this one has held it. */
async function addReport(
  tx: Tx,
  report: { proposalId: string; teamId: string; at: Date },
): Promise<LockedProposal | null> {
  const [row] = await lockProposals(tx, [report.proposalId]);
  if (!row || absenceOf(row) !== null) throw new Refusal('notFound');
  await addProposalReport(tx, report);
  const { standing, reports } = judgedProposal(row);
  const next = standingAfterReport(standing, reports + 1);
  if (next === standing) return null;
  await writeProposalStanding(tx, row.id, next, null);
  return row;
}

/** What the history says of each decision. */
const RECORDED: Record<Decision, { action: string }> = {
  approve: { action: 'approveProposals' },
  hide: { action: 'hideProposals' },
  undo: { action: 'undoProposalDecisions' },
};

interface Asked {
  decision: Decision;
  ids: readonly string[];
  confirmed?: boolean | undefined;
}

/**
 * All of them or none: what one of them is refused for is said of all. What stands so already is left as it is, and so
 * is what may speak of self-harm when several are approved; one alone needs `confirmed`.
 */
async function decide(asked: Asked, caller: Caller, { db, now }: Services) {
  const decider = deciderOf(caller, now());
  const once = { ...asked, ids: [...new Set(asked.ids)] };
  const changed = await db.transaction((tx) => writeDecisions(tx, once, decider));
  await notifyWithdrawn(db, changed);
  return { changed: changed.length };
}

async function writeDecisions(
  tx: Tx,
  { decision, ids, confirmed = false }: Asked,
  decider: Decider,
): Promise<LockedProposal[]> {
  const rows = await lockProposals(tx, ids);
  if (rows.length < ids.length) throw new Refusal('notFound');
  const changes = rows.flatMap((row) => {
    const judged = judgedProposal(row);
    const verdict = verdictOn(decision, judged, decider);
    if (verdict === 'notYours') throw new Refusal('notYours');
    if (verdict === 'decidedByOther') throw new Refusal('decidedByOther', DECIDED_BY_OTHER);
    if (verdict === 'unchanged') return [];
    const needsCare = decision === 'approve' && asksForCare(judged);
    if (needsCare && ids.length === 1 && !confirmed) throw new Refusal('needsConfirmation');
    return needsCare && ids.length > 1 ? [] : [{ row, ...verdict }];
  });
  for (const { row, standing, before } of changes) await writeProposalStanding(tx, row.id, standing, before);
  const entries = changes.map(({ row: { teamId, teamName, teacherId } }) => ({
    accountId: decider.id,
    ...RECORDED[decision],
    subjectId: teamId,
    subjectName: teamName,
    ownerId: teacherId,
    at: new Date(decider.now),
  }));
  await recordAudits(tx, entries);
  return changes.map(({ row }) => row);
}

/** Open councils of these themes drop what they may not show any more, and the teams see how their own proposal stands. */
async function notifyWithdrawn(db: Database, rows: readonly LockedProposal[]): Promise<void> {
  await Promise.all(rows.map(({ teamId }) => notifyTeamChanged(db, teamId)));
  await notifyCouncilChanged(
    db,
    rows.map(({ theme }) => storedTheme(theme)),
  );
}
