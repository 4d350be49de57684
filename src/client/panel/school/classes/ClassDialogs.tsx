import { call } from '#client/api/call.ts';
import { ClassRanking } from '#client/panel/council/ranking/ClassRanking.tsx';
import { DeleteQuestion } from '#client/panel/records/bin/DeleteQuestion.tsx';
import { type AskedOfKeeping, KeepDialogs } from '#client/panel/records/keeping/KeepDialogs.tsx';
import type { Staff } from '#client/panel/useStaff.ts';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { EditClass } from './EditClass.tsx';
import { goingText } from './goingText.ts';

/** What a person asked for, and of which class. */
export type AskedOfClass = AskedOfKeeping | { kind: 'edit' | 'delete' | 'ranking'; schoolClass: SchoolClass };

interface Props {
  staff: Staff;
  asked: AskedOfClass;
  onClose: () => void;
}

/** The dialogs of one row of Turmas. */
export function ClassDialogs({ staff, asked, onClose }: Props) {
  if (asked.kind === 'keep' || asked.kind === 'erase') return <KeepDialogs asked={asked} onClose={onClose} />;
  const { kind, schoolClass } = asked;
  if (kind === 'ranking') return <ClassRanking schoolClass={schoolClass} onClose={onClose} />;
  if (kind === 'edit') return <EditClass staff={staff} schoolClass={schoolClass} onClose={onClose} />;
  return (
    <DeleteQuestion
      title="Eliminar turma"
      what="a turma"
      name={schoolClass.class}
      remove={() => call(classes.deleteClass, { params: { classId: schoolClass._id } })}
      onClose={onClose}
    >
      <p>{goingText(schoolClass.teamsCount)}</p>
    </DeleteQuestion>
  );
}
