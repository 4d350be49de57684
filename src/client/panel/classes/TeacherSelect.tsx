import { useQuery } from '@tanstack/react-query';
import { wordsOf } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { SelectField } from '#client/ui/SelectField.tsx';
import { teachers } from '#contract/teachers.ts';
import { PAGE_LIMIT_MAX } from '#domain/limits.ts';
import { useTeacherRecord } from '../teams/useTeamChoices.ts';
import { typed } from '../typed.ts';
import type { Staff } from '../useStaff.ts';

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
  const { data, error } = useQuery({
    queryKey: ['teachers', 'choices'],
    queryFn: ({ signal }) => call(teachers.teacherPage, { query: { page: 0, limit: PAGE_LIMIT_MAX } }, { signal }),
  });
  const known = data?.teachers ?? [];
  const all = first === undefined || known.some(({ _id }) => _id === first._id) ? known : [first, ...known];
  return (
    <SelectField
      label="Professor"
      required
      placeholder="Selecione um professor"
      value={value ?? ''}
      options={all.map(({ _id, name }) => ({ value: _id, label: name }))}
      error={wrong ?? (error && wordsOf(error, 'Erro ao carregar professores'))}
      onChange={typed(onChange)}
    />
  );
}
