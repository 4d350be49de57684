import type { ComponentProps } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';

/** A box that lies exactly on a part of the cockpit. */
export function Spot({ rect, ...rest }: ComponentProps<'div'> & { rect: Rect }) {
  const { x, y, width, height } = rect;
  return <div {...rest} style={{ position: 'absolute', left: x, top: y, width, height }} />;
}
