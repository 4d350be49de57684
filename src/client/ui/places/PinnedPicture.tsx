import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** A numbered point of a picture; `x` and `y` are shares (0 to 1) of the upright picture. */
export interface Pin {
  id: string;
  number: number;
  x: number;
  y: number;
}

interface Props {
  src: string;
  alt: string;
  pins: readonly Pin[];
  /** Renders one pin; it is centred on its point. */
  render: (pin: Pin) => ReactNode;
  /** Limits the size of the picture, such as 'max-h-40'. */
  className?: string;
  /** Loads it at once, for paper; otherwise when it comes into view. */
  isEager?: boolean;
  /** Stands over the picture, such as a cross. */
  children?: ReactNode;
  onError?: () => void;
}

/** Renders a picture with pins at their points, whatever its size. */
export function PinnedPicture({ src, alt, pins, render, className, isEager = false, children, onError }: Props) {
  return (
    <span className="relative inline-block max-w-full">
      <img
        src={src}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        draggable={false}
        className={classes('block max-w-full rounded-xl object-contain', className)}
        onError={onError}
      />
      {pins.map((pin) => (
        <span
          key={pin.id}
          className="absolute grid -translate-x-1/2 -translate-y-1/2"
          style={{ left: `${100 * pin.x}%`, top: `${100 * pin.y}%` }}
        >
          {render(pin)}
        </span>
      ))}
      {children}
    </span>
  );
}
