import { useRef } from 'react';
import type { CouncilHall } from '#contract/council/session/hall.ts';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { LEAD, ScreenWords, ShipPicture } from './Screen.tsx';
import { LINE_HEIGHT, PAGES_MOST, usePages } from './usePages.ts';

interface PresentationProps {
  hall: CouncilHall;
  turns: boolean;
}

/** Renders the plan that is presented with its team, or between two the order of the presentations. */
export function Presentation({ hall, turns }: PresentationProps) {
  const plan = hall.plans.find(({ _id }) => _id === hall.presenting);
  if (!plan) return <Order hall={hall} />;
  const { team } = plan;
  return (
    <>
      <div className="flex items-center gap-[calc(var(--u)*22)] px-[calc(var(--u)*34)] pt-[calc(var(--u)*16)]">
        <ShipPicture ship={team.ship as ShipNumber | null} className="h-[max(52px,calc(var(--u)*96))] shrink-0" />
        <div className="min-w-0">
          <h2 className="truncate text-[max(24px,calc(var(--u)*48))] leading-tight">{team.name}</h2>
          <p className="text-[max(17px,calc(var(--u)*24))] text-screen-label leading-tight">
            {hall.classes.length > 1 && `${team.className} · `}
            {plan.place !== null && `n.º ${plan.place} de ${hall.plans.length} · ordem tirada à sorte`}
          </p>
        </div>
      </div>
      {plan.withdrawn || plan.text === null ? (
        <ScreenWords title="Esta proposta foi retirada" />
      ) : (
        <PlanText text={plan.text} turns={turns} />
      )}
    </>
  );
}

/** Sizes of the text, in shares of the width of the great screen, and the least in pixels. */
const SIZES = [0.056, 0.049, 0.043, 0.038, 0.033, 0.029] as const;
const LEAST_PX = 19;

function PlanText({ text, turns }: { text: string; turns: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const { innerWidth, innerHeight } = window;
  const reach = Math.sqrt(innerWidth * innerHeight) * 0.72;
  const sizes = SIZES.map((share) => Math.max(LEAST_PX, Math.round(share * reach)));
  const { page, count, shift, height, fontSize } = usePages({ box, text: words, content: text, sizes, turns });
  return (
    <div className="flex min-h-0 flex-1 flex-col px-[calc(var(--u)*40)] pt-[calc(var(--u)*10)] pb-[calc(var(--u)*16)]">
      <div ref={box} className="min-h-0 flex-1 overflow-hidden">
        <div className="overflow-hidden" style={height === null ? undefined : { height }}>
          <p
            ref={words}
            className="whitespace-pre-line break-words transition-transform duration-700"
            style={{ fontSize, lineHeight: LINE_HEIGHT, transform: `translateY(${-shift}px)` }}
          >
            {text}
          </p>
        </div>
      </div>
      {count > 1 && (
        <p className="pt-[calc(var(--u)*6)] text-right text-[max(16px,calc(var(--u)*20))] text-screen-label">
          Página {page + 1} de {count}
          {!turns && ' · viram-se com as setas ← e →'}
          {count === PAGES_MOST && ' · o resto lê-se no ecrã da equipa'}
        </p>
      )}
    </div>
  );
}

/** The order fits with this many teams; with more only its rule is shown. */
const LISTED_MOST = 16;

function Order({ hall }: { hall: CouncilHall }) {
  const turns = hall.plans.filter(({ withdrawn }) => !withdrawn);
  return (
    <ScreenWords title="Cada equipa apresenta o seu plano">
      <p className={LEAD}>A ordem foi tirada à sorte.</p>
      {turns.length <= LISTED_MOST && (
        <ol className="flex flex-wrap justify-center gap-[calc(var(--u)*10)]">
          {turns.map(({ _id, place, team }) => (
            <li
              key={_id}
              className="rounded-full bg-[#120e2ecc] px-[0.8em] py-[0.3em] text-[max(17px,calc(var(--u)*24))] leading-tight"
            >
              {place !== null && <strong className="mr-[0.4em] text-amber">{place}</strong>}
              {team.name}
            </li>
          ))}
        </ol>
      )}
    </ScreenWords>
  );
}
