import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { type SelectedPlan, selection } from '#contract/council/selection.ts';
import { choiceBody } from '#contract/council/selectionForms.ts';
import { CHOICE_REASON_MAX_CHARS } from '#domain/council/selection/selectionLimits.ts';
import { mentionedText } from './selectionWords.ts';

/** Puts a plan on the shortlist with the reason that is published. */
export function ChoosePlan({ plan, onClose }: { plan: SelectedPlan; onClose: () => void }) {
  const form = usePanelForm({
    schema: choiceBody,
    values: { reason: '' },
    needs: ['reason'],
    send: (body) => call(selection.chooseProposal, { params: { proposalId: plan._id }, body }),
    done: 'A proposta está na lista final.',
    failed: 'Erro ao pôr a proposta na lista final',
    onDone: onClose,
  });
  const warning = mentionedText(plan);
  return (
    <FormDialog title="Pôr na lista final" submitLabel="Pôr na lista final" form={form} onClose={onClose}>
      <p className="font-bold">A proposta de «{plan.teamName}» fica na lista final.</p>
      {warning !== null && <p className="font-semibold text-warn">{warning}</p>}
      <TextArea
        label="Porque foi escolhida"
        required
        maxLength={CHOICE_REASON_MAX_CHARS}
        hint={`É publicada com o resultado: não escreva nomes de estudantes. Até ${CHOICE_REASON_MAX_CHARS} caracteres.`}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
