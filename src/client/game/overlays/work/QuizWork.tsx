import { type KeyboardEvent, useRef } from 'react';
import type { OptionState, Work } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { CheckIcon, CloseIcon } from '#client/ui/icons.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { TaskLabel } from './TaskLabel.tsx';

type QuizView = Extract<Work, { kind: 'quiz' }>;

const LOOK: Record<OptionState, string> = {
  open: 'border-glow/40 bg-glass-lit/70',
  locked: 'border-hardware bg-[#5b6078] text-white',
  right: 'border-mint bg-[#0c5a36] text-white',
  shownRight: 'border-mint bg-[#0c5a36] text-white',
  wrong: 'border-coral bg-[#8c1540] text-white',
};

/** Told in words too, never by colour alone (ruling 22). */
const VERDICT: Partial<Record<OptionState, string>> = {
  right: 'Certo',
  shownRight: 'Resposta certa',
  wrong: 'Errado',
};

/** The explanation comes on the message screen. The options are a radio group: the first press locks one, the second confirms it (spec, section 4). */
export function QuizWork({ work, send }: { work: QuizView; send: OverlaysProps['send'] }) {
  const { isByArrow, ...keys } = useKeys();
  const choose = (index: number) => send({ type: 'CHOOSE', index });
  return (
    <div className="flex min-h-full flex-col">
      <TaskLabel number={work.number} of={work.of} />
      <fieldset className="flex grow flex-col gap-2" disabled={work.disabled} {...keys}>
        <legend className="mb-2 font-bold font-display text-[1.15em] leading-tight text-pretty">{work.question}</legend>
        {work.options.map(({ label, state }, index) => (
          <Option
            key={label}
            label={label}
            number={index + 1}
            state={state}
            disabled={work.disabled}
            name={`quiz-${work.number}`}
            onClick={() => (state === 'locked' && isByArrow() ? undefined : choose(index))}
            onPress={() => choose(index)}
          />
        ))}
      </fieldset>
      <p role="status" className="mt-2 min-h-[1.45em] text-center font-semibold text-amber">
        {work.hint}
      </p>
    </div>
  );
}

interface OptionProps {
  label: string;
  number: number;
  state: OptionState;
  disabled: boolean;
  name: string;
  onClick: () => void;
  /** Enter or Space. */
  onPress: () => void;
}

function Option({ label, number, state, disabled, name, onClick, onPress }: OptionProps) {
  const verdict = VERDICT[state];
  return (
    <label
      className={classes(
        'relative flex min-h-12 items-center gap-3 rounded-xl border-2 px-3 py-1.5 leading-snug transition-colors duration-140',
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        disabled ? 'cursor-default' : 'cursor-pointer hover:border-glow',
        LOOK[state],
      )}
    >
      <input
        type="radio"
        name={name}
        value={number}
        checked={state === 'locked' || state === 'right' || state === 'wrong'}
        onChange={() => {}}
        onClick={onClick}
        onKeyDown={(event) => onPressKey(event, onPress)}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full border-2 font-bold font-display"
      >
        {state === 'right' || state === 'shownRight' ? (
          <CheckIcon width="1.2em" height="1.2em" />
        ) : state === 'wrong' ? (
          <CloseIcon width="1.2em" height="1.2em" />
        ) : (
          number
        )}
      </span>
      <span className="min-w-0 grow">{label}</span>
      {verdict && <strong className="shrink-0 font-display">{verdict}</strong>}
    </label>
  );
}

/**
 * Enter and Space press; a key held down presses once. The arrows of a radio group come as clicks: they move the lock and
 * never confirm.
 */
function useKeys() {
  const byArrow = useRef(false);
  return {
    isByArrow: () => byArrow.current,
    onKeyDownCapture(event: KeyboardEvent) {
      byArrow.current = event.key.startsWith('Arrow');
    },
    onKeyUpCapture(event: KeyboardEvent) {
      byArrow.current = false;
      // Some browsers make a click of the key that goes up.
      if (event.key === ' ') event.preventDefault();
    },
  };
}

function onPressKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) press();
}
