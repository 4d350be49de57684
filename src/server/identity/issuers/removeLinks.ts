import type { Tx } from '../../db/openDatabase.ts';
import type { Caller, Services } from '../../http/handler.ts';
import { audit } from '../../records/history/audit.queries.ts';
import { deleteIdentity, type Identity, listIdentities } from './identities.queries.ts';

interface Removal {
  caller: Pick<Caller, 'accountId'>;
  at: Date;
}

/** Audits that a link was removed, with the issuer's id or the learning platform's name. */
export async function auditRemoval(
  tx: Tx,
  { issuers }: Pick<Services, 'issuers'>,
  { caller, at, identity }: Removal & { identity: Identity },
): Promise<void> {
  const { accountId: id, username: name } = identity;
  const issuer = identity.platform ?? issuers.findByUrl(identity.issuer)?.id;
  await audit(tx, { caller, at }, 'removeIdentity', { id, name, ownerId: id }, { issuer });
}

/**
 * Removes all links of an account whose password somebody else resets, audited: whoever had linked her own account must not
 * come in any more. The caller has locked the account.
 */
export async function removeLinksOf(
  tx: Tx,
  services: Pick<Services, 'issuers'>,
  { accountId, ...by }: Removal & { accountId: string },
): Promise<void> {
  for (const identity of await listIdentities(tx, accountId)) {
    if (await deleteIdentity(tx, identity.id)) await auditRemoval(tx, services, { ...by, identity });
  }
}
