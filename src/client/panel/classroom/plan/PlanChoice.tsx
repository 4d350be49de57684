import { useId } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { PLAN_LENGTHS, type PlanLength } from '#domain/classroom/lessonPlans.ts';
import { PlanText } from './PlanText.tsx';
import './plan.css';

interface Props {
  /** Null while none is chosen. */
  value: PlanLength | null;
  onChange: (length: PlanLength) => void;
}

/** Renders the lesson plans as a group of cards, of which one is chosen. */
export function PlanChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="plan">
      <legend className="pb-2 font-bold font-display text-label">Quantas sessões tem com a turma?</legend>
      <div className="plan-choices">
        {PLAN_LENGTHS.map((length) => (
          <PlanCard
            key={length}
            name={name}
            length={length}
            isChosen={value === length}
            onChoose={() => onChange(length)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CardProps {
  name: string;
  length: PlanLength;
  isChosen: boolean;
  onChoose: () => void;
}

function PlanCard({ name, length, isChosen, onChoose }: CardProps) {
  const id = useId();
  const { suits, leavesOut, isRecommended } = LESSON_PLANS[length];
  return (
    <label
      className={classes(
        'card edged relative flex cursor-pointer gap-3 transition-colors duration-140 hover:bg-hover',
        'has-focus-visible:focus-ring',
        isChosen ? 'border-label' : 'border-line',
      )}
    >
      <input
        type="radio"
        name={name}
        value={length}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        className="plan-radio"
      />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong id={`${id}-name`} className="font-display text-xl">
            {length} sessões
          </strong>
          {isRecommended && (
            <Chip small tone="ok">
              Recomendado
            </Chip>
          )}
        </span>
        <span id={`${id}-text`} className="flex flex-col gap-1">
          <span>
            Serve quando <PlanText text={suits} />
          </span>
          <span className="text-muted">
            O que se perde: <PlanText text={firstLower(leavesOut)} />
          </span>
        </span>
      </span>
    </label>
  );
}

/** Continues a sentence with a text that begins one. */
function firstLower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
