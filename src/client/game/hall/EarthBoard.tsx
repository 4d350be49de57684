import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { CouncilHall } from '#contract/council/session/hall.ts';
import { farewell } from './hallWords.ts';

/** What a plan needs on its way. */
const STEPS = [
  'Acertem com a escola quando e a quem se apresenta o plano.',
  'Repartam as tarefas: quem faz o quê, e até quando.',
  'Juntem-lhe as boas ideias das outras equipas: ficam todas guardadas.',
] as const;

/** Renders the last phase beside the Earth, also once it is over: whose plan it is, and what happens next. */
export function EarthBoard({ hall, rect: { x, y, width, height } }: { hall: CouncilHall; rect: Rect }) {
  const team = hall.plans.find(({ _id }) => _id === hall.toEarth)?.team;
  const isOver = hall.state === 'closed';
  const plan = team ? `O plano de ${team.name}` : 'Os vossos planos';
  return (
    <section
      aria-label="Rumo à Terra"
      className="absolute [text-shadow:0_0_0.35em_#0b0824,0_0_0.35em_#0b0824] flex animate-rise flex-col justify-center gap-[calc(var(--u)*22)]"
      style={{ left: x, top: y, width, height }}
    >
      <p className="label-caps text-[max(18px,calc(var(--u)*26))] text-screen-label">Rumo à Terra</p>
      <h2 className="text-balance text-[max(30px,calc(var(--u)*70))] leading-[1.08]">
        {isOver ? 'O conselho terminou' : plan}
      </h2>
      {isOver && <p className="text-[max(19px,calc(var(--u)*32))] leading-snug">{farewell(hall)}</p>}
      <h3 className="text-balance text-[max(20px,calc(var(--u)*32))] text-amber">
        {isOver && team ? `${plan}: o que acontece a seguir` : 'O que acontece a seguir'}
      </h3>
      <ol className="flex flex-col gap-[calc(var(--u)*16)]">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-start gap-[0.6em] text-[max(19px,calc(var(--u)*31))] leading-snug">
            <span
              aria-hidden="true"
              className="grid size-[1.5em] shrink-0 place-items-center rounded-full bg-screen-label font-display font-extrabold text-[0.9em] text-ink [text-shadow:none]"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
