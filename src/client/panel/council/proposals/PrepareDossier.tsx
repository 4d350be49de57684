import { DossierDialog } from '#client/dossier/DossierDialog.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import type { Proposal } from '#contract/council/proposals.ts';

interface Props {
  proposal: Pick<Proposal, 'team' | 'teamName'>;
  onClose: () => void;
}

/** Completes the plan of a team for its dossier, as the signed-in member of staff. */
export function PrepareDossier({ proposal: { team, teamName }, onClose }: Props) {
  const { id } = useStaff();
  return <DossierDialog account={id} team={{ id: team, name: teamName }} onClose={onClose} />;
}
