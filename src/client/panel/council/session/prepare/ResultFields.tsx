import { onValue } from '#client/panel/onValue.ts';
import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { COUNCIL_READINGS } from '#domain/limits.ts';
import { RESULT_REVEAL_WORDS } from '../councilWords.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { SetupForm } from './useSetupForm.ts';

const REVEALS = ['byTeacher', 'atOnce'] as const;

/** Chooses how many plans each team is given to read: at most all that are chosen. */
export function ReadingsField({ form }: { form: SetupForm }) {
  const { readings, proposalIds } = form.values;
  const most = Math.min(COUNCIL_READINGS.max, Math.max(proposalIds.length, Number(readings)));
  const options = Array.from({ length: most }, (_, index) => String(index + COUNCIL_READINGS.min));
  return (
    <FieldGroup
      title="Leituras"
      hint="Cada equipa recebe estas propostas para ler e avaliar, e nunca a sua. Todas são lidas por tantas equipas como as outras, ou por mais uma."
    >
      {() => (
        <SelectField
          className="max-w-xs"
          label="Propostas para cada equipa ler"
          options={options.map((count) => ({ value: count, label: count }))}
          value={readings}
          onChange={onValue((readings) => form.change({ readings }))}
        />
      )}
    </FieldGroup>
  );
}

/** Chooses when the teams see the result. */
export function ResultRevealField({ form }: { form: SetupForm }) {
  const { resultReveal, phases } = form.values;
  if (!phases.includes('result')) return null;
  return (
    <FieldGroup title="Quando é que as equipas veem o resultado?" error={form.choice('resultReveal').error}>
      {() => (
        <div className="grid gap-3 sm:grid-cols-2">
          {REVEALS.map((one) => (
            <RadioCard
              key={one}
              name="resultReveal"
              label={RESULT_REVEAL_WORDS[one]}
              checked={resultReveal === one}
              onChange={() => form.change({ resultReveal: one })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
