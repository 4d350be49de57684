import type { ComponentProps } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { classes } from '#client/ui/classes.ts';

interface SpotProps extends ComponentProps<'div'> {
  /** null: in the column, as high as its content. */
  rect: Rect | null;
}

/** Renders a box exactly over a part of the cockpit, or in the column of a small screen. */
export function Spot({ rect, className, style, ...rest }: SpotProps) {
  if (rect === null) return <div {...rest} className={classes('relative w-full shrink-0', className)} />;
  const { x, y, width, height } = rect;
  return (
    <div {...rest} className={className} style={{ ...style, position: 'absolute', left: x, top: y, width, height }} />
  );
}
