import { onValue } from '#client/panel/onValue.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import type { ClassSize } from '#domain/classroom/worksheetCopies.ts';
import { THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';

/** Teams by solar system, and the pupils of each team. */
export type TypedSize = Readonly<Record<Theme | 'members', number>>;

const options = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: `${from + index}`, label: `${from + index}` }));
const TEAMS = options(0, 10);
const MEMBERS = options(2, 6);

/** Asks for how many teams the worksheets are printed. */
export function ClassSizeFields({ size, onChange }: { size: TypedSize; onChange: (size: TypedSize) => void }) {
  const field = (key: keyof TypedSize) => ({
    value: `${size[key]}`,
    onChange: onValue((value) => onChange({ ...size, [key]: Number(value) })),
  });
  return (
    <fieldset className="plan">
      <legend className="pb-2 font-bold font-display text-label">Quantas equipas vão a cada sistema solar?</legend>
      <div className="plan-size">
        {THEMES.map((theme) => (
          <SelectField key={theme} label={THEME_NAMES[theme]} options={TEAMS} {...field(theme)} />
        ))}
        <SelectField label="Pessoas por equipa" options={MEMBERS} {...field('members')} />
      </div>
    </fieldset>
  );
}

/** Returns the copies that a class of this size needs. */
export function classSize({ members, ...teams }: TypedSize): ClassSize {
  const of = (theme: Theme) => ({ team: teams[theme], pupil: teams[theme] * members });
  return { ic: of('ic'), dh: of('dh'), ds: of('ds') };
}
