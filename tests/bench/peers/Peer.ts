import type pg from 'pg';
import type { RunningPeer } from './startPeer.ts';

export type PeerName = 'product' | 'directus' | 'strapi';

export const KINDS = ['signIn', 'list', 'write'] as const;
export type Kind = (typeof KINDS)[number];

/** What all of them are given; the first is everybody's. */
export const BENCH_PASSWORD = 'palavra-de-medir';
export const ADMIN = 'bench-admin';
export const MAIL_DOMAIN = 'exemplo.pt';

export interface Peer {
  name: PeerName;
  /** As the tables call it, with its version. */
  readonly title: string;
  /** How it keeps a password unless told otherwise. */
  hashing: string;
  /** Makes tables, teams and answers from `bench_source` of this database, which nobody has used before. */
  prepare(place: Place): Promise<void>;
  /** As it is run in production; resolves with its first answer to the call that says it is ready. */
  start(place: Place): Promise<RunningPeer>;
  /** Makes one such hash; what it answers checks a password against it, apart from any server. */
  passwordCheck(): Promise<() => Promise<boolean>>;
  /** The texts of these teams' answers as the database has them. */
  storedAnswers(client: pg.Client, teams: readonly number[]): Promise<Map<number, string>>;
}

/** Where one of them lives. */
export interface Place {
  databaseUrl: string;
  /** The postmaster. */
  postgres: number;
  /** An empty folder of its own. */
  folder: string;
}

/** As in `bench_source`. */
export function usernameOf(team: number): string {
  return `equipa-${String(team).padStart(6, '0')}`;
}
