import type { issuers } from '#contract/identity/issuers.ts';
import type { Handlers, Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { audit } from '../../records/history/audit.queries.ts';
import { canManageSignIn } from '../credentials.policy.ts';
import { requireCurrent } from '../factors/currentPassword.ts';
import { enterWithTeamTicket } from '../lti/launch/ltiTickets.ts';
import { presentProfile } from '../profile.presenter.ts';
import { revokeSessionsOf } from '../sessions.queries.ts';
import { countAdminLinks, deleteIdentity, findIdentityById } from './identities.queries.ts';
import { beginAtIssuer, enterWithTicket } from './issuerSignIn.ts';

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
  removeIdentity: async ({ caller, params: { identityId }, services }) => {
    await services.db.transaction(async (tx) => {
      const identity = await findIdentityById(tx, identityId);
      if (identity === null) throw new Refusal('notFound');
      requireAllowed(canManageSignIn(caller, { id: identity.accountId, role: identity.role }));
      const others = await countAdminLinks(tx, issuerUrls(services), identityId);
      if (services.signIn.passwords === 'none' && others === 0) throw new Refusal('lastSignIn');
      if (!(await deleteIdentity(tx, identityId))) throw new Refusal('notFound');
      const at = new Date(services.now());
      await revokeSessionsOf(tx, identity.accountId, at, caller.sessionId);
      const subject = { id: identity.accountId, name: identity.username, ownerId: identity.accountId };
      const issuer = identity.platform ?? services.issuers.findByUrl(identity.issuer)?.id;
      await audit(tx, { caller, at }, 'removeIdentity', subject, { issuer });
    });
    return { message: 'A ligação foi retirada.' };
  },
};

function issuerUrls({ signIn }: Services): string[] {
  return signIn.issuers.map(({ url }) => url);
}
