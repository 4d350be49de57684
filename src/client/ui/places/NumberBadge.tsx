import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

/** A number in a circle; drawn by CSS, so that a range over the text around it holds the text alone. */
const NUMBER_CIRCLE =
  'inline-grid size-7 shrink-0 select-none place-items-center rounded-full border-2 align-middle font-bold ' +
  'text-base/none no-underline before:content-[attr(data-number)]';
/**
 * Extends a circle to 48 px where a finger may press it, also on a laptop with a touch screen, without moving the text around
 * it. Where there is only a mouse, the words beside it stay selectable.
 */
const TOUCH_AREA =
  'relative after:rounded-full max-lg:after:absolute max-lg:after:-inset-2.5 any-pointer-coarse:after:absolute any-pointer-coarse:after:-inset-2.5';

const PLAIN = 'border-amber bg-ink text-amber';
const ACTIVE = 'border-ink bg-amber text-ink outline-3 outline-amber';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  number: number;
  /** Name of the button, for screen readers. */
  label: string;
  isActive: boolean;
}

/** Renders the number of a place as a button. */
export function NumberBadge({ number, label, isActive, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-current={isActive ? 'true' : undefined}
      data-number={number}
      className={classes(NUMBER_CIRCLE, TOUCH_AREA, isActive ? ACTIVE : PLAIN, className)}
    />
  );
}

/** Renders the number of a place on a picture that is read only; the list beside it says the same. */
export function PinSign({ number, isActive }: { number: number; isActive: boolean }) {
  return <span aria-hidden="true" data-number={number} className={classes(NUMBER_CIRCLE, isActive ? ACTIVE : PLAIN)} />;
}
