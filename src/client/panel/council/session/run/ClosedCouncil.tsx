import { Undo2 } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import { momentText } from '#client/ui/moments.ts';
import type { Council } from '#contract/council/session/councils.ts';
import { isVoteOver } from '#domain/council/session/steering.ts';
import { CertificatesLink } from '../certificates/CertificatesLink.tsx';
import { CouncilOutcome } from '../result/CouncilOutcome.tsx';
import { EarthPhase } from './phases/EarthPhase.tsx';
import type { SteerCouncil } from './useSteerCouncil.ts';

/** Renders a closed council: the next steps of the chosen plan, the outcome, and the way to open it again. */
export function ClosedCouncil({ council, steering }: { council: Council; steering: SteerCouncil }) {
  const { closedAt } = council;
  const hasResult = isVoteOver(council, council);
  const hasSteps = hasResult || council.phase === 'earth';
  return (
    <>
      <section aria-labelledby="council-closed" className="card flex flex-wrap items-center gap-4 p-5">
        <div className="mr-auto">
          <h2 id="council-closed" className="font-display text-2xl">
            O conselho terminou
          </h2>
          {closedAt !== null && <p className="text-muted">Fechado em {momentText(closedAt / 1_000)}.</p>}
        </div>
        {!hasSteps && <CertificatesLink councilId={council._id} />}
        <Button variant="secondary" busy={steering.isBusy} onClick={() => steering.steer('reopen')}>
          <Undo2 aria-hidden className="size-5" />
          Reabrir
        </Button>
      </section>
      {hasSteps && <EarthPhase council={council} steering={steering} />}
      {hasResult && <CouncilOutcome council={council} steering={steering} />}
      {!hasSteps && <p className="card">Fechou sem votação: não há resultado para mostrar.</p>}
    </>
  );
}
