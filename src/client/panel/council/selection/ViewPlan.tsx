import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { SelectedPlan } from '#contract/council/selection.ts';
import { Judgement } from './Judgement.tsx';
import { readingText } from './selectionWords.ts';

/** Shows a plan's full text, its readers, and their judgements once all have judged. */
export function ViewPlan({ plan, onClose }: { plan: SelectedPlan; onClose: () => void }) {
  return (
    <Dialog
      open
      title={`Proposta de ${plan.teamName}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          {plan.solar} · {plan.class} · {plan.school ?? 'sem escola'} · {plan.teacher}
        </p>
        <p className="whitespace-pre-wrap">{plan.proposal}</p>
        <section aria-labelledby="plan-readings" className="flex flex-col gap-3">
          <h3 id="plan-readings" className="font-display text-xl">
            {readingText(plan)}
          </h3>
          <Readers plan={plan} />
        </section>
        {plan.choice && (
          <section aria-labelledby="plan-choice">
            <h3 id="plan-choice" className="font-display text-xl">
              Porque está na lista final
            </h3>
            <p className="whitespace-pre-wrap">{plan.choice.reason}</p>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Readers({ plan: { readers, fullyRead } }: { plan: SelectedPlan }) {
  if (readers.length === 0) return <p>Escolha duas pessoas para lerem esta proposta, ou sorteie-as.</p>;
  if (!fullyRead) {
    return (
      <>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {readers.map(({ _id, name, read }) => (
            <li key={_id}>
              {name}: {read ? 'já leu' : 'ainda não leu'}
            </li>
          ))}
        </ul>
        <p className="text-muted">
          As opiniões aparecem quando duas pessoas, pelo menos, e todas as escolhidas a lerem.
        </p>
      </>
    );
  }
  return readers.map(
    ({ _id, name, judgement }) => judgement && <Judgement key={_id} of={name} judgement={judgement} />,
  );
}
