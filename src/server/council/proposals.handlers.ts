import type { Proposal, proposals } from '#contract/council/proposals.ts';
import { type Decider, initialModerationStatus, needsSelfHarmReview } from '#domain/council/moderation.ts';
import { verdictOnEdit, withheldReasonOf } from '#domain/council/proposalModeration.ts';
import { harmsIn } from '#domain/council/wordFilter/findDoubts.ts';
import { COMMENTS_PER_TEAM_MAX, COUNCIL_FOUND_MAX } from '#domain/limits.ts';
import { isTeam } from '#domain/permissions.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { paginationOf } from '../db/paging.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';
import { inLockedTeam, requireTeam } from '../game/playingTeam.ts';
import { themeNamed } from '../game/themeNames.ts';
import { canReadTheme } from '../game/themes.policy.ts';
import { badInput } from '../http/badInput.ts';
import type { Caller, Handlers, Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { audit, ownedSubject } from '../records/history/audit.queries.ts';
import { addComment, countComments, findComment } from './comments.queries.ts';
import { assignReadings } from './council.queries.ts';
import { moderationFor } from './moderation/comments.queries.ts';
import { judgedOf } from './moderation/moderatedTexts.queries.ts';
import { deciderOf } from './moderation/moderation.policy.ts';
import {
  deleteReports,
  type LockedProposal,
  lockProposalOfTeam,
  writeProposalStatus,
} from './moderation/proposals.queries.ts';
import { pageOfProposals } from './proposalPage.queries.ts';
import { firstOfCouncil, listForStaff, listForTeam } from './proposalPages.ts';
import { searchCouncil } from './proposalSearch.queries.ts';
import { canManageProposal, canRespondTo, proposalScope } from './proposals.policy.ts';
import { presentComment, presentProposal, presentStars } from './proposals.presenter.ts';
import {
  type CouncilProposal,
  findProposal,
  findProposalOfTeam,
  listProposals,
  proposalsByIds,
  rate,
  reopenSubmitted,
  rewriteDraft,
  submitDraft,
} from './proposals.queries.ts';
import { lockVoteOn } from './session/ballots.queries.ts';

/** Does not reveal whether a proposal is hidden or never existed. */
const GONE = { message: 'Esta proposta já não está no Conselho.' };

/** Handles the calls of the council and of the proposals panel (spec, sections 4 and 7; rulings 2, 6, 7 and 30). */
export const proposalsHandlers: Handlers<typeof proposals> = {
  proposalsOfTheme: async ({ caller, services, params, query }) => {
    const theme = themeNamed(params.solarName);
    if (theme === null) throw new Refusal('notFound');
    if (!isTeam(caller.role)) return listForStaff(services, caller, { theme }, query);
    const team = await requireTeam(services.db, caller.accountId);
    requireAllowed(canReadTheme(team, theme));
    return listForTeam(services.db, team, query);
  },

  proposalPage: async ({ caller, services, query }) => {
    const { teacherId } = proposalScope(caller);
    const { ids, ...counted } = await pageOfProposals(services.db, { ...query, teacherId });
    const found = await proposalsByIds(services.db, ids, { kind: 'staff', viewerId: caller.accountId, teacherId });
    return { proposals: presentAll(found, caller, services), pagination: paginationOf(query, counted) };
  },

  council: async ({ caller, services: { db } }) => firstOfCouncil(db, await requireTeam(db, caller.accountId)),

  searchCouncil: async ({ caller, services, query }) => {
    const { theme } = await requireTeam(services.db, caller.accountId);
    const wanted = { theme, search: query.search, limit: COUNCIL_FOUND_MAX + 1 };
    const ids = await searchCouncil(services.db, wanted);
    const found = await proposalsByIds(services.db, ids.slice(0, COUNCIL_FOUND_MAX), {
      kind: 'team',
      viewerId: caller.accountId,
    });
    return { proposals: presentAll(found, caller, services), more: ids.length > COUNCIL_FOUND_MAX };
  },

  /**
   * Ignores `teamName`: the author is the signed-in team (ruling 7). Idempotent by text: the same text on the same
   * proposal is the same comment, because an offline device may repeat it days later. The reply contains `state` when
   * the comment waits for a teacher, and leaves out `mine`.
   */
  commentProposal: ({ caller, services, params, body }) =>
    inLockedTeam(services.db, caller.accountId, async (tx, team) => {
      await requireOthersProposal(tx, team, params.proposalUid);
      const comment = {
        proposalId: params.proposalUid,
        teamId: team.id,
        text: body.comment,
        kind: body.kind ?? null,
        at: new Date(services.now()),
      };
      const earlier = await findComment(tx, comment);
      if (earlier) return presentComment({ ...earlier, mine: false });
      if ((await countComments(tx, comment)) >= COMMENTS_PER_TEAM_MAX) throw new Refusal('tooManyComments');
      const { state, heldFor } = initialModerationStatus(
        await moderationFor(tx, team.teacherId),
        harmsIn(comment.text),
      );
      const { id } = await addComment(tx, { ...comment, state, heldFor });
      await assignReadings(tx, team.id, [comment.proposalId]);
      const own = { author: team.name, state, mine: false, reported: false, acceptedAt: null, answer: null };
      return presentComment({ ...comment, id, ...own });
    }),

  rateProposal: async ({ caller, services, params }) => {
    const team = await requireTeam(services.db, caller.accountId);
    await requireOthersProposal(services.db, team, params.proposalUid);
    const rating = { proposalId: params.proposalUid, teamId: team.id, stars: params.stars };
    const stars = await rate(services.db, { ...rating, at: new Date(services.now()) });
    if (stars === null) throw new Refusal('notFound');
    return presentStars(stars);
  },

  /**
   * A staff edit approves the text, unless it is held for self-harm and still contains such words (ruling 30). Nobody
   * changes a plan while a class votes on it.
   */
  editProposal: ({ caller, services, params, body }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      await requireManagedProposal(tx, caller, team);
      const known = await lockProposalOfTeam(tx, team.id);
      const by = { caller, at: new Date(services.now()) };
      const replaced = { text: body.proposal, at: by.at, cause: 'edit' } as const;
      if (known && isDraftChanged(known, body.proposal) && (await lockVoteOn(tx, known.id)))
        throw new Refusal('planInVote');
      if (!(known && (await rewriteDraft(tx, known, replaced)))) throw new Refusal('alreadySubmitted');
      await audit(tx, by, 'editProposal', ownedSubject(team));
      if (known.text !== body.proposal) await deleteReports(tx, known.id);
      const isCareful = needsSelfHarmReview(judgedOf(known)) && harmsIn(body.proposal).includes('self-harm');
      if (!isCareful && (await approveEdited(tx, known, deciderOf(caller, services.now()))))
        await audit(tx, by, 'approveProposals', ownedSubject(team));
      return readProposal(tx, caller, services, team);
    }),

  /** Submits the stored text; the body's `proposalId` only guards against submitting another proposal than the one seen. */
  submitProposal: ({ caller, services, params, body }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      const { id } = await requireManagedProposal(tx, caller, team);
      if (body.proposalId !== undefined && body.proposalId !== id)
        throw badInput({ proposalId: 'Não é a proposta desta equipa.' });
      const at = new Date(services.now());
      if (!(await submitDraft(tx, team.id, at))) throw new Refusal('alreadySubmitted');
      await audit(tx, { caller, at }, 'submitProposal', ownedSubject(team));
      return readProposal(tx, caller, services, team);
    }),

  reopenProposal: ({ caller, services, params, body: { reason } }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      await requireManagedProposal(tx, caller, team);
      if (!(await reopenSubmitted(tx, team.id))) throw new Refusal('notSubmitted');
      await audit(tx, { caller, at: new Date(services.now()) }, 'reopenProposal', ownedSubject(team), { reason });
      return readProposal(tx, caller, services, team);
    }),
};

function isDraftChanged({ submittedAt, text }: LockedProposal, next: string): boolean {
  return submittedAt === null && text !== next;
}

/** Throws notFound for a missing or hidden proposal, ownProposal for the team's own, notYours for another theme. */
async function requireOthersProposal(db: Database | Tx, team: PlayingTeam, proposalId: string): Promise<void> {
  const proposal = await findProposal(db, proposalId, team.id);
  if (proposal === null) throw new Refusal('notFound', GONE);
  if (!canRespondTo(team, proposal)) throw new Refusal('ownProposal');
  requireAllowed(canReadTheme(team, proposal.theme));
  if (withheldReasonOf(proposal) !== null) throw new Refusal('notFound', GONE);
}

/** Applies the approval of an edit; returns whether the text was held or hidden before. */
async function approveEdited(tx: Tx, known: LockedProposal, editor: Decider): Promise<boolean> {
  const verdict = verdictOnEdit(judgedOf(known), editor);
  if (verdict === null) return false;
  await writeProposalStatus(tx, known.id, verdict.status, verdict.before);
  return known.state !== 'shown';
}

/** Throws notYours for another teacher's team, then notFound for a team without a proposal. */
async function requireManagedProposal(db: Database | Tx, caller: Caller, team: PlayingTeam): Promise<{ id: string }> {
  requireAllowed(canManageProposal(caller, team));
  const proposal = await findProposalOfTeam(db, team.id);
  if (proposal === null) throw new Refusal('notFound');
  return proposal;
}

async function readProposal(tx: Tx, caller: Caller, services: Services, team: PlayingTeam): Promise<Proposal> {
  const [found] = presentAll(
    await listProposals(tx, { teamId: team.id }, { kind: 'staff', viewerId: caller.accountId }),
    caller,
    services,
  );
  if (found === undefined) throw new Refusal('notFound');
  return found;
}

/** Presents proposals for this caller; staff also get the moderation status and their possible decisions. */
function presentAll(found: readonly CouncilProposal[], caller: Caller, { now }: Services): Proposal[] {
  const decider = isTeam(caller.role) ? null : deciderOf(caller, now());
  return found.map((proposal) => presentProposal(proposal, decider));
}
