import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { classes } from '#contract/classes.ts';
import { teachers } from '#contract/teachers.ts';
import { PAGE_LIMIT_MAX } from '#domain/limits.ts';
import { validateClass } from '#domain/validation.ts';
import { AddDialog } from '../lists/AddDialog.tsx';
import { useTeacherRecord } from '../teams/useTeamChoices.ts';
import { typed } from '../typed.ts';
import { useAdd } from '../useAdd.ts';
import type { Staff } from '../useStaff.ts';

/** 'Adicionar Turma' (spec, sections 2 and 5); a teacher adds only to the own record. */
export function AddClass({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const teacherId = staff.isTeacher ? staff.id : chosen;
  const form = { name: name.trim(), teacherId: teacherId ?? '' };
  const add = useAdd({
    check: validateClass,
    send: (body: typeof form) => call(classes.addClass, { body }),
    done: 'Turma adicionada com sucesso!',
    failed: 'Erro ao adicionar turma',
    onDone: onClose,
  });
  return (
    <AddDialog
      title="Adicionar Turma"
      canSubmit={name !== '' && teacherId !== null}
      isSubmitting={add.isPending}
      refusal={add.refusal}
      onSubmit={() => add.submit(form)}
      onClose={onClose}
    >
      <TextField label="Nome da turma" required value={name} onChange={typed(setName)} />
      {staff.isTeacher ? <OwnTeacher staff={staff} /> : <AnyTeacher value={teacherId} onChange={setChosen} />}
    </AddDialog>
  );
}

/** Locked to the teacher's own record (spec, section 6). */
function OwnTeacher({ staff }: { staff: Staff }) {
  const { data } = useTeacherRecord(staff.id);
  const options = [{ value: staff.id, label: data?.name ?? staff.username }];
  return <SelectField label="Professor" value={staff.id} options={options} disabled />;
}

function AnyTeacher({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const { data, error } = useQuery({
    queryKey: ['teachers', 'choices'],
    queryFn: ({ signal }) => call(teachers.teacherPage, { query: { page: 0, limit: PAGE_LIMIT_MAX } }, { signal }),
  });
  return (
    <SelectField
      label="Professor"
      required
      placeholder="Selecione um professor"
      value={value ?? ''}
      options={(data?.teachers ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      error={error && wordsOf(error, 'Erro ao carregar professores')}
      onChange={typed((id) => onChange(id || null))}
    />
  );
}
