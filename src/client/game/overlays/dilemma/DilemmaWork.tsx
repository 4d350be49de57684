import { type KeyboardEvent, useId, useState } from 'react';
import type { DilemmaVoice, Work } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Marked, useGlossary } from '../glossary/Marked.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { Portrait } from './Portrait.tsx';

type DilemmaView = Extract<Work, { kind: 'dilemma' }>;
type Choice = DilemmaView['choices'][number];

const LOOK: Record<Choice['state'], string> = {
  open: 'cursor-pointer border-wire bg-glass-lit/70 hover:border-glow active:border-glow active:bg-[#17407e]',
  locked: 'chosen cursor-pointer border-amber bg-[#454a61] text-white',
  closed: 'border-wire/30',
};

interface DilemmaWorkProps {
  work: DilemmaView;
  send: OverlaysProps['send'];
  /** Whether voices and choices have room side by side. */
  isWide: boolean;
}

/**
 * Renders a dilemma: three inhabitants, whose reasons open one at a time, and the choices. The first press on a choice
 * locks it, the second confirms it. The third way opens once two perspectives were heard.
 */
export function DilemmaWork({ work, send, isWide }: DilemmaWorkProps) {
  const [heard, setHeard] = useState<number | null>(null);
  const said = useId();
  const open = (index: number) => {
    setHeard(index);
    send({ type: 'OPEN_PERSPECTIVE', index });
  };
  const voice = heard === null ? undefined : work.voices[heard];
  return (
    <div
      className={classes(
        'grid min-h-full content-start gap-x-4 gap-y-2',
        isWide && 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
      )}
    >
      <header className={classes(isWide && 'col-span-2')}>
        <p className="label-caps text-screen-label">{work.place}</p>
        <h2 data-heading="" tabIndex={-1} className="text-[1.2em] leading-tight text-pretty">
          <Marked>{work.title}</Marked>
        </h2>
        {useGlossary()?.list([...work.voices.map(({ wants }) => wants), ...work.choices.map(({ label }) => label)])}
      </header>
      <ul className={classes('grid content-start gap-2', !isWide && 'sm:grid-cols-3')} aria-label="Pontos de vista">
        {work.voices.map((one, index) => (
          <li key={one.picture}>
            <VoiceButton voice={one} isShown={index === heard} controls={said} onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      <div className="flex min-w-0 flex-col gap-2">
        <div id={said} aria-live="polite" className="edged rounded-xl border-wire/60 px-3 py-2">
          {voice?.why ? (
            <p className="text-pretty">
              <strong className="font-display text-screen-label">
                {voice.name}, {voice.role}:
              </strong>{' '}
              «<Marked>{voice.why}</Marked>»
            </p>
          ) : (
            <p className="text-screen-label">Escolham uma pessoa para ouvir o que pensa.</p>
          )}
        </div>
        <Choices work={work} send={send} />
      </div>
    </div>
  );
}

interface VoiceButtonProps {
  voice: DilemmaVoice;
  isShown: boolean;
  /** The id of the place where the reasons are shown. */
  controls: string;
  onOpen: () => void;
}

function VoiceButton({ voice, isShown, controls, onOpen }: VoiceButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls={controls}
      onClick={onOpen}
      className={classes(
        'edged flex min-h-[64px] w-full cursor-pointer items-center gap-3 rounded-xl px-2.5 py-1.5 text-left leading-snug hover:border-glow',
        isShown ? 'border-glow bg-[#17407e]' : 'border-wire bg-glass-lit/70',
      )}
    >
      <Portrait person={voice} size="small" isDecorative />
      <span className="min-w-0 grow">
        <strong className="block font-display">{voice.name}</strong>
        <span className="block">{voice.wants}</span>
      </span>
      {voice.why !== null && (
        <span className="shrink-0 text-mint">
          <CheckIcon width="1.3em" height="1.3em" />
          <span className="sr-only">já ouvido</span>
        </span>
      )}
    </button>
  );
}

function Choices({ work, send }: Omit<DilemmaWorkProps, 'isWide'>) {
  const question = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot shrink in this grid in old browsers.
    <div role="group" aria-labelledby={question} className="grid gap-2">
      <h3 id={question} className="text-[1.05em] leading-tight text-pretty">
        <Marked>{work.question}</Marked>
      </h3>
      {work.choices.map(({ label, state }, index) => (
        <button
          key={label}
          type="button"
          data-choice={index + 1}
          aria-pressed={state === 'locked'}
          disabled={state === 'closed'}
          onKeyDown={ignoreRepeat}
          onClick={() => send({ type: 'CHOOSE', index })}
          className={classes(
            'edged flex min-h-[48px] w-full items-center rounded-xl px-3 py-1.5 text-left leading-snug transition-colors duration-140',
            LOOK[state],
          )}
        >
          {state === 'closed' ? closedLabel(work.missing) : label}
        </button>
      ))}
      <p role="status" className="text-center font-semibold text-amber">
        {work.hint}
      </p>
    </div>
  );
}

function closedLabel(missing: number): string {
  const left = missing === 1 ? 'mais um ponto de vista' : `${missing} pontos de vista`;
  return `Há talvez uma terceira via: abre-se depois de ouvirem ${left}.`;
}

/** A key that is held down does not confirm what it has just locked. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
