import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { ProposalDiary } from '../../../diary/ProposalDiary.tsx';

interface Props {
  team: { _id: string; name: string };
  onClose: () => void;
}

/** Shows the diary of a team's plan in a dialog; an empty one begins with the form of its first entry. */
export function PlanDiary({ team: { _id, name }, onClose }: Props) {
  return (
    <Dialog
      open
      size="lg"
      title={`Plano de ${name}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <ProposalDiary proposal={{ team: _id, teamName: name }} isBeginning />
    </Dialog>
  );
}
