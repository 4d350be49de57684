import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { STEP_COLUMNS, STEPS_TITLE } from '#content/dossier.ts';
import {
  centsOfEuros,
  type DossierStep,
  EMPTY_STEP,
  lacksCosts,
  planCost,
  typedEuros,
} from '#domain/council/dossier.ts';
import { eurosText } from '#domain/eurosText.ts';
import { DOSSIER_CELL_MAX_CHARS, DOSSIER_COST_MAX_CENTS, DOSSIER_STEPS_MAX } from '#domain/limits.ts';

const WRONG_COST = `Um valor em euros, como 12,50, até ${eurosText(DOSSIER_COST_MAX_CENTS)}. Assim, o custo fica por guardar.`;

interface DossierStepsProps {
  steps: readonly DossierStep[];
  onChange: (steps: DossierStep[]) => void;
}

/** A row with the cost as it is typed, and a key that stays while other rows are removed. */
interface Row {
  key: number;
  step: DossierStep;
  typed: string;
}

/** Renders the steps of the plan, each with who does it, when and for how much, and their total. */
export function DossierSteps({ steps, onChange }: DossierStepsProps) {
  const nextKey = useRef(steps.length);
  const group = useRef<HTMLFieldSetElement>(null);
  const [rows, setRows] = useState<Row[]>(() =>
    steps.map((step, key) => ({ key, step, typed: typedEuros(step.cents) })),
  );
  const write = (next: Row[]) => {
    setRows(next);
    onChange(next.map(({ step }) => step));
  };
  const add = () => {
    const key = nextKey.current;
    nextKey.current += 1;
    write([...rows, { key, step: EMPTY_STEP, typed: '' }]);
  };
  const remove = (key: number) => {
    write(rows.filter((row) => row.key !== key));
    group.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus();
  };
  return (
    <fieldset ref={group} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-bold font-display text-label">{STEPS_TITLE}</legend>
      {rows.length > 0 && (
        <ol className="flex flex-col gap-3">
          {rows.map((row, index) => (
            <StepRow
              key={row.key}
              row={row}
              number={index + 1}
              onChange={(changed) => write(rows.map((other) => (other.key === row.key ? changed : other)))}
              onRemove={() => remove(row.key)}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <Button data-add="" variant="secondary" disabled={rows.length >= DOSSIER_STEPS_MAX} onClick={add}>
          <Plus aria-hidden />
          Acrescentar passo
        </Button>
        <p role="status">{totalWords(rows.map(({ step }) => step))}</p>
      </div>
    </fieldset>
  );
}

interface StepRowProps {
  row: Row;
  number: number;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

function StepRow({ row, number, onChange, onRemove }: StepRowProps) {
  const { step, typed } = row;
  const cell = (name: 'what' | 'who' | 'when', className?: string) => (
    <TextField
      label={STEP_COLUMNS[name]}
      className={className}
      maxLength={DOSSIER_CELL_MAX_CHARS}
      value={step[name]}
      onChange={(event) => onChange({ ...row, step: { ...step, [name]: event.target.value } })}
    />
  );
  return (
    <li aria-label={`Passo ${number}`} className="rounded-xl border border-line bg-raised px-4 pt-2 pb-4">
      <div className="flex items-center justify-between gap-3">
        <p className="font-bold">Passo {number}</p>
        <IconButton label={`Retirar o passo ${number}`} onClick={onRemove} className="-mr-2">
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[1fr_1fr_8rem] tablet:grid-cols-[2fr_1.3fr_1fr_8rem]">
        {cell('what', 'sm:col-span-3 tablet:col-span-1')}
        {cell('who')}
        {cell('when')}
        <TextField
          label={`${STEP_COLUMNS.cost} (€)`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={DOSSIER_CELL_MAX_CHARS}
          value={typed}
          error={Number.isNaN(centsOfEuros(typed)) ? WRONG_COST : null}
          onChange={({ target }) => onChange({ ...row, typed: target.value, step: withCost(step, target.value) })}
        />
      </div>
    </li>
  );
}

/** A cost that cannot be read counts as unknown. */
function withCost(step: DossierStep, typed: string): DossierStep {
  const cents = centsOfEuros(typed);
  return { ...step, cents: Number.isNaN(cents) ? null : cents };
}

function totalWords(steps: readonly DossierStep[]): string {
  const cost = planCost({ steps: [...steps] });
  if (cost === null) return 'Custo total por apurar';
  const total = `Custo total: ${eurosText(cost)}`;
  return lacksCosts({ steps: [...steps] }) ? `${total}, com passos por apurar` : total;
}
