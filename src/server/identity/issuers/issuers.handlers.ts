import type { issuers } from '#contract/identity/issuers.ts';
import type { Caller, Handlers, Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { canManageSignIn } from '../credentials.policy.ts';
import { requireCurrent } from '../factors/currentPassword.ts';
import { enterWithTeamTicket } from '../lti/launch/ltiTickets.ts';
import { presentProfile } from '../profile.presenter.ts';
import { revokeSessionsOf } from '../sessions.queries.ts';
import { countAdminLinks, deleteIdentity, findIdentityById, type Identity } from './identities.queries.ts';
import { beginAtIssuer, enterWithTicket } from './issuerSignIn.ts';
import { auditRemoval } from './removeLinks.ts';

/** Signs staff in with an account of their school, and links and unlinks such accounts (decision 0090). */
export const issuersHandlers: Handlers<typeof issuers> = {
  beginIssuerSignIn: async ({ body, services, cookie }) => {
    const { url, cookie: flow } = await beginAtIssuer(services, body.issuer, null);
    cookie.set(flow);
    return { url };
  },
  finishIssuerSignIn: async ({ services, cookie }) => {
    cookie.set(null);
    const { token, account } =
      (await enterWithTeamTicket(services, cookie.value)) ?? (await enterWithTicket(services, cookie.value));
    return { token, user: presentProfile(account) };
  },
  beginIssuerLink: async ({ caller, body, services, address, cookie }) => {
    await requireCurrent(services, caller, body.current, address);
    const { accountId, sessionId } = caller;
    const { url, cookie: flow } = await beginAtIssuer(services, body.issuer, { accountId, sessionId });
    cookie.set(flow);
    return { url };
  },
  removeOwnIdentity: async ({ caller, body: { current, identityId }, services, address }) => {
    await requireCurrent(services, caller, current, address);
    await removeLink(services, caller, identityId, ({ accountId }) => {
      if (accountId !== caller.accountId) throw new Refusal('notFound');
    });
    return REMOVED;
  },
  removeIdentity: async ({ caller, params: { identityId }, services }) => {
    await removeLink(services, caller, identityId, ({ accountId: id, role }) =>
      // Her own she removes with her password (removeOwnIdentity).
      requireAllowed(id !== caller.accountId && canManageSignIn(caller, { id, role })),
    );
    return REMOVED;
  },
};

const REMOVED = { message: 'A ligação foi retirada.' };

/** Removes a link, audited, and ends the other sessions of its account; `permit` throws where the caller may not. */
async function removeLink(
  services: Services,
  caller: Caller,
  identityId: string,
  permit: (identity: Identity) => void,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const identity = await findIdentityById(tx, identityId);
    if (identity === null) throw new Refusal('notFound');
    permit(identity);
    const others = await countAdminLinks(tx, issuerUrls(services), identityId);
    if (services.signIn.passwords === 'none' && others === 0) throw new Refusal('lastSignIn');
    if (!(await deleteIdentity(tx, identityId))) throw new Refusal('notFound');
    const at = new Date(services.now());
    await revokeSessionsOf(tx, identity.accountId, at, caller.sessionId);
    await auditRemoval(tx, services, { caller, at, identity });
  });
}

function issuerUrls({ signIn }: Services): string[] {
  return signIn.issuers.map(({ url }) => url);
}
