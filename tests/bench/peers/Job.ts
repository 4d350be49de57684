import type { ExpectedPage } from './listQueries.ts';
import type { Kind, PeerName } from './Peer.ts';

/** A job for the client process. */
export interface Job {
  peer: PeerName;
  kind: Kind;
  base: string;
  clients: number;
  /** Warm-up time in ms, not counted. */
  warmUpMs: number;
  measureMs: number;
  /** Number of the first unused account; each sign-in uses one. */
  firstTeam: number;
  /** Number of teams that write in turn. */
  writers: number;
  /** The `turn` of a team's first write; higher than in any earlier job. */
  firstTurn: number;
  /** Every requested page with its expected response. */
  pages: readonly ExpectedPage[];
}

/** Message of the client process when all sign-ins are done and the job starts. */
export const BEGUN = 'begun';

export interface JobResult {
  /** Responses within the measured time, and in total since the clients started. */
  count: number;
  all: number;
  perSecond: number;
  p50: number;
  p95: number;
  /** Failed or unexpected responses, including the warm-up. */
  errors: number;
  firstErrors: string[];
  /** The last acknowledged text of each writer. */
  written: [team: number, text: string][];
}
