import { call } from '#client/api/call.ts';
import { DeleteQuestion } from '#client/panel/records/bin/DeleteQuestion.tsx';
import { type School, schools } from '#contract/school/schools.ts';
import { EditLevelScale } from './EditLevelScale.tsx';
import { EditSchool } from './EditSchool.tsx';

/** The open dialog and its school. */
export interface SchoolDialog {
  kind: 'edit' | 'scale' | 'delete';
  school: School;
}

/** Renders the open dialog of a row of Escolas. */
export function SchoolDialogs({ asked: { kind, school }, onClose }: { asked: SchoolDialog; onClose: () => void }) {
  const teachers = school.teacherCount.length;
  if (kind === 'edit') return <EditSchool school={school} onClose={onClose} />;
  if (kind === 'scale') return <EditLevelScale school={school} onClose={onClose} />;
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
