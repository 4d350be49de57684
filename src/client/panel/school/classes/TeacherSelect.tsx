import { errorMessage } from '#client/api/CallError.ts';
import { SearchableSelect } from '#client/panel/lists/filters/SearchableSelect.tsx';
import type { Staff } from '#client/panel/useStaff.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { useTeacherChoices, useTeacherRecord } from '../teams/useTeamChoices.ts';

/** Renders a disabled select with the signed-in teacher (spec, section 6). */
export function OwnTeacher({ staff }: { staff: Staff }) {
  const { data } = useTeacherRecord(staff.id);
  const options = [{ value: staff.id, label: data?.name ?? staff.username }];
  return <SelectField label="Professor" value={staff.id} options={options} disabled />;
}

interface Props {
  value: string | undefined;
  onChange: (id: string) => void;
  error?: string | undefined;
  /** The initial choice, available before the others have loaded. */
  first?: { _id: string; name: string };
}

/** Renders a select of all teachers, for administrators. */
export function AnyTeacher({ value, onChange, error: wrong, first }: Props) {
  const choices = useTeacherChoices();
  const { error } = choices;
  return (
    <SearchableSelect
      label="Professor"
      placeholder="Selecione um professor"
      choices={choices}
      first={first && { id: first._id, name: first.name }}
      value={value ?? ''}
      error={wrong ?? (error ? errorMessage(error, 'Erro ao carregar professores') : undefined)}
      onChange={onChange}
    />
  );
}
