import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import type { TeamComment } from '#domain/marking/places/placedComments.ts';

/** How far a question of the team is that this device sends. */
type Sending = 'none' | 'sending' | 'waiting';

/** The calls to the server and to the device that the team's diary needs for the feedback on its missions. */
export interface FeedbackActions {
  /** Reads it; without a network what this device read last. Throws CallError. */
  read(signal: AbortSignal): Promise<readonly MissionFeedback[]>;
  /** Reads the comments on places of the team's answers, in the same way. */
  readPlaces(signal: AbortSignal): Promise<readonly MissionComments[]>;
  /** Tells the server that the team has read a comment on a place. */
  seeComment(comment: TeamComment): void;
  /** Tells the server that the team has read this. */
  see(mission: MissionFeedback): void;
  /** Sends the team's one question. `sending` says how far it is, from now until the server has answered. */
  ask(mission: MissionFeedback, text: string): void;
  sending(mission: MissionFeedback): Sending;
  /** Returns once, for people, why the server refused the last question about the mission; null when it did not. */
  takeRefusal(mission: MissionFeedback): string | null;
  /** Calls `listener` when `sending` may have changed; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** The text of a question that was begun on this device and is not sent, also about a former answer; '' when there is none. */
  readDraft(mission: MissionFeedback): string;
  keepDraft(mission: MissionFeedback, text: string): void;
  /** Returns the message for people of a failed reading. */
  explain(error: unknown): string;
}
