import { ArrowLeft, ArrowRight, Flag, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { COUNCIL_PHASE_NAMES, type CouncilPhase, nextPhase, previousPhase } from '#domain/council/session/phases.ts';
import type { SteerCouncil } from './useSteerCouncil.ts';
import { missingText } from './votes.ts';

/** Minutes by which a phase is extended. */
const EXTENSIONS = [2, 5] as const;

interface Props {
  council: Council;
  phase: CouncilPhase;
  steering: SteerCouncil;
}

/**
 * Renders what moves a running council, always in sight at the bottom of the window. A step that is on its way disables no
 * button, because a disabled one would lose the focus of the keyboard; a second press meanwhile is dropped.
 */
export function SteerBar({ council, phase, steering }: Props) {
  const { isBusy, steer } = steering;
  const chosen = council.phases.map((one) => one.phase);
  const previous = previousPhase(phase, chosen);
  return (
    <section
      aria-label="Conduzir o conselho"
      data-bottom-bar=""
      className="card sticky bottom-2 z-20 flex flex-wrap items-center gap-2 p-3! shadow-card max-sm:[&_button]:flex-1 max-sm:[&_button]:px-2 sm:[&_button]:px-4"
    >
      <BackButton phase={phase} previous={previous} steering={steering} />
      <PauseButton isPaused={council.paused} steering={steering} />
      {EXTENSIONS.map((minutes) => (
        <Button
          key={minutes}
          variant="secondary"
          className="whitespace-nowrap"
          aria-disabled={isBusy}
          onClick={() => steer('extend', minutes)}
        >
          <span aria-hidden>+</span>
          <span className="sr-only">Mais </span>
          {minutes} min
        </Button>
      ))}
      <NextButton council={council} next={nextPhase(phase, chosen)} steering={steering} />
    </section>
  );
}

interface BackProps {
  phase: CouncilPhase;
  previous: CouncilPhase | null;
  steering: SteerCouncil;
}

/** Goes to the phase before; asks before it opens a vote again. */
function BackButton({ phase, previous, steering: { isBusy, steer } }: BackProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={isBusy || previous === null}
        onClick={() => {
          if (previous === 'vote') setAsking(true);
          else if (previous !== null) steer('back');
        }}
      >
        <ArrowLeft aria-hidden className="size-5" />
        <span className="max-tablet:sr-only">Anterior</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Abrir a votação outra vez?"
        confirmLabel="Abrir a votação"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          steer('back');
        }}
      >
        <p>
          O resultado deixa de se ver{phase === 'result' ? ' e um sorteio fica sem efeito' : ''}. Os votos ficam como
          estão, e cada equipa pode mudar o seu até a votação fechar.
        </p>
      </ConfirmDialog>
    </>
  );
}

function PauseButton({ isPaused, steering: { isBusy, steer } }: { isPaused: boolean; steering: SteerCouncil }) {
  const Icon = isPaused ? Play : Pause;
  return (
    <Button variant="secondary" aria-disabled={isBusy} onClick={() => steer(isPaused ? 'resume' : 'pause')}>
      <Icon aria-hidden className="size-5" />
      <span className="max-tablet:sr-only">{isPaused ? 'Retomar' : 'Pausar'}</span>
    </Button>
  );
}

interface NextProps {
  council: Council;
  next: CouncilPhase | null;
  steering: SteerCouncil;
}

/** Goes to the next phase, or closes the council after the last; asks before a vote is closed without all teams. */
function NextButton({ council, next, steering: { isBusy, steer } }: NextProps) {
  const [isAsking, setAsking] = useState(false);
  const missing = council.phase === 'vote' ? missingText(council.teams) : null;
  const go = () => steer(next === null ? 'close' : 'next');
  const confirm = () => {
    setAsking(false);
    go();
  };
  return (
    <>
      <Button
        className="ml-auto max-sm:basis-full"
        aria-disabled={isBusy}
        onClick={() => (missing !== null || next === null ? setAsking(true) : go())}
      >
        {next === null ? (
          <>
            <Flag aria-hidden className="size-5" />
            Fechar conselho
          </>
        ) : (
          <>
            Seguinte: {COUNCIL_PHASE_NAMES[next]}
            <ArrowRight aria-hidden className="size-5" />
          </>
        )}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={missing !== null ? 'Fechar a votação?' : 'Fechar o conselho?'}
          confirmLabel={missing !== null ? 'Fechar a votação' : 'Fechar o conselho'}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          {missing !== null && <p className="font-semibold">{missing}</p>}
          <p>
            {missing !== null
              ? 'Quem ainda não votou fica sem voto. Se voltar à fase Votar, a votação abre outra vez.'
              : 'As equipas deixam de ver o conselho nos seus ecrãs. Tudo fica guardado, e pode reabri-lo.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
