import { useId } from 'react';
import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { SUPPORT_LANGUAGES, type Supports } from '#domain/game/supports.ts';
import { LANGUAGES, SIZES, SUPPORT_GROUPS, type SupportRow } from './supportRows.ts';

interface SupportsFormProps {
  supports: Supports;
  /** Called at each change, which takes effect at once. */
  onChange: (change: Partial<Supports>) => void;
}

/** Renders the choices of 'Apoios', in groups. */
export function SupportsForm(props: SupportsFormProps) {
  return SUPPORT_GROUPS.filter(({ rows }) => rows.length > 0).map(({ title, rows }) => (
    <section key={title} aria-label={title} className="mb-3 grid gap-2">
      <h3 className="label-caps text-label">{title}</h3>
      {rows.map((row) => (
        <Row key={row.name} row={row} {...props} />
      ))}
    </section>
  ));
}

function Row({ row, supports, onChange }: SupportsFormProps & { row: SupportRow }) {
  const { name, label, hint } = row;
  if (row.kind === 'size') return <Sizes {...{ label, hint, supports, onChange }} />;
  if (row.kind === 'language') return <Languages {...{ label, hint, supports, onChange }} />;
  return (
    <Switch
      label={label}
      hint={hint}
      checked={supports[row.name]}
      onChange={(checked) => onChange({ [name]: checked })}
    />
  );
}

type ChoiceProps = SupportsFormProps & Pick<SupportRow, 'label' | 'hint'>;

function Languages({ label, hint, supports, onChange }: ChoiceProps) {
  return (
    <SelectField
      className="px-3 py-1.5"
      label={label}
      hint={hint}
      value={supports.supportLanguage ?? ''}
      onChange={({ target: { value } }) =>
        onChange({ supportLanguage: SUPPORT_LANGUAGES.find((language) => language === value) ?? null })
      }
      placeholder="Nenhuma"
      options={LANGUAGES}
    />
  );
}

function Sizes({ label, hint, supports, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`} className="px-3 py-1.5">
      <legend className="contents font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="text-muted leading-snug">
        {hint}
      </p>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {SIZES.map(({ size, label }) => (
          <RadioCard
            key={size}
            name={id}
            label={label}
            checked={supports.letterSize === size}
            onChange={() => onChange({ letterSize: size })}
          />
        ))}
      </div>
    </fieldset>
  );
}
