import type { dossiers, StoredDossier } from '#contract/council/dossiers.ts';
import { type Dossier, dossierOfPlan, isSameDossier } from '#domain/council/dossier.ts';
import { isTeam } from '#domain/permissions.ts';
import { storableJson } from '../../db/jsonTexts.ts';
import type { Database, Tx } from '../../db/openDatabase.ts';
import { inLockedTeam, requireTeam } from '../../game/playingTeam.ts';
import type { Caller, Handlers } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { auditOnce, ownedSubject } from '../../records/history/audit.queries.ts';
import { findProposalOfTeam } from '../proposals.queries.ts';
import { canUseDossier } from './dossiers.policy.ts';
import { type DossierRow, findDossier, writeDossier } from './dossiers.queries.ts';

/** Handles the form of the dossier: a team and its teacher complete it, from several devices. */
export const dossiersHandlers: Handlers<typeof dossiers> = {
  readDossier: async ({ caller, params, services: { db } }) => {
    const team = await requireTeam(db, params.teamId);
    const { submittedAt, text } = await requireUsable(db, caller, team);
    const known = await findDossier(db, team.id);
    const begun = known === null ? dossierOfPlan(text) : null;
    return { ...present(known, submittedAt), ...(begun && { begun }) };
  },

  /** Idempotent by content. The answers that are sent win; stored ones that their page had not seen stay in `other`. */
  saveDossier: ({ caller, params, body, services: { db, now } }) =>
    inLockedTeam(db, params.teamId, async (tx, team) => {
      const { submittedAt } = await requireUsable(tx, caller, team);
      const known = await findDossier(tx, team.id);
      const save = { ...body, dossier: storableJson(body.dossier) };
      if (known !== null && isSaved(known, save)) return present(known, submittedAt);
      const at = new Date(now());
      const row: DossierRow = {
        revision: (known?.revision ?? 0) + 1,
        answers: save.dossier,
        savedBy: isTeam(caller.role) ? 'team' : 'staff',
        savedAt: at,
        writer: save.writer,
        other: otherAfter(known, save),
      };
      await writeDossier(tx, team.id, row);
      if (row.savedBy === 'staff') await auditOnce(tx, { caller, at }, 'saveDossier', ownedSubject(team));
      return present(row, submittedAt);
    }),
};

/** Throws notYours for another's team, then notFound for a team without a proposal. */
async function requireUsable(db: Database | Tx, caller: Caller, team: { id: string; teacherId: string }) {
  requireAllowed(canUseDossier(caller, team));
  const proposal = await findProposalOfTeam(db, team.id);
  if (proposal === null) throw new Refusal('notFound');
  return proposal;
}

interface Save {
  base: number;
  writer: string;
  dossier: Dossier;
  dismiss?: boolean | undefined;
}

function isSaved(known: DossierRow, { dossier, dismiss }: Save): boolean {
  return isSameDossier(known.answers, dossier) && !(dismiss === true && known.other !== null);
}

function otherAfter(known: DossierRow | null, { base, writer, dossier, dismiss }: Save): DossierRow['other'] {
  if (known === null) return null;
  const isUnseen = base < known.revision && known.writer !== writer && !isSameDossier(known.answers, dossier);
  if (isUnseen) return { answers: known.answers, savedBy: known.savedBy, savedAtMs: known.savedAt.getTime() };
  return dismiss === true ? null : known.other;
}

/** Times are in unix seconds. */
function present(row: DossierRow | null, submittedAt: Date | null): StoredDossier {
  const submitted = submittedAt !== null;
  if (row === null) return { revision: 0, saved: null, other: null, submitted };
  const { other } = row;
  return {
    revision: row.revision,
    saved: { dossier: row.answers, by: row.savedBy, at: seconds(row.savedAt.getTime()) },
    other: other && { dossier: other.answers, by: other.savedBy, at: seconds(other.savedAtMs) },
    submitted,
  };
}

function seconds(ms: number): number {
  return Math.floor(ms / 1_000);
}
