import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { useMediaQuery } from '#client/ui/hooks/useMediaQuery.ts';
import { NextIcon, PreviousIcon } from '#client/ui/icons.tsx';
import type { GrowthStep } from '#contract/marking/growth.ts';
import { charactersWords, stepWords } from './growthWords.ts';
import { StepTexts } from './StepTexts.tsx';
import { type Playback, usePlayback } from './usePlayback.ts';

interface Props {
  /** Two or more. */
  steps: readonly GrowthStep[];
  prompts: readonly { prompt: string }[];
}

/** Renders the steps of an answer one at a time, with a slider and what is new in each. */
export function GrowthPlayer({ steps, prompts }: Props) {
  const playback = usePlayback(steps.length);
  const [showsRemoved, setShowsRemoved] = useState(false);
  const { index } = playback;
  const step = steps[index] as GrowthStep;
  return (
    <>
      <Controls steps={steps} playback={playback} />
      <p className="font-semibold text-label tabular-nums">
        {stepWords(step, index, steps.length)} · {charactersWords(step)}
      </p>
      <StepTexts
        texts={step.texts}
        before={index === 0 ? null : (steps[index - 1]?.texts ?? null)}
        prompts={prompts}
        showsRemoved={showsRemoved}
      />
      <div className="max-w-[75ch]">
        <Switch
          label="Mostrar o que saiu"
          hint="Riscado: estava no passo anterior. Sublinhado: entrou neste passo."
          checked={showsRemoved}
          onChange={setShowsRemoved}
        />
      </div>
    </>
  );
}

/**
 * Leaves out 'Reproduzir' under prefers-reduced-motion. A status announces the step that a button led to; the slider announces
 * its own value.
 */
function Controls({ steps, playback }: { steps: readonly GrowthStep[]; playback: Playback }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [said, setSaid] = useState('');
  const { index, isPlaying, show, toggle } = playback;
  const last = steps.length - 1;
  const words = (to: number) => stepWords(steps[to] as GrowthStep, to, steps.length);
  const stepTo = (to: number) => {
    if (to < 0 || to > last) return;
    show(to);
    setSaid(words(to));
  };
  return (
    <fieldset aria-label="Passos da resposta" className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {!isStill && (
        <Button variant="secondary" onClick={toggle}>
          {isPlaying ? <Pause className="size-5" aria-hidden="true" /> : <Play className="size-5" aria-hidden="true" />}
          {isPlaying ? 'Pausa' : 'Reproduzir'}
        </Button>
      )}
      <div className="flex min-w-64 grow items-center gap-1">
        <IconButton
          label="Passo anterior"
          className="aria-disabled:opacity-50"
          aria-disabled={index === 0}
          onClick={() => stepTo(index - 1)}
        >
          <PreviousIcon />
        </IconButton>
        <input
          type="range"
          aria-label="Momento da resposta"
          aria-valuetext={words(index)}
          min={1}
          max={steps.length}
          step={1}
          value={index + 1}
          onChange={(event) => show(event.target.valueAsNumber - 1)}
          className="h-12 min-w-0 grow accent-primary"
        />
        <IconButton
          label="Passo seguinte"
          className="aria-disabled:opacity-50"
          aria-disabled={index === last}
          onClick={() => stepTo(index + 1)}
        >
          <NextIcon />
        </IconButton>
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
    </fieldset>
  );
}
