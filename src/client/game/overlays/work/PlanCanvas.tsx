import { useId } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { PLAN_QUESTIONS } from '#content/planCanvas.ts';
import { PLAN_PART_NAMES, type PlanPart, readPlan, writePlan } from '#domain/council/planParts.ts';
import { TEXT_MAX_CHARS } from '#domain/limits.ts';
import { keepFocus } from '../WritingSheet.tsx';

interface PlanCanvasProps {
  parts: readonly PlanPart[];
  /** The whole text of the step, of which the fields are parts. */
  value: string;
  disabled: boolean;
  onText: (text: string) => void;
}

/** Renders a short field for each part of the plan, and the one text that they make. */
export function PlanCanvas({ parts, value, disabled, onText }: PlanCanvasProps) {
  const plan = readPlan(value, parts);
  const write = (part: PlanPart, said: string) => {
    const text = writePlan({ ...plan, parts: { ...plan.parts, [part]: said } });
    if (text.length <= TEXT_MAX_CHARS) onText(text);
  };
  return (
    <fieldset aria-label="Quadro do plano" className="grid min-w-0 gap-3">
      {parts.map((part) => (
        <PlanField
          key={part}
          part={part}
          said={plan.parts[part] ?? ''}
          disabled={disabled}
          onText={(said) => write(part, said)}
        />
      ))}
      <section aria-label="O texto do plano" className="edged rounded-xl border-wire border-dashed! px-4 py-2">
        <p className="label-caps text-screen-label">O texto que vai ser enviado</p>
        <p className="wrap-anywhere whitespace-pre-wrap">{value.trim() || 'Aqui aparece o que forem escrevendo.'}</p>
      </section>
    </fieldset>
  );
}

interface PlanFieldProps {
  part: PlanPart;
  said: string;
  disabled: boolean;
  onText: (said: string) => void;
}

function PlanField({ part, said, disabled, onText }: PlanFieldProps) {
  const id = useId();
  const { asks, begins } = PLAN_QUESTIONS[part];
  const begin = (opening: string) => {
    const box = document.getElementById(id);
    onText(said.trim() === '' ? `${opening} ` : `${said.trimEnd()} ${opening} `);
    if (box instanceof HTMLTextAreaElement) box.focus();
  };
  return (
    <div className="grid gap-1.5">
      <p className="leading-snug">
        <label htmlFor={id} className="font-bold font-display">
          {PLAN_PART_NAMES[part]}
        </label>{' '}
        <span id={`${id}-asks`} className="text-screen-label">
          {asks}
        </span>
      </p>
      <textarea
        id={id}
        rows={2}
        value={said}
        disabled={disabled}
        aria-describedby={`${id}-asks`}
        onChange={(event) => onText(event.target.value)}
        className="edged w-full resize-y rounded-xl border-wire bg-glass-lit px-4 py-2 leading-normal text-screen-text disabled:opacity-60"
      />
      <div className="flex flex-wrap gap-2">
        {begins.map((opening) => (
          <Button
            key={opening}
            variant="secondary"
            disabled={disabled}
            aria-label={`Começar por «${opening}» em ${PLAN_PART_NAMES[part]}`}
            className="min-h-12! border-dashed! bg-glass/90 px-4! font-body! font-semibold!"
            onMouseDown={keepFocus}
            onClick={() => begin(opening)}
          >
            {opening}…
          </Button>
        ))}
      </div>
    </div>
  );
}
