import { call } from '#client/api/call.ts';
import { classes, type SchoolClass } from '#contract/classes.ts';
import { countTeams } from '../bin/binWords.ts';
import { DeleteQuestion } from '../bin/DeleteQuestion.tsx';
import { EraseDialog } from '../keeping/EraseDialog.tsx';
import { KeepClass } from '../keeping/KeepClass.tsx';
import type { Staff } from '../useStaff.ts';
import { EditClass } from './EditClass.tsx';

/** What a person asked for, and of which class. */
export interface AskedOfClass {
  kind: 'edit' | 'keep' | 'delete' | 'erase';
  schoolClass: SchoolClass;
}

interface Props {
  staff: Staff;
  asked: AskedOfClass;
  onClose: () => void;
}

/** The dialogs of one row of Turmas. */
export function ClassDialogs({ staff, asked: { kind, schoolClass }, onClose }: Props) {
  if (kind === 'edit') return <EditClass staff={staff} schoolClass={schoolClass} onClose={onClose} />;
  if (kind === 'keep') return <KeepClass schoolClass={schoolClass} onClose={onClose} />;
  const { _id: classId, teamsCount } = schoolClass;
  if (kind === 'erase') {
    const erase = (body: { name: string }) => call(classes.eraseClass, { params: { classId }, body });
    return (
      <EraseDialog what="a turma" name={schoolClass.class} erase={erase} onClose={onClose}>
        <p>{goingText(teamsCount)}</p>
      </EraseDialog>
    );
  }
  return (
    <DeleteQuestion
      title="Eliminar turma"
      what="a turma"
      name={schoolClass.class}
      remove={() => call(classes.deleteClass, { params: { classId } })}
      onClose={onClose}
    >
      <p>{goingText(teamsCount)}</p>
    </DeleteQuestion>
  );
}

function goingText(teamsCount: number): string {
  if (teamsCount === 0) return 'A turma não tem equipas.';
  if (teamsCount === 1) return 'Com ela é eliminada 1 equipa, com tudo o que fez.';
  return `Com ela são eliminadas ${countTeams(teamsCount)}, com tudo o que fizeram.`;
}
