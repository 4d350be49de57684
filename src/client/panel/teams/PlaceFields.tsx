import { useEffect } from 'react';
import { SelectField } from '#client/ui/SelectField.tsx';
import { showToast } from '#client/ui/toasts.ts';
import { typed } from '../typed.ts';
import type { Staff } from '../useStaff.ts';
import { cryptoRandom } from './cryptoRandom.ts';
import { type TeamForm, withClass, withSchool, withTeacher } from './teamDraft.ts';
import {
  type Choice,
  type Choices,
  useClassChoices,
  useSchoolChoices,
  useTeacherChoices,
  useTeacherRecord,
} from './useTeamChoices.ts';

interface Props {
  staff: Staff;
  form: TeamForm;
  setForm: (form: TeamForm) => void;
}

/** Column 1: school, then teacher, then class; each waits for the one before (spec, section 4). */
export function PlaceFields({ staff, form, setForm }: Props) {
  const schools = useSchoolChoices(staff.isTeacher ? staff.id : null);
  const classes = useClassChoices(form.teacherId);
  useErrorToast(schools.error, 'Erro ao carregar escolas');
  useErrorToast(classes.error, 'Erro ao carregar turmas do professor');
  const choose = (id: string) =>
    setForm(withClass(form, classes.items.find((item) => item.id === id) ?? null, cryptoRandom));
  return (
    <div className="flex flex-col gap-4">
      <ChoiceField
        label="Escola"
        placeholder="Selecione uma escola"
        choices={schools}
        value={form.schoolId}
        disabled={staff.isTeacher}
        onChange={(id) => setForm(withSchool(form, id || null))}
      />
      {staff.isTeacher ? <OwnTeacher staff={staff} /> : <TeacherField form={form} setForm={setForm} />}
      <ChoiceField
        label="Turma"
        placeholder="Selecione uma turma"
        choices={classes}
        value={form.classId}
        disabled={form.teacherId === null}
        onChange={choose}
      />
    </div>
  );
}

function TeacherField({ form, setForm }: Omit<Props, 'staff'>) {
  const teachers = useTeacherChoices(form.schoolId);
  useErrorToast(teachers.error, 'Erro ao carregar professores da escola');
  return (
    <ChoiceField
      label="Professor"
      placeholder="Selecione um professor"
      choices={teachers}
      value={form.teacherId}
      disabled={form.schoolId === null}
      onChange={(id) => setForm(withTeacher(form, id || null))}
    />
  );
}

/** The teacher who adds: known, and not to be changed. */
function OwnTeacher({ staff }: { staff: Staff }) {
  const { data } = useTeacherRecord(staff.id);
  const options = [{ value: staff.id, label: data?.name ?? staff.username }];
  return <SelectField label="Professor" required value={staff.id} options={options} disabled />;
}

interface ChoiceProps {
  label: string;
  placeholder: string;
  choices: Choices;
  value: string | null;
  disabled: boolean;
  onChange: (id: string) => void;
}

function ChoiceField({ choices, value, onChange, placeholder, ...field }: ChoiceProps) {
  return (
    <SelectField
      {...field}
      required
      placeholder={choices.isLoading ? 'A carregar…' : placeholder}
      value={value ?? ''}
      options={choices.items.map(({ id, name }: Choice) => ({ value: id, label: name }))}
      onChange={typed(onChange)}
    />
  );
}

function useErrorToast(error: unknown, words: string): void {
  const failed = Boolean(error);
  useEffect(() => {
    if (failed) showToast('error', words);
  }, [failed, words]);
}
