import type { Proposal, proposals } from '#contract/council/proposals.ts';
import { asksForCare, type Decider, initialModerationStatus } from '#domain/council/moderation.ts';
import { absenceOf, verdictOnEdit } from '#domain/council/proposalModeration.ts';
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
import { noteReadings } from './council.queries.ts';
import { moderationFor } from './moderation/comments.queries.ts';
import { judgedOf } from './moderation/moderatedTexts.queries.ts';
import { deciderOf } from './moderation/moderation.policy.ts';
import {
  forgetReports,
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

/** The same words whether it never was or is hidden: which of the two is not told. */
const GONE = { message: 'Esta proposta já não está no Conselho.' };

/** The council and the proposals panel (spec, sections 4 and 7; rulings 2, 6, 7 and 30). */
export const proposalsHandlers: Handlers<typeof proposals> = {
  allProposals: ({ caller, services, query }) => listForStaff(services, caller, {}, query),

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
   * `teamName` is not read: the author is who is signed in (ruling 7). The same words on the same proposal are the same
   * comment, however late they come again: a device may send what it wrote without a network days ago. That it waits for
   * a teacher is said; that it is the team's own goes without saying.
   */
  commentProposal: ({ caller, services, params, body }) =>
    inLockedTeam(services.db, caller.accountId, async (tx, team) => {
      await requireOthersProposal(tx, team, params.proposalUid);
      const comment = {
        proposalId: params.proposalUid,
        teamId: team.id,
        text: body.comment,
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
      await noteReadings(tx, team.id, [comment.proposalId]);
      const { text, at } = comment;
      return presentComment({ id, author: team.name, text, at, state, mine: false, reported: false });
    }),

  rateProposal: async ({ caller, services, params }) => {
    const team = await requireTeam(services.db, caller.accountId);
    await requireOthersProposal(services.db, team, params.proposalUid);
    const rating = { proposalId: params.proposalUid, teamId: team.id, stars: params.stars };
    const stars = await rate(services.db, { ...rating, at: new Date(services.now()) });
    if (stars === null) throw new Refusal('notFound');
    return presentStars(stars);
  },

  /** A text that staff wrote counts as approved, unless it waits because it may speak of self-harm and still does (ruling 30). */
  editProposal: ({ caller, services, params, body }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      await requireManagedProposal(tx, caller, team);
      const known = await lockProposalOfTeam(tx, team.id);
      if (!(known && (await rewriteDraft(tx, team.id, body.proposal)))) throw new Refusal('alreadySubmitted');
      const by = { caller, at: new Date(services.now()) };
      await audit(tx, by, 'editProposal', ownedSubject(team));
      if (known.text !== body.proposal) await forgetReports(tx, known.id);
      const isCareful = asksForCare(judgedOf(known)) && harmsIn(body.proposal).includes('self-harm');
      if (!isCareful && (await approveEdited(tx, known, deciderOf(caller, services.now()))))
        await audit(tx, by, 'approveProposals', ownedSubject(team));
      return readProposal(tx, caller, services, team);
    }),

  /** Of the body only `proposalId` is read, to refuse another proposal than the one seen: what is kept is what counts. */
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

/** Refuses a proposal that is not there or that other teams do not see, of another theme, or the team's own. */
async function requireOthersProposal(db: Database | Tx, team: PlayingTeam, proposalId: string): Promise<void> {
  const proposal = await findProposal(db, proposalId, team.id);
  if (proposal === null) throw new Refusal('notFound', GONE);
  if (!canRespondTo(team, proposal)) throw new Refusal('ownProposal');
  requireAllowed(canReadTheme(team, proposal.theme));
  if (absenceOf(proposal) !== null) throw new Refusal('notFound', GONE);
}

/** Whether this has approved what waited or was hidden. */
async function approveEdited(tx: Tx, known: LockedProposal, editor: Decider): Promise<boolean> {
  const verdict = verdictOnEdit(judgedOf(known), editor);
  if (verdict === null) return false;
  await writeProposalStatus(tx, known.id, verdict.standing, verdict.before);
  return known.state !== 'shown';
}

/** Refuses another teacher's team, then a team without a proposal. */
async function requireManagedProposal(db: Database | Tx, caller: Caller, team: PlayingTeam): Promise<{ id: string }> {
  requireAllowed(canManageProposal(caller, team));
  const proposal = await findProposalOfTeam(db, team.id);
  if (proposal === null) throw new Refusal('notFound');
  return proposal;
}

async function readProposal(tx: Tx, caller: Caller, services: Services, team: PlayingTeam): Promise<Proposal> {
  const [found] = presentAll(await listProposals(tx, { teamId: team.id }, caller.accountId), caller, services);
  if (found === undefined) throw new Refusal('notFound');
  return found;
}

/** As this caller may know them: a team sees what it may read, staff also what they can decide. */
function presentAll(found: readonly CouncilProposal[], caller: Caller, { now }: Services): Proposal[] {
  const decider = isTeam(caller.role) ? null : deciderOf(caller, now());
  return found.map((proposal) => presentProposal(proposal, decider));
}
