import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { type SelectedPlan, selection } from '#contract/council/selection.ts';
import { publicationBody } from '#contract/council/selectionForms.ts';
import { selectionYearName } from '#domain/council/selection/selectionYear.ts';
import { counted } from '#domain/counted.ts';
import { PAGE_LIMIT_MAX } from '#domain/limits.ts';
import { mentionedText } from './selectionWords.ts';

/** Publishes the shortlist of a school year, after its name is typed. */
export function PublishSelection({ year, onClose }: { year: number; onClose: () => void }) {
  const name = selectionYearName(year);
  const query = { year, state: 'shortlisted', page: 0, limit: PAGE_LIMIT_MAX } as const;
  const chosen = useQuery({
    queryKey: ['selection', 'page', query],
    queryFn: ({ signal }) => call(selection.selectionPage, { query }, { signal }),
  });
  const form = usePanelForm({
    schema: publicationBody,
    values: { confirm: '' },
    needs: ['confirm'],
    send: (body) => call(selection.publishSelection, { params: { year }, body }),
    done: 'O resultado está publicado.',
    failed: 'Erro ao publicar o resultado',
    onDone: onClose,
  });
  return (
    <FormDialog title="Publicar o resultado" submitLabel="Publicar" form={form} onClose={onClose}>
      <div className="flex flex-col gap-2">
        <p className="font-bold">
          Qualquer pessoa passa a poder ler a página, sem sessão: equipa, ano da turma, escola, sistema solar, proposta
          e razão. Nunca os membros.
        </p>
        <p>Enquanto estiver publicada, a lista final não muda. Pode retirar o resultado quando quiser.</p>
      </div>
      {chosen.isPending && <Spinner label="A carregar a lista final…" />}
      {chosen.isError && <LoadFailure error={chosen.error} retry={chosen.refetch} />}
      {chosen.data && <Chosen plans={chosen.data.proposals} />}
      <TextField label={`Escreva o ano letivo: ${name}`} required autoComplete="off" {...form.field('confirm')} />
    </FormDialog>
  );
}

function Chosen({ plans }: { plans: readonly SelectedPlan[] }) {
  return (
    <section aria-labelledby="chosen-plans">
      <h3 id="chosen-plans" className="font-display text-lg">
        {counted(plans.length, 'proposta na lista final', 'propostas na lista final')}
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {plans.map((plan) => (
          <li key={plan._id}>
            {plan.teamName} ({plan.school ?? 'sem escola'})
            {plan.mentioned.length > 0 && <p className="font-semibold text-warn">{mentionedText(plan)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
