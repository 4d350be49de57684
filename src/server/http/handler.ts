import type { FastifyBaseLogger } from 'fastify';
import type { Endpoint, EndpointTable, InputOf, ReplyOf } from '#contract/endpoint.ts';
import type { Role } from '#domain/vocabulary.ts';
import type { ClassLive } from '../classroom/ClassLive.ts';
import type { DeviceReports } from '../classroom/devices/DeviceReports.ts';
import type { TeamLive } from '../classroom/TeamLive.ts';
import type { Env } from '../config/env.ts';
import type { SignInSettings } from '../config/signInConfig.ts';
import type { Database } from '../db/openDatabase.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import type { AddressFailures } from '../identity/addressFailures.ts';
import type { TeamCodes } from '../identity/codes/teamCodes.ts';
import type { IssuerClients } from '../identity/issuers/IssuerClients.ts';
import type { SignInCookie } from '../identity/issuers/signInCookie.ts';
import type { AccountCookie } from '../identity/lti/launch/stepCookies.ts';
import type { PlatformKeys } from '../identity/lti/platform/PlatformKeys.ts';
import type { Passwords } from '../identity/passwordHashing.ts';
import type { Sealer } from '../identity/sealer.ts';
import type { Tokens } from '../identity/tokens.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { RestoreDrills } from '../records/drill/RestoreDrills.ts';
import type { StreamedReply } from './StreamedReply.ts';

/** The account that calls, from the token and its live session. */
export interface Caller {
  accountId: string;
  role: Role;
  username: string;
  sessionId: string;
}

/** The dependencies of handlers; tests pass their own clock and random numbers. */
export interface Services {
  db: Database;
  env: Env;
  files: FileStore;
  passwords: Passwords;
  /** Wrong passwords, and wrong team codes, by network address. */
  addressFailures: AddressFailures;
  /** Wrong codes of star maps. */
  mapCodeFailures: AddressFailures;
  codeFailures: AddressFailures;
  teamCodes: TeamCodes;
  /** How staff sign in here, and the issuers of OpenID Connect. */
  signIn: SignInSettings;
  issuers: IssuerClients;
  /** Keys of learning platforms, which sign launches. */
  platformKeys: PlatformKeys;
  live: TeamLive;
  classLive: ClassLive;
  deviceReports: DeviceReports;
  sealer: Sealer;
  tokens: Tokens;
  /** Signs the short-lived addresses of files (ruling 12); derived from the secret key. */
  fileKey: Buffer;
  /** Hashes the ids that learning platforms give to pupils; derived from the secret key. */
  pupilKey: Buffer;
  metrics: Metrics;
  drills: RestoreDrills;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 0 <= n < 1, from a secure source. */
  random: () => number;
}

/** One call as a handler sees it: input checked, caller known and allowed by role. */
interface Call<E extends Endpoint> extends InputOf<E> {
  caller: E['who'] extends 'anyone' ? null : Caller;
  services: Services;
  /** The caller's network address; behind a proxy it is the proxy's unless TRUST_PROXY is set. */
  address: string;
  /** Scheme, host and port at which the caller reached the site; behind a proxy right only with TRUST_PROXY. */
  origin: string;
  /** A step of a sign-in that the browser keeps between two calls. */
  cookie: SignInCookie;
  /** The same for linking an account after a launch from a learning platform. */
  platformCookie: AccountCookie;
  log: FastifyBaseLogger;
  /** Returns whether the connection is closed, so that nobody receives the answer. */
  hasGone: () => boolean;
}

/** The handler of one call; a long reply may be sent in batches. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | StreamedReply<ReplyOf<E> & object>>;

/** The handlers of a table, one for each row: a missing one or a wrong reply does not compile. */
export type Handlers<T extends EndpointTable> = { [K in keyof T]: Handler<T[K]> };
