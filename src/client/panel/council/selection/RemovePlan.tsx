import { call } from '#client/api/call.ts';
import { type SelectedPlan, selection } from '#contract/council/selection.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Takes a plan off the shortlist; the reason is kept in the history. */
export function RemovePlan({ plan, onClose }: { plan: SelectedPlan; onClose: () => void }) {
  return (
    <ReasonDialog
      title="Tirar da lista final"
      submitLabel="Tirar da lista final"
      send={(body) => call(selection.removeChoice, { params: { proposalId: plan._id }, body })}
      done="A proposta saiu da lista final."
      failed="Erro ao tirar a proposta da lista final"
      onClose={onClose}
    >
      <p>A proposta de «{plan.teamName}» sai da lista final. As opiniões de quem a leu ficam.</p>
    </ReasonDialog>
  );
}
