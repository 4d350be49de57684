import { useStaff } from '#client/panel/useStaff.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import type { SchoolClass } from '#contract/school/classes.ts';

interface Props {
  known: readonly SchoolClass[];
  value: string;
  onChoose: (classId: string) => void;
}

/** Renders the choice of a class; administrators see whose it is. */
export function ClassChoice({ known, value, onChoose }: Props) {
  const { isTeacher } = useStaff();
  const options = known.map((one) => ({
    value: one._id,
    label: isTeacher ? one.class : `${one.class} · ${one.teacher.name}`,
  }));
  return (
    <SelectField
      label="Turma"
      placeholder="Escolha a turma"
      value={value}
      options={options}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
