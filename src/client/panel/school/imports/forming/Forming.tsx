import type { Staff } from '#client/panel/useStaff.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { NamesStep } from './names/NamesStep.tsx';
import { TeamsStep } from './teams/TeamsStep.tsx';
import type { FormingWork } from './useForming.ts';

interface Props {
  staff: Staff;
  forming: FormingWork;
  onTeacher: (teacherId: string | null) => void;
}

/** Renders the steps from the names of a class list to the teams: names, teams, confirmation. */
export function Forming({ staff, forming, onTeacher }: Props) {
  const { state, change, work } = forming;
  if (state.step === 'names') return <NamesStep state={state} onChange={change} />;
  if (work.preview) return <ConfirmStep preview={work.preview} forming={forming} />;
  return <TeamsStep staff={staff} forming={forming} onTeacher={onTeacher} />;
}
