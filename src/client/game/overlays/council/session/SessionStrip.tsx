import { useEffect, useState } from 'react';
import type { CouncilSession, CouncilSessionView } from '#client/game/flow/CouncilSession.ts';
import { classes } from '#client/ui/classes.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { COUNCIL_PHASE_NAMES } from '#domain/council/session/phases.ts';
import { timeLeft } from '#domain/council/session/timeLeft.ts';

interface SessionStripProps extends Pick<CouncilSessionView, 'endsAt' | 'isLost'> {
  session: CouncilSession;
}

/** Renders the phases of the session, which of them it is in, and the time left; the teacher moves on, never the clock. */
export function SessionStrip({ session, endsAt, isLost }: SessionStripProps) {
  const { phase, paused } = session;
  return (
    <section
      aria-label="Conselho da turma"
      className="glass bg-glass! projected:bg-glass-fill! -top-3 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:-top-5 projected:static! projected:py-1 projected:text-[0.75em] [@media(min-height:600px)]:sticky"
    >
      <Steps session={session} />
      <div className="ml-auto flex items-center gap-3">
        {paused && <Chip tone="warn">Pausa</Chip>}
        <TimeLeft endsAt={endsAt} leftMs={session.leftMs} />
      </div>
      {isLost && <p className="basis-full text-screen-label">Sem ligação: o conselho pode já ter avançado na sala.</p>}
      <p role="status" className="sr-only">
        {phase !== null && `O conselho está na fase ${COUNCIL_PHASE_NAMES[phase]}.`}
        {paused && ' Está em pausa.'}
      </p>
    </section>
  );
}

function Steps({ session: { phase, phases } }: { session: CouncilSession }) {
  const current = phases.findIndex((one) => one.phase === phase);
  return (
    <ol className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1">
      {phases.map((one, index) => (
        <li
          key={one.phase}
          aria-current={index === current ? 'step' : undefined}
          className={classes(
            'inline-flex items-center gap-2 rounded-full px-3 py-1 font-bold font-display',
            index === current ? 'bg-primary text-primary-ink' : 'text-muted max-tablet:hidden projected:max-lg:hidden',
          )}
        >
          {index < current && <CheckIcon width="1em" height="1em" />}
          {COUNCIL_PHASE_NAMES[one.phase]}
          {index < current && <span className="sr-only">: feita</span>}
        </li>
      ))}
      <li aria-hidden="true" className="text-muted tablet:hidden projected:max-lg:block!">
        {current + 1} de {phases.length}
      </li>
    </ol>
  );
}

const TICK_MS = 1_000;

function TimeLeft({ endsAt, leftMs }: Pick<CouncilSessionView, 'endsAt'> & Pick<CouncilSession, 'leftMs'>) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  const left = endsAt === null ? leftMs : endsAt - now;
  if (left === null) return null;
  const { shown, spoken } = timeLeft(left);
  return (
    <p className="whitespace-nowrap">
      <strong aria-hidden="true" className="font-display text-[1.35em] text-screen-label tabular-nums">
        {shown}
      </strong>
      <span className="sr-only">{spoken}</span>
    </p>
  );
}
