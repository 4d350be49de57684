import type { ReactNode } from 'react';
import planet from '../../../assets/ic/planet.webp';
import ringed from '../../../assets/ic/ringed.webp';
import orbi from '../../../assets/robot/orbi.webp';
import './cockpit.css';

interface CockpitProps {
  title: string;
  /** On the middle screen. */
  children: ReactNode;
  /** On the screen at the right. */
  side: ReactNode;
  sideLabel: string;
}

/**
 * The cockpit seen before signing in: space goes by behind the window (ruling 21). On wide screens it is the same picture as in the game;
 * elsewhere the same parts stand in a column.
 */
export function Cockpit({ title, children, side, sideLabel }: CockpitProps) {
  return (
    <main className="cockpit">
      <div className="cockpit-space" aria-hidden="true">
        <div className="cockpit-stars" />
        <img className="cockpit-planet" src={planet} alt="" />
        <img className="cockpit-ringed" src={ringed} alt="" />
      </div>
      <div className="cockpit-hull" aria-hidden="true" />
      <h1 className="cockpit-title">{title}</h1>
      <img className="cockpit-orbi" src={orbi} alt="" width="480" height="480" />
      <div className="cockpit-console">{children}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the list scrolls, and must be reachable by keyboard */}
      <section aria-label={sideLabel} tabIndex={0} className="cockpit-side">
        {side}
      </section>
    </main>
  );
}
