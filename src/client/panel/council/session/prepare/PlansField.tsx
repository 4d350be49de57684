import { Button } from '#client/ui/controls/Button.tsx';
import { CheckCard } from '#client/ui/controls/CheckCard.tsx';
import { eurosText } from '#domain/eurosText.ts';
import type { Candidate } from '../useCouncils.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { SetupForm } from './useSetupForm.ts';

interface Props {
  /** Plans of all classes that can be chosen. */
  candidates: readonly Candidate[];
  form: SetupForm;
}

/** Chooses the plans that the council presents and votes on. */
export function PlansField({ candidates, form }: Props) {
  const { values, change } = form;
  const plans = candidates.filter(({ classId }) => values.classIds.includes(classId));
  const all = plans.map(({ _id }) => _id);
  const chosen = all.filter((plan) => values.proposalIds.includes(plan));
  const choose = (plan: string, isIn: boolean) =>
    change({ proposalIds: all.filter((one) => (one === plan ? isIn : values.proposalIds.includes(one))) });
  return (
    <FieldGroup
      title="Propostas"
      hint="Entram todas, a menos que tire alguma. A ordem das apresentações tira-se à sorte no início."
      error={form.choice('proposalIds').error}
    >
      {(errorId) => (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p role="status" className="mr-auto font-semibold">
              {chosen.length} de {plans.length} escolhidas
            </p>
            <Button variant="ghost" onClick={() => change({ proposalIds: chosen.length === all.length ? [] : all })}>
              {chosen.length === all.length ? 'Tirar todas' : 'Escolher todas'}
            </Button>
          </div>
          <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {plans.map(({ _id, team, cost }) => (
              <CheckCard
                key={_id}
                label={team.name}
                hint={cost === null ? team.className : `${team.className} · ${eurosText(cost)}`}
                checked={chosen.includes(_id)}
                errorId={errorId}
                onChange={(isIn) => choose(_id, isIn)}
              />
            ))}
          </div>
        </>
      )}
    </FieldGroup>
  );
}
