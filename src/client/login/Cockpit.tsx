import type { ReactNode } from 'react';
import orbi from '../../../assets/robot/orbi.webp';
import './cockpit.css';

interface CockpitProps {
  title: string;
  /** The moving sky behind the window; a still sky shows until it has loaded. */
  sky: ReactNode;
  /** Content of the raised middle screen. */
  children: ReactNode;
  /** Content of the screen at the right. */
  side: ReactNode;
  sideLabel: string;
}

/**
 * Renders the cockpit before sign-in: the game's hull with space behind its window and the form on the raised screen.
 * On small screens the same parts form a column.
 */
export function Cockpit({ title, sky, children, side, sideLabel }: CockpitProps) {
  return (
    <main className="cockpit">
      <div className="cockpit-space" aria-hidden="true">
        <div className="cockpit-stars" />
        {sky}
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
