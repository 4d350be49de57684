import type { teamCodes } from '#contract/identity/teamCodes.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Tx } from '../../db/openDatabase.ts';
import { inLockedTeam, requireTeam } from '../../game/playingTeam.ts';
import type { Caller, Handlers, Services } from '../../http/handler.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { audit, ownedSubject } from '../../records/history/audit.queries.ts';
import { canManageCode } from '../credentials.policy.ts';
import { revokeSessionsOf } from '../sessions.queries.ts';
import { currentCode, nextCode } from './currentCode.ts';
import { findCode, setRevoked } from './teamCodes.queries.ts';

/** Shows, renews and revokes the code with which a team signs in (decision 0060). */
export const teamCodesHandlers: Handlers<typeof teamCodes> = {
  teamCode: async ({ caller, params: { teamId }, services }) => {
    const team = await requireTeam(services.db, teamId);
    requireAllowed(canManageCode(caller, team));
    const stored = await findCode(services.db, teamId);
    const code = await currentCode(services.db, services.teamCodes, teamId, stored);
    const by = { caller, at: new Date(services.now()) };
    if (code !== null) await audit(services.db, by, 'teamCode', ownedSubject(team));
    return { code };
  },
  renewTeamCode: ({ caller, params: { teamId }, services }) =>
    changeCode(services, { caller, teamId, action: 'renewTeamCode' }, async (tx) => {
      const code = await nextCode(tx, services.teamCodes, teamId);
      await setRevoked(tx, teamId, null);
      return { code };
    }),
  /** Stores a revoked code for a team that has none yet, so that no card shows one that works. */
  revokeTeamCode: ({ caller, params: { teamId }, services }) =>
    changeCode(services, { caller, teamId, action: 'revokeTeamCode' }, async (tx, at) => {
      await currentCode(tx, services.teamCodes, teamId, await findCode(tx, teamId));
      await setRevoked(tx, teamId, at);
      return { code: null };
    }),
};

/** Changes a team's code in a transaction that also ends the team's sessions, which may have been opened with the old one. */
function changeCode<T>(
  { db, now }: Services,
  { caller, teamId, action }: { caller: Caller; teamId: string; action: AuditAction },
  change: (tx: Tx, at: Date) => Promise<T>,
): Promise<T> {
  return inLockedTeam(db, teamId, async (tx, team) => {
    requireAllowed(canManageCode(caller, team));
    const at = new Date(now());
    const changed = await change(tx, at);
    await revokeSessionsOf(tx, teamId, at);
    await audit(tx, { caller, at }, action, ownedSubject(team));
    return changed;
  });
}
