import type { CouncilHall } from '#contract/council/session/hall.ts';
import { COUNCIL_PHASE_NAMES } from '#domain/council/session/phases.ts';

/** Renders the phases of the session, with the present one marked. */
export function PhaseSteps({ hall: { phase, phases, state } }: { hall: CouncilHall }) {
  const now = state === 'closed' ? phases.length : phases.findIndex((one) => one.phase === phase);
  return (
    <ol
      aria-label="Fases do conselho"
      className="absolute bottom-[calc(var(--u)*20)] left-[calc(var(--u)*32)] flex max-w-[calc(100%-300px)] items-center gap-[calc(var(--u)*8)]"
    >
      {phases.map((one, index) => {
        const isNow = index === now;
        const look = isNow
          ? 'bg-screen-label text-ink font-extrabold'
          : index < now
            ? 'bg-[#120e2ee6] text-mint'
            : 'bg-[#120e2ee6] text-[#cfd6f5]';
        return (
          <li
            key={one.phase}
            aria-current={isNow ? 'step' : undefined}
            className={`rounded-full px-[0.8em] py-[0.35em] font-display font-semibold text-[max(16px,calc(var(--u)*22))] leading-tight max-tablet:hidden ${look}`}
          >
            {index < now && (
              <span aria-hidden="true" className="mr-[0.35em]">
                ✓
              </span>
            )}
            {COUNCIL_PHASE_NAMES[one.phase]}
          </li>
        );
      })}
    </ol>
  );
}
