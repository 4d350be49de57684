import type { StoredSupports, supports } from '#contract/school/supports.ts';
import { isSameSupports } from '#domain/game/supports.ts';
import type { Tx } from '../../db/openDatabase.ts';
import { inLockedTeam, requireTeam } from '../../game/playingTeam.ts';
import type { Handlers } from '../../http/handler.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { audit, ownedSubject } from '../../records/history/audit.queries.ts';
import { canManageTeam } from '../teams.policy.ts';
import { findSupports, replaceSupports } from './supports.queries.ts';

/** Handles a team's supports, which its devices and its teacher read and write. */
export const supportsHandlers: Handlers<typeof supports> = {
  readSupports: async ({ caller, services }) => {
    const { id } = await requireTeam(services.db, caller.accountId);
    return findSupports(services.db, id);
  },
  writeSupports: ({ caller, services, body }) =>
    inLockedTeam(services.db, caller.accountId, async (tx, { id }) => {
      const { reply } = await storeNewer(tx, id, body, new Date(services.now()));
      return reply;
    }),
  teamSupports: async ({ caller, services, params }) => {
    const team = await requireTeam(services.db, params.teamId);
    requireAllowed(canManageTeam(caller, team));
    return findSupports(services.db, team.id);
  },
  /** The history names the team and not what changed, because supports may say something about a pupil's health. */
  setSupports: ({ caller, services, params, body }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canManageTeam(caller, team));
      const at = new Date(services.now());
      const { reply, hasChanged } = await storeNewer(tx, team.id, body, at);
      if (hasChanged) await audit(tx, { caller, at }, 'setSupports', ownedSubject(team));
      return reply;
    }),
};

/** The newest revision wins. What was sent again counts as won, because its first reply may be lost. */
async function storeNewer(tx: Tx, teamId: string, sent: StoredSupports, at: Date) {
  const stored = await findSupports(tx, teamId);
  const isSame = isSameSupports(sent.supports, stored.supports);
  if (sent.revision <= stored.revision) return { reply: { won: isSame, ...stored }, hasChanged: false };
  await replaceSupports(tx, { teamId, ...sent, at });
  return { reply: { won: true, ...sent }, hasChanged: !isSame };
}
