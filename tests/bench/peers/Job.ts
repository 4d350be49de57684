import type { ExpectedPage } from './listQueries.ts';
import type { Kind, PeerName } from './Peer.ts';

/** What the client's process is asked to do. */
export interface Job {
  peer: PeerName;
  kind: Kind;
  base: string;
  clients: number;
  /** Not counted. */
  warmUpMs: number;
  measureMs: number;
  /** The accounts that have not signed in yet begin here; a sign-in takes one of them. */
  firstTeam: number;
  /** How many teams write in turn. */
  writers: number;
  /** Of a team's first writing; higher than in any job before. */
  firstTurn: number;
  /** Every page that is asked for, with what must be answered. */
  pages: readonly ExpectedPage[];
}

/** Told by the client's process when it has signed in whoever it needs, and begins. */
export const BEGUN = 'begun';

export interface JobResult {
  /** Answered within the time that is measured, and in all since the clients began. */
  count: number;
  all: number;
  perSecond: number;
  p50: number;
  p95: number;
  /** Whatever was refused or answered otherwise than it must be, also while warming up. */
  errors: number;
  firstErrors: string[];
  /** What every writer was told is stored. */
  written: [team: number, text: string][];
}
