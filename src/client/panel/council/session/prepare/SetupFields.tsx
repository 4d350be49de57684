import type { CouncilsOfClass } from '../useCouncils.ts';
import { BallotField } from './BallotField.tsx';
import { ClassesField } from './ClassesField.tsx';
import { PhasesField } from './PhasesField.tsx';
import { PlansField } from './PlansField.tsx';
import { ReadingsField, ResultRevealField } from './ResultFields.tsx';
import { RuleField } from './RuleField.tsx';
import type { SetupForm } from './useSetupForm.ts';

interface Props extends Pick<CouncilsOfClass, 'classes' | 'candidates'> {
  form: SetupForm;
}

/** Renders all that a teacher chooses for a council that has not started. `classes` is empty where they are given. */
export function SetupFields({ form, classes, candidates }: Props) {
  const { proposalIds, phases } = form.values;
  const chosen = candidates.filter(({ _id }) => proposalIds.includes(_id));
  const hasCosts = chosen.length > 0 && chosen.every(({ cost }) => cost !== null);
  return (
    <>
      <ClassesField form={form} classes={classes} candidates={candidates} />
      <PlansField form={form} candidates={candidates} />
      <PhasesField form={form} />
      {phases.includes('vote') && (
        <>
          <BallotField form={form} hasCosts={hasCosts} />
          <RuleField form={form} hasCosts={hasCosts} />
        </>
      )}
      <ReadingsField form={form} />
      <ResultRevealField form={form} />
    </>
  );
}
