import type { FastifyBaseLogger } from 'fastify';
import type { Endpoint, EndpointTable, InputOf, ReplyOf } from '#contract/endpoint.ts';
import type { Role } from '#domain/vocabulary.ts';
import type { TeamLive } from '../classroom/TeamLive.ts';
import type { Env } from '../config/env.ts';
import type { Database } from '../db/openDatabase.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import type { AddressFailures } from '../identity/addressFailures.ts';
import type { Passwords } from '../identity/passwordHashing.ts';
import type { Sealer } from '../identity/passwordSealer.ts';
import type { Tokens } from '../identity/tokens.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { StreamedReply } from './StreamedReply.ts';

/** Who calls, as the token and its live session say. */
export interface Caller {
  accountId: string;
  role: Role;
  username: string;
  sessionId: string;
}

/** What handlers use of the world; tests pass their own clock and chance. */
export interface Services {
  db: Database;
  env: Env;
  files: FileStore;
  passwords: Passwords;
  addressFailures: AddressFailures;
  live: TeamLive;
  sealer: Sealer;
  tokens: Tokens;
  /** Signs the short-lived addresses of files (ruling 12); derived from the secret key. */
  fileKey: Buffer;
  metrics: Metrics;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 0 <= n < 1, from a secure source. */
  random: () => number;
}

/** One call as a handler sees it: input checked, caller known and allowed by role. */
interface Call<E extends Endpoint> extends InputOf<E> {
  caller: E['who'] extends 'anyone' ? null : Caller;
  services: Services;
  /** Of the network; behind a proxy only with TRUST_PROXY the pupil's own. */
  address: string;
  /** Where the caller found this site: scheme, host and port; behind a proxy only with TRUST_PROXY the proxy's own. */
  origin: string;
  log: FastifyBaseLogger;
  /** Whether the connection has been closed: nobody will hear the answer. */
  hasGone: () => boolean;
}

/** A long reply may be sent in batches; the check of replies holds it against the contract all the same. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | StreamedReply<ReplyOf<E> & object>>;

/** A handler for each row of a table: a missing one or a wrong reply does not compile. */
export type Handlers<T extends EndpointTable> = { [K in keyof T]: Handler<T[K]> };
