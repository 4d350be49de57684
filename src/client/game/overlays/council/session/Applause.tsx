import { Sparkles } from 'lucide-react';
import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { counted } from '#domain/counted.ts';
import { APPLAUSE_MAX } from '#domain/limits.ts';

/** Renders the button by which a team applauds another's plan, up to APPLAUSE_MAX times. */
export function Applause({ plan, onApplaud }: { plan: SessionPlan; onApplaud: () => void }) {
  const { applause, team } = plan;
  const isFull = applause >= APPLAUSE_MAX;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button className="relative px-8! text-lg" aria-disabled={isFull} onClick={isFull ? undefined : onApplaud}>
        <Sparkles aria-hidden="true" className="size-[1.3em]" />
        Aplaudir
        <span className="sr-only"> {team.name}</span>
        {applause > 0 && <Burst key={applause} />}
      </Button>
      <p role="status" className="text-screen-label">
        {isFull
          ? 'Já deram todas as vossas palmas a esta proposta.'
          : applause > 0 && `As vossas palmas: ${counted(applause, 'vez', 'vezes')}`}
      </p>
    </div>
  );
}

/** One soft ring of light per press. */
function Burst() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 animate-ring rounded-full border-2 border-amber opacity-0"
    />
  );
}
