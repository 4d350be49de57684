import type { Work } from '#client/game/flow/view.ts';
import { Spot } from '../Spot.tsx';
import { useCockpitLayout } from '../useCockpitLayout.ts';

/** The name of the ship that the stage shows; the picture itself is the carousel. */
export function ShipWork({ work }: { work: Extract<Work, { kind: 'ship' }> }) {
  const { buttons, window } = useCockpitLayout();
  const rect = { ...buttons, y: Math.max(window.y + window.height, buttons.y - 64) - 8, height: 56 };
  return (
    <Spot rect={{ ...rect, y: Math.min(rect.y, buttons.y - 60) }} className="pointer-events-none text-center">
      <h2 aria-live="polite" className="text-[1.9em] drop-shadow-[0_0_0.8rem_rgb(18_14_46/0.9)]">
        {work.name}
        <span className="sr-only">, nave {work.number + 1} de 10</span>
      </h2>
    </Spot>
  );
}
