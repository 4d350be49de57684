import { wordsOf } from '#client/api/CallError.ts';
import { ServedSelect } from '#client/panel/lists/filters/ServedSelect.tsx';
import type { Staff } from '#client/panel/useStaff.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { useTeacherChoices, useTeacherRecord } from '../teams/useTeamChoices.ts';

/** Locked to the teacher's own record (spec, section 6). */
export function OwnTeacher({ staff }: { staff: Staff }) {
  const { data } = useTeacherRecord(staff.id);
  const options = [{ value: staff.id, label: data?.name ?? staff.username }];
  return <SelectField label="Professor" value={staff.id} options={options} disabled />;
}

interface Props {
  value: string | undefined;
  onChange: (id: string) => void;
  error?: string | undefined;
  /** Who is chosen at first: there before the others have come. */
  first?: { _id: string; name: string };
}

/** Every teacher, for administrators. */
export function AnyTeacher({ value, onChange, error: wrong, first }: Props) {
  const choices = useTeacherChoices();
  const { error } = choices;
  return (
    <ServedSelect
      label="Professor"
      placeholder="Selecione um professor"
      choices={choices}
      first={first && { id: first._id, name: first.name }}
      value={value ?? ''}
      error={wrong ?? (error ? wordsOf(error, 'Erro ao carregar professores') : undefined)}
      onChange={onChange}
    />
  );
}
