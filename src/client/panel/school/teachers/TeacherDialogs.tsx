import { call } from '#client/api/call.ts';
import { NewPassword } from '#client/panel/identity/credentials/NewPassword.tsx';
import { placesText } from '#client/panel/records/bin/binWords.ts';
import { DeleteQuestion } from '#client/panel/records/bin/DeleteQuestion.tsx';
import { type Teacher, teachers } from '#contract/school/teachers.ts';
import { EditTeacher } from './EditTeacher.tsx';

/** The open dialog and its teacher. */
export interface TeacherDialog {
  kind: 'edit' | 'password' | 'delete';
  teacher: Teacher;
}

interface Props {
  asked: TeacherDialog;
  wordPassword: () => string;
  onClose: () => void;
}

/** Renders the open dialog of a row of Professores. */
export function TeacherDialogs({ asked: { kind, teacher }, wordPassword, onClose }: Props) {
  const { _id: id, name, credentials } = teacher;
  const account = { id, name, username: credentials.username, isTeacher: true };
  if (kind === 'edit') return <EditTeacher teacher={teacher} onClose={onClose} />;
  if (kind === 'password') return <NewPassword account={account} suggest={wordPassword} onClose={onClose} />;
  const places = placesText(teacher.classes.length, teacher.teamsCount);
  return (
    <DeleteQuestion
      title="Eliminar professor"
      what="a conta de"
      name={name}
      remove={() => call(teachers.deleteTeacher, { params: { teacherId: id } })}
      onClose={onClose}
    >
      <p>
        {places === null
          ? 'A conta não tem turmas nem equipas.'
          : `Com ela é eliminado o que lhe pertence (${places}), com tudo o que as equipas fizeram.`}
      </p>
    </DeleteQuestion>
  );
}
