import type { Proposal } from '#contract/council/proposals.ts';
import type { Decider } from '#domain/council/moderation.ts';
import { PAGE_SIZE_DEFAULT } from '#domain/limits.ts';
import type { Database } from '../db/openDatabase.ts';
import { type Pagination, paginationOf } from '../db/paging.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';
import type { Caller, Services } from '../http/handler.ts';
import { StreamedReply } from '../http/StreamedReply.ts';
import { deciderOf } from './moderation/moderation.policy.ts';
import { countListed, idBatches, type ListScope, pageIds } from './proposalLists.queries.ts';
import { proposalScope } from './proposals.policy.ts';
import { presentProposal } from './proposals.presenter.ts';
import { listCouncil, type ProposalReader, proposalsByIds, readCouncil } from './proposals.queries.ts';

/** The requested page; the whole list when both are absent. */
interface OptionalPage {
  page?: number | undefined;
  limit?: number | undefined;
}
type Viewer = ProposalReader & {
  /** Staff, who also see the moderation status; null for a team. */
  decider: Decider | null;
};
type ProposalList = StreamedReply<Proposal[]> | { proposals: Proposal[]; pagination: Pagination };

/** Lists the proposals of a scope, oldest first: all, or a page with the total. */
export function listForStaff(
  { db, now }: Services,
  caller: Caller,
  { theme }: Pick<ListScope, 'theme'>,
  asked: OptionalPage,
): Promise<ProposalList> {
  const { teacherId } = proposalScope(caller);
  const decider = deciderOf(caller, now());
  const viewer = { kind: 'staff', viewerId: caller.accountId, teacherId, decider } as const;
  return listWholeOrPage(db, { first: [], scope: { theme, teacherId }, viewer }, asked);
}

/**
 * Lists every proposal of the team's solar system that it may see. The whole list begins with those assigned to it to
 * read (decision 0029). Pages are sorted oldest first, because the assigned ones grow meanwhile and would shift pages.
 */
export async function listForTeam(db: Database, team: PlayingTeam, asked: OptionalPage): Promise<ProposalList> {
  const scope = { theme: team.theme, seenBy: team.id };
  if (isPaged(asked)) return listWholeOrPage(db, { first: [], scope, viewer: asTeam(team) }, asked);
  const first = await listCouncil(db, team);
  return listWholeOrPage(db, { first, scope: { ...scope, besides: first }, viewer: asTeam(team) }, asked);
}

/** Reads the proposals that a team's council shows first, and the total of its solar system. */
export async function firstOfCouncil(
  db: Database,
  team: PlayingTeam,
): Promise<{ proposals: Proposal[]; total: number }> {
  const { found, total } = await readCouncil(db, team);
  return { proposals: found.map((proposal) => presentProposal(proposal, null)), total };
}

function asTeam({ id }: PlayingTeam): Viewer {
  return { kind: 'team', viewerId: id, decider: null };
}

interface Plan {
  /** Ids that come before the rest of the scope in the whole list. */
  first: readonly string[];
  scope: ListScope;
  viewer: Viewer;
}

async function listWholeOrPage(db: Database, plan: Plan, asked: OptionalPage): Promise<ProposalList> {
  if (!isPaged(asked)) return StreamedReply.list(batches(db, plan));
  const { page = 0, limit = PAGE_SIZE_DEFAULT } = asked;
  const part = { page, limit };
  const total = await countListed(db, plan.scope);
  const ids = await pageIds(db, plan.scope, part);
  return { proposals: await present(db, ids, plan.viewer), pagination: paginationOf(part, { total }) };
}

function isPaged({ page, limit }: OptionalPage): boolean {
  return page !== undefined || limit !== undefined;
}

async function* batches(db: Database, { first, scope, viewer }: Plan): AsyncGenerator<Proposal[]> {
  if (first.length > 0) yield await present(db, first, viewer);
  for await (const ids of idBatches(db, scope)) yield await present(db, ids, viewer);
}

async function present(db: Database, ids: readonly string[], viewer: Viewer): Promise<Proposal[]> {
  const found = await proposalsByIds(db, ids, viewer);
  return found.map((proposal) => presentProposal(proposal, viewer.decider));
}
