import { useEffect } from 'react';
import { SearchableSelect } from '#client/panel/lists/filters/SearchableSelect.tsx';
import type { Staff } from '#client/panel/useStaff.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { cryptoRandom } from './cryptoRandom.ts';
import { withClass, withSchool, withTeacher } from './teamDraft.ts';
import { useClassChoices, useSchoolChoices, useTeacherChoices, useTeacherRecord } from './useTeamChoices.ts';
import type { TeamForm } from './useTeamForm.ts';

interface Props {
  staff: Staff;
  form: TeamForm;
}

/** Renders column 1: school, then teacher, then class; each requires the one before (spec, section 4). */
export function PlaceFields({ staff, form }: Props) {
  const { draft, setDraft, choice } = form;
  const schools = useSchoolChoices(staff.isTeacher ? staff.id : null);
  const classes = useClassChoices(draft.teacherId || null);
  useErrorToast(schools.error, 'Erro ao carregar escolas');
  useErrorToast(classes.error, 'Erro ao carregar turmas do professor');
  const choose = (id: string) =>
    setDraft(withClass(draft, classes.items.find((item) => item.id === id) ?? null, cryptoRandom));
  return (
    <div className="flex flex-col gap-4">
      <SearchableSelect
        label="Escola"
        placeholder={staff.isTeacher ? 'Ainda sem escola' : 'Selecione uma escola'}
        choices={schools}
        disabled={staff.isTeacher}
        {...choice('school')}
        onChange={(id) => setDraft(withSchool(draft, id))}
      />
      {staff.isTeacher ? <OwnTeacher staff={staff} /> : <TeacherField form={form} />}
      <SearchableSelect
        label="Turma"
        placeholder="Selecione uma turma"
        choices={classes}
        disabled={draft.teacherId === ''}
        {...choice('schoolClass')}
        onChange={choose}
      />
    </div>
  );
}

function TeacherField({ form: { draft, setDraft, choice } }: { form: TeamForm }) {
  const teachers = useTeacherChoices(draft.school);
  useErrorToast(teachers.error, 'Erro ao carregar professores da escola');
  return (
    <SearchableSelect
      label="Professor"
      placeholder="Selecione um professor"
      choices={teachers}
      disabled={draft.school === ''}
      {...choice('teacherId')}
      onChange={(id) => setDraft(withTeacher(draft, id))}
    />
  );
}

/** Renders the signed-in teacher, who cannot be changed. */
function OwnTeacher({ staff }: { staff: Staff }) {
  const { data } = useTeacherRecord(staff.id);
  const options = [{ value: staff.id, label: data?.name ?? staff.username }];
  return <SelectField label="Professor" required value={staff.id} options={options} disabled />;
}

function useErrorToast(error: unknown, words: string): void {
  const failed = Boolean(error);
  useEffect(() => {
    if (failed) showToast('error', words);
  }, [failed, words]);
}
