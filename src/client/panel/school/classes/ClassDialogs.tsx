import { call } from '#client/api/call.ts';
import { ClassRanking } from '#client/panel/council/ranking/ClassRanking.tsx';
import { DeleteQuestion } from '#client/panel/records/bin/DeleteQuestion.tsx';
import { KeepDialogs, type RetentionDialog } from '#client/panel/records/keeping/KeepDialogs.tsx';
import type { Staff } from '#client/panel/useStaff.ts';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { deletedTeamsText } from './deletedTeamsText.ts';
import { EditClass } from './EditClass.tsx';

/** The open dialog and its class. */
export type ClassDialog = RetentionDialog | { kind: 'edit' | 'delete' | 'ranking'; schoolClass: SchoolClass };

interface Props {
  staff: Staff;
  asked: ClassDialog;
  onClose: () => void;
}

/** Renders the open dialog of a row of Turmas. */
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
      <p>{deletedTeamsText(schoolClass.teamsCount)}</p>
    </DeleteQuestion>
  );
}
