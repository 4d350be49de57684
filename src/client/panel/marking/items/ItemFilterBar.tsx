import { SOLAR_OPTIONS } from '#client/panel/lists/filters/solarOptions.ts';
import { useFilter } from '#client/panel/lists/filters/useFilter.ts';
import { onValue } from '#client/panel/onValue.ts';
import { SchoolFilter } from '#client/panel/school/schools/SchoolFilter.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { ClassFilter } from './ClassFilter.tsx';
import type { ItemFilters } from './useItems.ts';

interface Props {
  filters: ItemFilters;
  /** The name of the chosen class, for when the choices do not contain it. */
  className: string | undefined;
}

/** Renders the filters by solar system, class and, for administrators, school; all are kept in the address. */
export function ItemFilterBar({ filters: { theme, classId, schoolId }, className }: Props) {
  const { choose } = useFilter();
  const { isTeacher } = useStaff();
  return (
    <div className="card grid gap-x-4 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
      <SelectField
        label="Sistema solar"
        value={theme === undefined ? '' : THEME_NAMES[theme]}
        options={SOLAR_OPTIONS}
        onChange={onValue((value) => choose('solar', value))}
      />
      <ClassFilter value={classId ?? null} className={className} onChange={(id) => choose('class', id ?? '')} />
      {!isTeacher && <SchoolFilter value={schoolId ?? null} onChange={(id) => choose('school', id ?? '')} />}
    </div>
  );
}
