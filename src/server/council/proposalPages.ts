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
import { listCouncil, type ProposalReader, proposalsByIds } from './proposals.queries.ts';

/** What was asked for; neither: the whole list. */
interface Asked {
  page?: number | undefined;
  limit?: number | undefined;
}
type Viewer = ProposalReader & {
  /** Staff, who also see how a proposal stands; null for a team. */
  decider: Decider | null;
};
type ProposalList = StreamedReply<Proposal[]> | { proposals: Proposal[]; pagination: Pagination };

/** Every proposal of a scope, the oldest first: whole, or a page of it with the total. */
export function listForStaff(
  { db, now }: Services,
  caller: Caller,
  { theme }: Pick<ListScope, 'theme'>,
  asked: Asked,
): Promise<ProposalList> {
  const { teacherId } = proposalScope(caller);
  const decider = deciderOf(caller, now());
  const viewer = { kind: 'staff', viewerId: caller.accountId, teacherId, decider } as const;
  return listed(db, { first: [], scope: { theme, teacherId }, viewer }, asked);
}

/**
 * Every proposal of the team's solar system that it may see. Whole: first those that were chosen for it to read (decision
 * 0029). Pages are the oldest first, because the choice grows while a team reads and would shift them.
 */
export async function listForTeam(db: Database, team: PlayingTeam, asked: Asked): Promise<ProposalList> {
  const scope = { theme: team.theme, seenBy: team.id };
  if (isPaged(asked)) return listed(db, { first: [], scope, viewer: asTeam(team) }, asked);
  const first = await listCouncil(db, team);
  return listed(db, { first, scope: { ...scope, besides: first }, viewer: asTeam(team) }, asked);
}

/** What a team's council shows first, and how many proposals its solar system has. */
export async function firstOfCouncil(
  db: Database,
  team: PlayingTeam,
): Promise<{ proposals: Proposal[]; total: number }> {
  const ids = await listCouncil(db, team);
  const proposals = await present(db, ids, asTeam(team));
  return { proposals, total: await countListed(db, { theme: team.theme, seenBy: team.id }) };
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

async function listed(db: Database, plan: Plan, asked: Asked): Promise<ProposalList> {
  if (!isPaged(asked)) return StreamedReply.list(batches(db, plan));
  const { page = 0, limit = PAGE_SIZE_DEFAULT } = asked;
  const part = { page, limit };
  const total = await countListed(db, plan.scope);
  const ids = await pageIds(db, plan.scope, part);
  return { proposals: await present(db, ids, plan.viewer), pagination: paginationOf(part, { total }) };
}

function isPaged({ page, limit }: Asked): boolean {
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
