import { ageText, LOSS_WORDS } from '#client/game/map/mapWords.ts';
import type { Loss } from '#client/game/map/useProjectorState.ts';
import type { CouncilHall } from '#contract/council/session/hall.ts';
import { COUNCIL_PHASE_NAMES } from '#domain/council/session/phases.ts';
import { listed } from '#domain/listed.ts';
import { grouped } from './hallWords.ts';
import { TimeRing } from './TimeRing.tsx';

interface HallHeaderProps {
  hall: CouncilHall;
  /** Null before the session starts. */
  leftMs: number | null;
  /** Why it cannot be read again; null while it can. */
  loss: Loss | null;
  /** Milliseconds since it was read. */
  ageMs: number;
}

/** A short break of the network is not worth a word. */
const TOLD_AFTER_MS = 6_000;
const MINUTE_MS = 60_000;

/** Renders who meets, the phase and its time, and the code of the hall. */
export function HallHeader({ hall, leftMs, loss, ageMs }: HallHeaderProps) {
  const { phase, phases, state, paused } = hall;
  const minutes = phases.find((one) => one.phase === phase)?.minutes ?? 0;
  return (
    <header className="pointer-events-none absolute inset-x-0 top-0 flex items-start justify-between gap-[calc(var(--u)*32)] px-[calc(var(--u)*40)] pt-[calc(var(--u)*18)] [text-shadow:0_0_0.4em_#0d0a30]">
      <div className="min-w-0 max-w-[46%]">
        <h1 className="truncate text-[max(24px,calc(var(--u)*50))] leading-tight">Conselho Galáctico</h1>
        <p className="truncate font-display font-semibold text-[max(18px,calc(var(--u)*28))] text-screen-label leading-tight">
          {listed(hall.classes)}
        </p>
        <div role="status" className="text-[max(18px,calc(var(--u)*24))] text-amber leading-tight">
          {loss !== null && ageMs > TOLD_AFTER_MS && `${LOSS_WORDS[loss]}: o salão é de há ${ageText(ageMs)}.`}
        </div>
      </div>
      <div className="flex items-center gap-[calc(var(--u)*24)]">
        <div className="text-right leading-tight">
          {state === 'running' && phase !== null && (
            <p className="font-display font-extrabold text-[max(22px,calc(var(--u)*44))]">
              {COUNCIL_PHASE_NAMES[phase]}
              {paused && <span className="block text-[0.6em] text-amber">em pausa</span>}
            </p>
          )}
          <p className="text-[max(18px,calc(var(--u)*22))] text-[#cfd6f5]">
            Salão <span className="font-bold tracking-widest">{grouped(hall.code)}</span>
          </p>
        </div>
        {state === 'running' && leftMs !== null && (
          <TimeRing leftMs={leftMs} totalMs={Math.max(leftMs, minutes * MINUTE_MS)} isPaused={paused} />
        )}
      </div>
    </header>
  );
}
