import type { Actor } from '#domain/ownership.ts';

/** Returns whether the actor may continue, read or cancel an upload: only the account that began it (ruling 12). */
export function canUseUpload(actor: Actor, upload: { accountId: string }): boolean {
  return actor !== null && actor.accountId === upload.accountId;
}
