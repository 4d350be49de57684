import type { ReactNode } from 'react';
import type { HallView } from '#client/game/flow/HallView.ts';
import type { StageClock } from '../engine/clock.ts';
import type { HallLayout } from './layout/hallTypes.ts';

export interface HallStageProps {
  hall: HallView;
  /** True while the winning ship takes off: the hall then shows `hall.winner`, and ends by calling `onRevealed`. */
  reveal: boolean;
  /** Called once for each reveal, at its end, or when a key or a press skips it. */
  onRevealed(): void;
  /** Reduced motion: nothing flies or drifts. */
  still?: boolean;
  /** False where the page around the hall already names the teams. */
  hasNames?: boolean;
  /** Something covers the hall: nothing moves, and nothing is drawn. */
  isCovered?: boolean;
  /** Stops, slows or drives the stage; without it the stage follows the screen's frames. */
  clock?: StageClock | undefined;
  /** Shows pictures of the page instead of a canvas, for designers. */
  asPicture?: boolean;
  /** Called once, when the hall is on screen. */
  onReady?(): void;
  /** Called instead of `onReady` where nothing can be drawn, when a page can do without the still pictures. */
  onUnavailable?(): void;
  /** Elements over the hall, for example on its great screen; they are hidden while the ship takes off. */
  children?(layout: HallLayout): ReactNode;
}

/** What the canvas needs of the stage's props. */
export interface HallSceneProps {
  hall: HallView;
  layout: HallLayout;
  isRevealing: boolean;
  still: boolean;
}
