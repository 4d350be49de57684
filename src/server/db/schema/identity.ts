import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, bytea, createdAt } from './columns.ts';
import { accounts, classes, teamId, teams } from './schema.ts';

/** Wrong passwords per account name, known or not (ruling 11). */
export const signInFailures = pgTable('sign_in_failures', {
  name: text('name').primaryKey(),
  failures: integer('failures').notNull(),
  windowStart: at('window_start').notNull(),
  lockedUntil: at('locked_until'),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    /** The id of the issuer through which staff signed in; null after a password or a code. */
    issuer: text('issuer'),
    /** The pupil of a learning platform who opened the team's session, which ends with the choice of that team; null for any other. */
    ltiPupilId: uuid('lti_pupil_id').references(() => ltiPupils.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('sessions_account').on(t.accountId),
    index('sessions_expiry').on(t.expiresAt),
    index('sessions_lti_pupil').on(t.ltiPupilId).where(sql`${t.ltiPupilId} is not null`),
  ],
);

/** The codes of four words with which teams sign in. A team without a row, or with a revoked one, has no code that works. */
export const teamCodes = pgTable(
  'team_codes',
  {
    teamId: teamId().primaryKey(),
    /** Raised for a new code: the code is derived from the server's key, the team and this number. */
    generation: integer('generation').notNull().default(0),
    /** Keyed hash of the code (HMAC-SHA-256). */
    hash: bytea('hash').notNull(),
    /** When the teacher revoked it; null while it works. */
    revokedAt: at('revoked_at'),
  },
  (t) => [uniqueIndex('team_codes_hash_key').on(t.hash)],
);

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Links of staff to their account at an issuer of OpenID Connect; one account has at most one link for each issuer. */
export const staffIdentities = pgTable(
  'staff_identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The issuer's URL, as its ID tokens name it. */
    issuer: text('issuer').notNull(),
    /** The issuer's own id of the person, which never changes; an email may. */
    subject: text('subject').notNull(),
    accountId: accountId(),
    linkedAt: at('linked_at').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
  },
  (t) => [
    uniqueIndex('staff_identities_subject_key').on(t.issuer, t.subject),
    uniqueIndex('staff_identities_account_key').on(t.accountId, t.issuer),
  ],
);

/**
 * Steps of a sign-in that were taken: a ticket that one call exchanges for a session, and challenges that were answered
 * and may not be answered again. A row is removed when it is used or has expired.
 */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    /** SHA-256 of the ticket or challenge. */
    hash: bytea('hash').primaryKey(),
    accountId: accountId(),
    /** The link that a ticket signs in with; null for an answered challenge. */
    identityId: uuid('identity_id').references(() => staffIdentities.id, { onDelete: 'cascade' }),
    /** The activity of a learning platform through which a team's ticket signs in; null for any other step. */
    ltiLinkId: uuid('lti_link_id').references(() => ltiLinks.id, { onDelete: 'cascade' }),
    /** The pupil of the learning platform who signs in as the team. */
    ltiPupilId: uuid('lti_pupil_id').references(() => ltiPupils.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('sign_in_steps_lti_link').on(t.ltiLinkId),
    index('sign_in_steps_lti_pupil').on(t.ltiPupilId),
    index('sign_in_steps_account').on(t.accountId),
    index('sign_in_steps_identity').on(t.identityId),
    index('sign_in_steps_expiry').on(t.expiresAt),
  ],
);

/** The codes of an authenticator app, and the count of wrong second factors, of one account. */
export const secondFactors = pgTable('second_factors', {
  accountId: accountId().primaryKey(),
  /** AES-256-GCM; null when the account has no app. */
  sealedSecret: bytea('sealed_secret'),
  /** When the first code was right; null until then, and the app does not count before. */
  confirmedAt: at('confirmed_at'),
  /** The time step of the last accepted code: neither it nor an earlier one is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  failures: integer('failures').notNull().default(0),
  lockedUntil: at('locked_until'),
});

/** Passkeys (WebAuthn) of staff, as a second factor. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: accountId(),
    /** The authenticator's id of the key, in base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytea('public_key').notNull(),
    /** Signatures so far, 0 where the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** The owner's own name for it. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential_key').on(t.credentialId), index('passkeys_account').on(t.accountId)],
);

/** Hashes of the codes that replace a lost second factor; each is deleted when it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the account and the code, which has 80 random bits. */
    hash: bytea('hash').primaryKey(),
    accountId: accountId(),
  },
  (t) => [index('recovery_codes_account').on(t.accountId)],
);

const THEMES: SQL = sql`('ic', 'dh', 'ds')`;

/** Learning platforms (Moodle and others) that an administrator registered for LTI 1.3. */
export const ltiPlatforms = pgTable(
  'lti_platforms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Shown to staff. */
    name: text('name').notNull(),
    /** The platform's issuer, exactly as its ID tokens name it. */
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    deploymentIds: text('deployment_ids').array().notNull(),
    authorizeUrl: text('authorize_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    jwksUrl: text('jwks_url').notNull(),
    /** Its addresses are those that its administrators assign, so that one may link a teacher's account. */
    trustsEmail: boolean('trusts_email').notNull().default(false),
    /** Domains in lower case. Only an address in one of them links an account. */
    emailDomains: text('email_domains').array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('lti_platforms_client_key').on(t.issuer, t.clientId)],
);

/** Our own signing keys for LTI: the newest, and the one before, which signs until platforms had time to read the newest. */
export const ltiKeys = pgTable('lti_keys', {
  kid: text('kid').primaryKey(),
  publicKey: jsonb('public_key').$type<Record<string, unknown>>().notNull(),
  /** The private key (PKCS #8), AES-256-GCM under a key outside the database. */
  sealedKey: bytea('sealed_key').notNull(),
  createdAt: at('created_at').notNull(),
});

/** Nonces of accepted launches, and steps of pages that were answered; neither is accepted again. */
export const ltiNonces = pgTable(
  'lti_nonces',
  {
    /** SHA-256. */
    hash: bytea('hash').primaryKey(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('lti_nonces_expiry').on(t.expiresAt)],
);

/** Activities of a platform (resource links), each bound to a class or one of its teams. */
export const ltiLinks = pgTable(
  'lti_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    /** The course on the platform. */
    contextId: text('context_id').notNull(),
    resourceLinkId: text('resource_link_id').notNull(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The only team that signs in here; null: each pupil chooses one of the class. */
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    /** Only teams of this solar system are offered; null: all. */
    theme: text('theme'),
    /** Where the platform takes marks (AGS) and gives the list of its course (NRPS); null where it does not. */
    lineItemUrl: text('line_item_url'),
    lineItemsUrl: text('line_items_url'),
    membersUrl: text('members_url'),
    /** When a teacher chose class and solar system by deep linking, or on our page; a later choice of hers replaces it. */
    chosenAt: at('chosen_at'),
    /** The time until which nobody else may send marks. Null while no marks are being sent. */
    sendingUntil: at('sending_until'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('lti_links_resource_key').on(t.platformId, t.deploymentId, t.resourceLinkId),
    index('lti_links_class').on(t.classId),
    index('lti_links_team').on(t.teamId),
    check('lti_links_theme_known', sql`${t.theme} in ${THEMES}`),
  ],
);

/** Which team a pupil of the platform plays in: the first that the pupil chose. */
export const ltiPupils = pgTable(
  'lti_pupils',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => ltiLinks.id, { onDelete: 'cascade' }),
    /** The platform's opaque id of the pupil, only where it takes marks. */
    subject: text('subject'),
    /** Keyed hash of the activity and that id (HMAC-SHA-256), by which the pupil is found again; null in rows of earlier versions. */
    mark: bytea('mark'),
    teamId: teamId(),
  },
  (t) => [
    uniqueIndex('lti_pupils_subject_key').on(t.linkId, t.subject),
    uniqueIndex('lti_pupils_mark_key').on(t.linkId, t.mark),
    index('lti_pupils_team').on(t.teamId),
  ],
);
