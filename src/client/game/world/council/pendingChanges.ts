import type { OutboxItem } from '#client/api/outboxStore.ts';
import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import { teamCouncils } from '#contract/council/session/teamCouncil.ts';
import type { Ballot } from '#domain/council/session/ballots.ts';

/** What this device has still to send for a session: the last of each kind counts. */
interface PendingChanges {
  read: Readonly<Record<string, boolean>>;
  applause: Readonly<Record<string, number>>;
  /** Undefined without one; a null ballot abstains. */
  vote?: { ballot: Ballot | null };
}

const READ = teamCouncils.readPlan.path;
const APPLAUSE = teamCouncils.applaudPlan.path;
const BALLOT = teamCouncils.castBallot.path;

/** Returns whether the request is one of a council session. */
export function isOfCouncil({ route }: OutboxItem): boolean {
  return [READ, APPLAUSE, BALLOT].some((path) => path === route.path);
}

/** Returns which session, and which plan, a request of a session is about. */
export function councilParams({ request }: OutboxItem): { councilId: string; proposalId?: string } {
  return request.params as { councilId: string; proposalId?: string };
}

/** Returns what these requests change in the session with this id. */
export function pendingChanges(items: readonly OutboxItem[], councilId: string): PendingChanges {
  const read: Record<string, boolean> = {};
  const applause: Record<string, number> = {};
  let vote: PendingChanges['vote'];
  for (const item of items.filter(isOfCouncil)) {
    const { councilId: of, proposalId: plan = '' } = councilParams(item);
    if (of !== councilId) continue;
    const { path } = item.route;
    const body = item.request.body as { read?: boolean; count?: number; ballot?: Ballot | null };
    if (path === READ && body.read !== undefined) read[plan] = body.read;
    if (path === APPLAUSE && body.count !== undefined) applause[plan] = body.count;
    if (path === BALLOT && body.ballot !== undefined) vote = { ballot: body.ballot };
  }
  return { read, applause, ...(vote && { vote }) };
}

/** Returns the session as it is once the server has these changes. */
export function withChanges(session: CouncilSession, { read, applause, vote }: PendingChanges): CouncilSession {
  const plans = session.plans.map((plan) => ({
    ...plan,
    read: read[plan._id] ?? plan.read,
    applause: Math.max(plan.applause, applause[plan._id] ?? 0),
  }));
  return { ...session, plans, ...(vote && { vote: vote.ballot, abstained: vote.ballot === null }) };
}
