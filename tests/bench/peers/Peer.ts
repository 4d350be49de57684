import type pg from 'pg';
import type { RunningPeer } from './startPeer.ts';

export type PeerName = 'product' | 'directus' | 'strapi';

export const KINDS = ['signIn', 'list', 'write'] as const;
export type Kind = (typeof KINDS)[number];

/** Credentials for all products; the password is the same for all accounts. */
export const BENCH_PASSWORD = 'palavra-de-medir';
export const ADMIN = 'bench-admin';
export const MAIL_DOMAIN = 'exemplo.pt';

export interface Peer {
  name: PeerName;
  /** Name and version for the table. */
  readonly title: string;
  /** The product's default password hash. */
  hashing: string;
  /** Creates tables, teams and answers from `bench_source` in this fresh database. */
  prepare(place: Place): Promise<void>;
  /** Starts the product in production mode; resolves with its first answer to the readiness call. */
  start(place: Place): Promise<RunningPeer>;
  /** Hashes a password; returns a function that checks a password against the hash, without a server. */
  passwordCheck(): Promise<() => Promise<boolean>>;
  /** Returns the stored answer texts of these teams. */
  storedAnswers(client: pg.Client, teams: readonly number[]): Promise<Map<number, string>>;
}

/** Database and folder of one product. */
export interface Place {
  databaseUrl: string;
  /** Process id of the postmaster. */
  postgres: number;
  /** An empty folder for this product. */
  folder: string;
}

/** Returns the team's username in `bench_source`. */
export function usernameOf(team: number): string {
  return `equipa-${String(team).padStart(6, '0')}`;
}
