import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { CertificatesLink } from '../../certificates/CertificatesLink.tsx';
import { CouncilOutcome } from '../../result/CouncilOutcome.tsx';
import type { PhaseProps } from './PhaseProps.ts';
import { WithdrawnPlans } from './WithdrawnPlans.tsx';

/** Renders the result. Until the teams may see it, it is hidden here as well: this screen may be projected. */
export function ResultPhase({ council, steering }: PhaseProps) {
  const [isPeeking, setPeeking] = useState(false);
  const { resultShown } = council;
  return (
    <>
      <section aria-label="Mostrar" className="card flex flex-wrap items-center gap-3 p-5">
        <p role="status" className="mr-auto font-semibold text-lg">
          {resultShown
            ? 'As equipas já podem ver o resultado.'
            : 'As equipas ainda não veem o resultado. Passam a vê-lo quando o mostrar, ou na fase Terra.'}
        </p>
        {!resultShown && (
          <>
            <Button variant="secondary" aria-expanded={isPeeking} onClick={() => setPeeking(!isPeeking)}>
              {isPeeking ? 'Esconder aqui' : 'Ver só neste ecrã'}
            </Button>
            <Button aria-disabled={steering.isBusy} onClick={() => steering.steer('showResult')}>
              <Eye aria-hidden className="size-5" />
              Mostrar resultado
            </Button>
          </>
        )}
        {resultShown && (
          <Button variant="secondary" aria-disabled={steering.isBusy} onClick={() => steering.steer('hideResult')}>
            <EyeOff aria-hidden className="size-5" />
            Voltar a esconder
          </Button>
        )}
      </section>
      <WithdrawnPlans council={council} />
      {(resultShown || isPeeking) && <CouncilOutcome council={council} steering={steering} />}
      {resultShown && <CertificatesLink councilId={council._id} />}
    </>
  );
}
