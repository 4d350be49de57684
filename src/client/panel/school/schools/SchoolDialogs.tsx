import { call } from '#client/api/call.ts';
import { DeleteQuestion } from '#client/panel/records/bin/DeleteQuestion.tsx';
import { type School, schools } from '#contract/school/schools.ts';
import { EditSchool } from './EditSchool.tsx';

/** What a person asked for, and of which school. */
export interface AskedOfSchool {
  kind: 'edit' | 'delete';
  school: School;
}

/** The dialogs of one row of Escolas. */
export function SchoolDialogs({ asked: { kind, school }, onClose }: { asked: AskedOfSchool; onClose: () => void }) {
  const teachers = school.teacherCount.length;
  if (kind === 'edit') return <EditSchool school={school} onClose={onClose} />;
  return (
    <DeleteQuestion
      title="Eliminar escola"
      what="a escola"
      name={school.name}
      remove={() => call(schools.deleteSchool, { params: { schoolId: school._id } })}
      onClose={onClose}
    >
      <p>
        Só uma escola sem professores pode ser eliminada
        {teachers > 0 && <>; esta tem {teachers === 1 ? '1 professor' : `${teachers} professores`}</>}.
      </p>
    </DeleteQuestion>
  );
}
