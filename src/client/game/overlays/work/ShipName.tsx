import type { CockpitLayout, Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Work } from '#client/game/flow/view.ts';
import { Spot } from '../Spot.tsx';

const HEIGHT_PX = 56;
const GAP_PX = 8;

interface ShipNameProps {
  work: Extract<Work, { kind: 'ship' }>;
  layout: CockpitLayout;
}

/** The name of the ship that the stage shows; the picture itself is the carousel. */
export function ShipName({ work, layout }: ShipNameProps) {
  return (
    <Spot rect={placeOf(layout)} className="pointer-events-none text-center">
      <h2 aria-live="polite" className="text-[1.9em] drop-shadow-[0_0_0.8rem_rgb(18_14_46/0.9)]">
        {work.name}
        <span className="sr-only">, nave {work.number + 1} de 10</span>
      </h2>
    </Spot>
  );
}

/** Over the buttons in the painted cockpit and in a column, else at the foot of the window. */
function placeOf(layout: CockpitLayout): Rect | null {
  if (layout.mode === 'stacked') return null;
  const { mode, buttons, window } = layout;
  const box = mode === 'wide' ? buttons : window;
  const foot = mode === 'wide' ? buttons.y : window.y + window.height;
  return { ...box, y: foot - HEIGHT_PX - GAP_PX, height: HEIGHT_PX };
}
