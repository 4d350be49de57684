import type { CockpitLayout, Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Work } from '#client/game/flow/view.ts';
import { SHIP_DESCRIPTIONS } from '#content/shipDescriptions.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { Spot } from '../cockpit/Spot.tsx';

/** Share of the window's height at its lower edge, above the dashboard's brow. */
const FOOT = 0.24;

interface ShipNameProps {
  work: Extract<Work, { kind: 'ship' }>;
  layout: CockpitLayout;
}

/** Renders the name of the ship in the carousel, which the stage shows; screen readers hear what it looks like. */
export function ShipName({ work, layout }: ShipNameProps) {
  return (
    <Spot rect={placeOf(layout)} className="pointer-events-none grid place-content-center text-center">
      <h2
        aria-live="polite"
        data-heading=""
        tabIndex={-1}
        className="px-3 text-[1.9em] drop-shadow-[0_0_0.8rem_rgb(18_14_46/0.9)]"
      >
        {work.name}
        <span className="sr-only">{`: ${SHIP_DESCRIPTIONS[SHIPS[work.number].key]}. Nave ${work.number + 1} de ${SHIPS.length}`}</span>
      </h2>
    </Spot>
  );
}

/** Returns the foot of the window. */
function placeOf(layout: CockpitLayout): Rect | null {
  if (layout.mode === 'stacked') return null;
  const { x, y, width, height } = layout.window;
  return { x, y: y + height * (1 - FOOT), width, height: height * FOOT };
}
