import { type FocusEvent, type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import type { OptionState, Work } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { CheckIcon, CloseIcon } from '#client/ui/icons.tsx';
import { Marked, useGlossary } from '../glossary/Marked.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';

type QuizView = Extract<Work, { kind: 'quiz' }>;

const LOOK: Record<OptionState, string> = {
  open: 'border-wire bg-glass-lit/70 active:border-glow active:bg-[#17407e]',
  locked: 'chosen border-amber bg-[#454a61] text-white',
  right: 'border-mint bg-[#0c5a36] text-white',
  shownRight: 'border-mint bg-[#0c5a36] text-white',
  wrong: 'border-coral bg-[#8c1540] text-white',
};

/** Options that cannot be pressed yet, or any more. */
const CLOSED = 'border-wire/30';

/** Verdicts as text, so that colour is never the only sign (ruling 22). */
const VERDICT: Partial<Record<OptionState, string>> = {
  right: 'Certo',
  shownRight: 'Resposta certa',
  wrong: 'Errado',
};

interface QuizWorkProps {
  work: QuizView;
  send: OverlaysProps['send'];
  /** Whether the options share the height of the glass. */
  isRoomy: boolean;
}

/**
 * Renders a question and its options, which appear once the robot has spoken (spec, section 9). The options are a radio
 * group: the first press locks one, the second confirms it (spec, section 4). The explanation is on the message screen.
 */
export function QuizWork({ work, send, isRoomy }: QuizWorkProps) {
  const { isByArrow, ...keys } = useKeys();
  const glossary = useGlossary();
  const [isByKey, setByKey] = useState(false);
  const isVerdictShown = useDeferredValue(work.disabled);
  // Closing a group that has the focus lays the whole page out: after a touch, that waits until the verdict is shown. After a key it
  // does not, because a focus that moves later would interrupt a screen reader.
  const isClosed = work.disabled && (isVerdictShown || isByKey);
  const choose = (index: number, withKey: boolean) => {
    if (work.disabled) return;
    setByKey(withKey);
    send({ type: 'CHOOSE', index });
  };
  return (
    <div className="flex h-full flex-col">
      <fieldset className="flex min-w-0 grow flex-col" disabled={isClosed} {...keys}>
        <legend className="mb-1.5 w-full">
          <span className="label-caps block text-screen-label projected:mr-[0.6em] projected:inline">
            Desafio {work.number} de {work.of}
          </span>
          <h2
            data-heading=""
            tabIndex={-1}
            className="wrap-anywhere mt-0.5 text-[1.15em] leading-tight text-pretty projected:inline projected:text-[1em]"
          >
            <Marked>{work.question}</Marked>
          </h2>
        </legend>
        <div className={work.isShown ? undefined : 'invisible'}>
          {glossary?.list(
            work.options.map(({ label }) => label),
            work.question,
          )}
        </div>
        {/* Invisible instead of absent, so that nothing moves when the options appear. */}
        <div
          data-options=""
          className={classes('grid grow gap-2', isRoomy && 'auto-rows-fr', !work.isShown && 'invisible')}
        >
          {work.options.map(({ label, state }, index) => (
            <Option
              key={label}
              label={label}
              number={index + 1}
              state={state}
              disabled={work.disabled}
              name={`quiz-${work.number}`}
              onClick={() => (state === 'locked' && isByArrow() ? undefined : choose(index, isByArrow()))}
              onPress={() => choose(index, true)}
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-1 min-h-[1.45em] text-center font-semibold text-amber projected:sr-only">
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
  /** Called for Enter or Space. */
  onPress: () => void;
}

function Option({ label, number, state, disabled, name, onClick, onPress }: OptionProps) {
  const verdict = VERDICT[state];
  return (
    <label
      className={classes(
        'edged relative flex min-h-[48px] items-center gap-3 rounded-xl px-3 py-1.5 leading-snug transition-colors duration-140',
        'has-focus-visible:focus-ring active:duration-0',
        disabled ? 'cursor-default' : 'cursor-pointer hover:border-glow',
        disabled && state === 'open' ? CLOSED : LOOK[state],
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
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden="true"
        className="edged grid size-[1.7em] shrink-0 place-items-center rounded-full font-bold font-display"
      >
        {state === 'right' || state === 'shownRight' ? (
          <CheckIcon width="1.2em" height="1.2em" />
        ) : state === 'wrong' ? (
          <CloseIcon width="1.2em" height="1.2em" />
        ) : (
          number
        )}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <span className="wrap-anywhere">{label}</span>
        {verdict && <strong className="font-display">{verdict}</strong>}
      </span>
    </label>
  );
}

/**
 * Handles the keys of the group. Enter and Space press, once while held down. The arrows of a radio group arrive as
 * clicks: they move the lock and never confirm. An arrow that left the group says nothing about the next click, because
 * its keyup happens elsewhere.
 */
function useKeys() {
  const byArrow = useRef(false);
  return {
    isByArrow: () => byArrow.current,
    onKeyDownCapture(event: KeyboardEvent) {
      byArrow.current = event.key.startsWith('Arrow');
    },
    onPointerDownCapture() {
      byArrow.current = false;
    },
    onBlurCapture({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) byArrow.current = false;
    },
    onKeyUpCapture(event: KeyboardEvent) {
      byArrow.current = false;
      // Some browsers make a click of the key's release.
      if (event.key === ' ') event.preventDefault();
    },
  };
}

function onPressKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) press();
}
