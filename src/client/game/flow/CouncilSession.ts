import type { TeamCouncil } from '#contract/council/session/teamCouncil.ts';
import type { Ballot } from '#domain/council/session/ballots.ts';

/** A council session as the server tells it to a team (ruling 34). */
export type CouncilSession = Omit<TeamCouncil, 'vote'> & { vote: Ballot | null };
export type SessionPlan = CouncilSession['plans'][number];
export type SessionResult = NonNullable<CouncilSession['result']>;

/** What the overlays know of the council session of the team's class. */
export interface CouncilSessionView {
  /** As the server last sent it, with what this device has still to send; null while no session runs. */
  session: CouncilSession | null;
  /** When the time of the phase is over, in milliseconds since 1970 by this device's clock; null while it stands still. */
  endsAt: number | null;
  /** Whether the server has the ballot in `session`; `waiting`: it goes once the network is back. */
  ballot: 'none' | 'sending' | 'waiting' | 'saved';
  /** What the team has chosen since it last cast its ballot; null while that is nothing. */
  draft: Ballot | null;
  /** Why the last ballot of this device does not count, in Portuguese: the server refused it, or it was not cast in time. */
  refusal: string | null;
  /** The contact with the server is lost: the session may have moved on. */
  isLost: boolean;
  /** What this device has shown of this session: that it has begun, and its result. */
  seen: { start: boolean; result: boolean };
}

/** What a team can do in a council session. Each works without a network and is sent later. */
export interface CouncilSessionActions {
  markRead(planId: string, read: boolean): void;
  applaud(planId: string): void;
  /** Keeps on the device what the team has chosen so far. */
  choose(draft: Ballot | null): void;
  /** Null abstains. */
  vote(ballot: Ballot | null): void;
  markSeen(what: keyof CouncilSessionView['seen']): void;
  dismissRefusal(): void;
}

/** The council session of the team's class, as the overlays show it. */
export interface CouncilSessionProps {
  view: CouncilSessionView;
  actions: CouncilSessionActions;
}

const nothing = () => {};

/** A game without a council session: in test mode, and while no teacher runs one. */
export const NO_COUNCIL_SESSION: CouncilSessionProps = {
  view: {
    session: null,
    endsAt: null,
    ballot: 'none',
    draft: null,
    refusal: null,
    isLost: false,
    seen: { start: false, result: false },
  },
  actions: {
    markRead: nothing,
    applaud: nothing,
    choose: nothing,
    vote: nothing,
    markSeen: nothing,
    dismissRefusal: nothing,
  },
};
