import { type CSSProperties, type ReactNode, useState } from 'react';
import type { CockpitLayout, Raised, Rect } from '#client/game/flow/cockpitLayout.ts';
import { Spot } from './Spot.tsx';

const RISE: Record<Raised, string | undefined> = {
  none: undefined,
  card: 'animate-raise-card',
  form: 'animate-raise-form',
};

interface RaisedSpotProps {
  layout: CockpitLayout;
  raised: Raised;
  children: ReactNode;
}

/**
 * Renders the content of the raised screen, which rises from the middle screen together with the painted frame. When a
 * raised screen only changes its size, the new content appears at its final place.
 */
export function RaisedSpot({ layout, raised, children }: RaisedSpotProps) {
  const [way, setWay] = useState({ raised, isUp: false });
  if (way.raised !== raised) setWay({ raised, isUp: way.raised !== 'none' });
  if (layout.mode === 'stacked') return <Spot rect={null}>{children}</Spot>;
  return (
    <Spot
      rect={layout.work}
      className={way.isUp && raised !== 'none' ? 'animate-appear' : RISE[raised]}
      style={wayFrom(layout.console, layout.work)}
    >
      {children}
    </Spot>
  );
}

/** Returns how `to` must be moved and scaled to lie on `from`, as CSS variables of the animation. */
function wayFrom(from: Rect, to: Rect): CSSProperties {
  const way = {
    '--raise-x': `${from.x + from.width / 2 - to.x - to.width / 2}px`,
    '--raise-y': `${from.y + from.height / 2 - to.y - to.height / 2}px`,
    '--raise-scale': `${from.width / to.width}`,
  };
  return way as CSSProperties;
}
