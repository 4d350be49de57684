import type { Tx } from '../../db/openDatabase.ts';
import type { Caller, Services } from '../../http/handler.ts';
import { audit } from '../../records/history/audit.queries.ts';
import type { Identity } from './identities.queries.ts';

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
