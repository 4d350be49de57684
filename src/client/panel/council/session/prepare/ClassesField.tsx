import { CheckCard } from '#client/ui/controls/CheckCard.tsx';
import { counted } from '#domain/counted.ts';
import { COUNCIL_TEAMS } from '#domain/limits.ts';
import type { CouncilsOfClass } from '../useCouncils.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { plansOfClass } from './setupValues.ts';
import type { SetupForm } from './useSetupForm.ts';

interface Props extends Pick<CouncilsOfClass, 'classes' | 'candidates'> {
  form: SetupForm;
}

/** Chooses the classes of a council; a class that joins brings all of its plans. Renders nothing for a school with one class. */
export function ClassesField({ classes, candidates, form }: Props) {
  if (classes.length < 2) return null;
  const { values, change } = form;
  const teams = classes.filter(({ _id }) => values.classIds.includes(_id)).reduce((sum, one) => sum + one.teams, 0);
  const choose = (classId: string, isIn: boolean) => {
    const ofClass = plansOfClass(candidates, classId);
    const others = values.proposalIds.filter((plan) => !ofClass.includes(plan));
    change({
      classIds: classes.map(({ _id }) => _id).filter((id) => (id === classId ? isIn : values.classIds.includes(id))),
      proposalIds: isIn ? [...others, ...ofClass] : others,
    });
  };
  return (
    <FieldGroup
      title="Turmas"
      hint="Pode juntar outras turmas da mesma escola: apresentam, leem e votam em conjunto."
      error={form.choice('classIds').error}
    >
      {(errorId) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {classes.map(({ _id, name, teams: count }) => (
              <CheckCard
                key={_id}
                label={name}
                hint={counted(count, 'equipa', 'equipas')}
                checked={values.classIds.includes(_id)}
                errorId={errorId}
                onChange={(isIn) => choose(_id, isIn)}
              />
            ))}
          </div>
          <p role="status" className={teams > COUNCIL_TEAMS.max ? 'font-semibold text-warn' : 'text-muted'}>
            {teams > COUNCIL_TEAMS.max
              ? `São ${teams} equipas, e um conselho tem no máximo ${COUNCIL_TEAMS.max}: escolha menos turmas.`
              : `${counted(teams, 'equipa', 'equipas')} no conselho.`}
          </p>
        </>
      )}
    </FieldGroup>
  );
}
