import { errorMessage } from '#client/api/CallError.ts';
import { onValue } from '#client/panel/onValue.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { counted } from '#domain/counted.ts';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import { AnyTeacher } from '../../../classes/TeacherSelect.tsx';
import type { FormingWork } from '../useForming.ts';

interface Props {
  staff: Staff;
  forming: FormingWork;
  onTeacher: (teacherId: string | null) => void;
}

/** Chooses the class: one that the teacher has, or a new one. Administrators choose the teacher first. */
export function ClassFields({ staff, forming, onTeacher }: Props) {
  const { state, change, schoolClass, teacherId } = forming;
  const { id, name, choices, isLoading, error, teamNames } = schoolClass;
  const there =
    teamNames.length === 0
      ? ''
      : `Já tem ${counted(teamNames.length, 'equipa, que fica como está', 'equipas, que ficam como estão')}.`;
  return (
    <>
      {!staff.isTeacher && (
        <div className="flex min-w-0 flex-col gap-4">
          <AnyTeacher value={teacherId ?? ''} onChange={(chosen) => onTeacher(chosen || null)} />
        </div>
      )}
      <SelectField
        label="Turma"
        placeholder={isLoading ? 'A carregar…' : 'Turma nova'}
        disabled={teacherId === null}
        options={choices.map((choice) => ({ value: choice.id, label: choice.name }))}
        value={id ?? ''}
        hint={id === null ? undefined : there || undefined}
        error={error ? errorMessage(error, 'Erro ao carregar turmas do professor') : undefined}
        onChange={onValue((chosen) => change({ ...state, classId: chosen || null, className: chosen ? name : '' }))}
      />
      {id === null && (
        <TextField
          label="Nome da turma nova"
          required
          maxLength={NAME_MAX_CHARS}
          placeholder="8.º A"
          autoComplete="off"
          value={state.className}
          onChange={onValue((className) => change({ ...state, className }))}
        />
      )}
    </>
  );
}
