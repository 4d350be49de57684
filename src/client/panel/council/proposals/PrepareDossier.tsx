import { DossierDialog } from '#client/dossier/DossierDialog.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import type { Proposal } from '#contract/council/proposals.ts';

/** Completes the plan of a team for its dossier, as the signed-in member of staff. */
export function PrepareDossier({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { id } = useStaff();
  return <DossierDialog account={id} team={{ id: proposal.team, name: proposal.teamName }} onClose={onClose} />;
}
