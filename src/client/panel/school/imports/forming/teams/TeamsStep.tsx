import { useId, useState } from 'react';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import type { Staff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { type FormingState, keptNames, type TeamDraft } from '../formingState.ts';
import { movedText } from '../formingWords.ts';
import { StepBar } from '../StepBar.tsx';
import { StepHeader } from '../StepHeader.tsx';
import { isTaken, moved, withTeam } from '../teamDrafts.ts';
import type { FormingWork } from '../useForming.ts';
import { FormingForm } from './FormingForm.tsx';
import { TeamCards } from './TeamCards.tsx';

interface Props {
  staff: Staff;
  forming: FormingWork;
  onTeacher: (teacherId: string | null) => void;
}

/** Forms the teams: at random, then by hand. Every change can be taken back. */
export function TeamsStep({ staff, forming, onTeacher }: Props) {
  const id = useId();
  const { state, change, schoolClass, work } = forming;
  /** Read by screen readers: what the last action did. */
  const [said, setSaid] = useState('');
  const names = keptNames(state);
  const apply = (next: FormingState, words: string) => {
    change(next);
    setSaid(words);
  };
  const move = (pupil: number, to: TeamDraft) => {
    const from = state.teams.find(({ members }) => members.includes(pupil));
    if (from?.id !== to.id) apply(moved(state, pupil, to.id), movedText(names.get(pupil) ?? '', from, to));
  };
  const missing = missingText(forming);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <StepHeader id={id} step={2}>
        Formar equipas
      </StepHeader>
      <FormingForm staff={staff} forming={forming} onTeacher={onTeacher} onChange={apply} />
      {state.teams.length > 0 && (
        <TeamCards
          teams={state.teams}
          taken={schoolClass.teamNames}
          names={names}
          onMove={move}
          onChange={(team, part) => change(withTeam(state, team, part))}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <StepBar back="aos nomes" onBack={() => change({ ...state, step: 'names' })}>
        <FormRefusal text={work.refusal} />
        {missing !== null && <p className="mr-auto text-muted">{missing}</p>}
        <Button className="order-2" disabled={missing !== null} busy={work.isLooking} onClick={() => work.look()}>
          Rever e confirmar
        </Button>
      </StepBar>
    </section>
  );
}

/** Says what is missing before the teams can be reviewed; null for nothing. */
function missingText({ state, teacherId, schoolClass }: FormingWork): string | null {
  if (teacherId === null) return 'Falta escolher o professor.';
  if (schoolClass.name === '') return 'Falta a turma.';
  if (state.teams.length === 0) return 'Falta formar as equipas.';
  if (state.teams.some(({ name }) => name.trim() === '')) return 'Falta o nome de uma equipa.';
  return state.teams.some(({ name }) => isTaken(name, schoolClass.teamNames))
    ? 'Há um nome que já é de outra equipa.'
    : null;
}
