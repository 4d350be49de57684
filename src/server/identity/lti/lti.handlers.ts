import type { lti } from '#contract/identity/lti.ts';
import type { Tx } from '../../db/openDatabase.ts';
import type { Caller, Handlers, Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { type AuditDetails, audit } from '../../records/history/audit.queries.ts';
import { requireCurrent } from '../factors/currentPassword.ts';
import { findIdentity, insertIdentity } from '../issuers/identities.queries.ts';
import { hashOf } from '../issuers/tickets.ts';
import { toolUrls } from './launch/beginLaunch.ts';
import { deleteLink, findLink, type LinkRow, listLinks } from './launch/links.queries.ts';
import { deletePupils } from './launch/pupils.queries.ts';
import { openAccountStep } from './launch/steps.ts';
import { canManageLink, canRegister, linkScope } from './lti.policy.ts';
import { presentLink, presentPlatform } from './lti.presenter.ts';
import { fieldsOf } from './platform/platformFields.ts';
import {
  deletePlatform,
  findPlatform,
  hasPlatforms,
  insertPlatform,
  issuerOf,
  listKeys,
  listPlatforms,
  lockPlatform,
  type Platform,
  type PlatformFields,
  takeOnce,
  updatePlatform,
} from './platform/platforms.queries.ts';
import { addKey, ensureKeys, signerOf } from './platform/toolKeys.ts';
import { readMembers } from './services/members.ts';
import { sendMarks } from './services/sendMarks.ts';

const USED_MS = 30 * 60_000;

/** Registers learning platforms, links accounts of teachers with them, and uses the services of bound activities (decision 0096). */
export const ltiHandlers: Handlers<typeof lti> = {
  ltiPlatforms: async ({ services }) => {
    const keys = await listKeys(services.db);
    const signer = signerOf(keys, services.now());
    return {
      tool: services.signIn.publicUrl === null ? null : toolUrls(services),
      platforms: (await listPlatforms(services.db)).map(presentPlatform),
      keys: keys.map(({ kid, createdAt }) => ({
        kid,
        createdAt: Math.floor(createdAt.getTime() / 1_000),
        signs: kid === signer?.kid,
      })),
    };
  },

  addLtiPlatform: async ({ caller, body, services }) => {
    requirePublicUrl(services);
    const fields = fieldsOf(services, body);
    if (!canRegister(caller, null, fields)) throw new Refusal('trustNotYours');
    await services.db.transaction(async (tx) => {
      await ensureKeys(tx, services);
      const platform = await insertPlatform(tx, fields);
      if (platform === null) throw new Refusal('platformTaken');
      await auditPlatform(tx, services, caller, {
        action: 'addLtiPlatform',
        platform,
        more: { after: urlsOf(fields) },
      });
    });
    return { message: 'A plataforma foi registada!' };
  },

  editLtiPlatform: async ({ caller, params: { platformId }, body, services }) => {
    const fields = fieldsOf(services, body);
    await services.db.transaction(async (tx) => {
      const platform = await lockPlatform(tx, platformId);
      if (platform === null) throw new Refusal('notFound');
      if (!canRegister(caller, platform, fields)) throw new Refusal('trustNotYours');
      // Links of staff, pupils and activities are stored by ids of this platform, which another numbers anew.
      const isSame = platform.issuer === fields.issuer && platform.clientId === fields.clientId;
      if (!isSame) throw new Refusal('platformFixed');
      await updatePlatform(tx, platformId, fields);
      const more = changesOf(platform, fields);
      await auditPlatform(tx, services, caller, {
        action: 'editLtiPlatform',
        platform: { ...platform, ...fields },
        more,
      });
    });
    return { message: 'O registo da plataforma foi alterado!' };
  },

  removeLtiPlatform: async ({ caller, params: { platformId }, services }) => {
    await services.db.transaction(async (tx) => {
      const platform = await findPlatform(tx, platformId);
      if (platform === null) throw new Refusal('notFound');
      await deletePlatform(tx, platform, new Date(services.now()));
      await auditPlatform(tx, services, caller, {
        action: 'removeLtiPlatform',
        platform,
        more: { before: urlsOf(platform) },
      });
    });
    return { message: 'A plataforma foi retirada.' };
  },

  rotateLtiKey: async ({ caller, services }) => {
    requirePublicUrl(services);
    await services.db.transaction(async (tx) => {
      const keys = await ensureKeys(tx, services);
      // A third key would take away the one that signs, before platforms know the second.
      if (signerOf(keys, services.now()) !== keys[0]) throw new Refusal('keyWaits');
      await addKey(tx, services);
      const subject = { id: caller.accountId, name: caller.username };
      await audit(tx, { caller, at: new Date(services.now()) }, 'rotateLtiKey', subject);
    });
    return { message: 'A chave nova está publicada. O jogo assina com ela dentro de uma hora.' };
  },

  pendingLtiAccount: async ({ services, platformCookie }) => {
    const step = openAccountStep(services, platformCookie.values);
    const platform = step && (await findPlatform(services.db, step.platformId));
    return { platform: platform?.name ?? null };
  },

  linkLtiAccount: async ({ caller, body, services, address, platformCookie }) => {
    const step = openAccountStep(services, platformCookie.values);
    if (step === null) throw new Refusal('notFound');
    await requireCurrent(services, caller, body.current, address);
    await services.db.transaction(async (tx) => {
      const platform = await findPlatform(tx, step.platformId);
      if (platform === null) throw new Refusal('notFound');
      const at = new Date(services.now());
      if (!(await takeOnce(tx, hashOf(step.id), new Date(at.getTime() + USED_MS)))) throw new Refusal('notFound');
      await linkAccount(tx, caller, { platform, subject: step.subject, at });
    });
    platformCookie.clear();
    return { message: 'A conta da plataforma está ligada!' };
  },

  ltiLinks: async ({ caller, services }) => ({
    hasPlatforms: await hasPlatforms(services.db),
    links: (await listLinks(services.db, linkScope(caller))).map(presentLink),
  }),

  removeLtiLink: async ({ caller, params: { linkId }, services }) => {
    await onOwnLink({ caller, linkId, services }, 'removeLtiLink', deleteLink);
    return { message: 'A atividade foi desligada.' };
  },

  forgetLtiPupils: async ({ caller, params: { linkId }, services }) => {
    await onOwnLink({ caller, linkId, services }, 'forgetLtiPupils', deletePupils);
    return { message: 'Cada pessoa volta a escolher a equipa.' };
  },

  sendLtiMarks: async ({ caller, params: { linkId }, services }) => {
    const link = await ownLink(services.db, caller, linkId);
    return sendMarks(services, caller, link);
  },

  ltiMembers: async ({ caller, params: { linkId }, services }) =>
    readMembers(services, await ownLink(services.db, caller, linkId)),
};

function requirePublicUrl({ signIn }: Services): void {
  if (signIn.publicUrl === null) throw new Refusal('noPublicUrl');
}

async function linkAccount(
  tx: Tx,
  { accountId, username }: Caller,
  { platform, subject, at }: { platform: Platform; subject: string; at: Date },
): Promise<void> {
  const issuer = issuerOf(platform);
  if ((await insertIdentity(tx, { issuer, subject, accountId, at })) === null) {
    const known = await findIdentity(tx, { issuer, subject });
    if (known?.accountId === accountId) return;
    throw new Refusal('linkedElsewhere');
  }
  const subjectOfAudit = { id: accountId, name: username, ownerId: accountId };
  await audit(tx, { caller: { accountId }, at }, 'linkIdentity', subjectOfAudit, { issuer: platform.name });
}

type PlatformAction = 'addLtiPlatform' | 'editLtiPlatform' | 'removeLtiPlatform';

function auditPlatform(
  tx: Tx,
  { now }: Services,
  caller: Caller,
  { action, platform, more }: { action: PlatformAction; platform: Platform; more: AuditDetails },
): Promise<number> {
  const { id, name, trustsEmail, emailDomains } = platform;
  return audit(tx, { caller, at: new Date(now()) }, action, { id, name }, { trustsEmail, emailDomains, ...more });
}

/** Which keys are believed and where tokens are sent: the history has what each was. */
function urlsOf({ authorizeUrl, tokenUrl, jwksUrl, deploymentIds }: PlatformFields) {
  return { authorizeUrl, tokenUrl, jwksUrl, deploymentIds };
}

function changesOf(before: PlatformFields, after: PlatformFields): AuditDetails {
  const was = { ...urlsOf(before), trustsEmail: before.trustsEmail, emailDomains: before.emailDomains };
  return { before: was, after: urlsOf(after) };
}

async function ownLink(db: Services['db'] | Tx, caller: Caller, linkId: string): Promise<LinkRow> {
  const link = await findLink(db, linkId);
  if (link === null) throw new Refusal('notFound');
  requireAllowed(canManageLink(caller, link));
  return link;
}

/** Changes an activity of the caller, audited. */
async function onOwnLink(
  { caller, linkId, services }: { caller: Caller; linkId: string; services: Services },
  action: 'removeLtiLink' | 'forgetLtiPupils',
  change: (tx: Tx, linkId: string) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const link = await ownLink(tx, caller, linkId);
    await change(tx, linkId);
    await audit(tx, { caller, at: new Date(services.now()) }, action, subjectOf(link));
  });
}

function subjectOf({ classId, className, teacherId }: LinkRow) {
  return { id: classId, name: className, ownerId: teacherId };
}
