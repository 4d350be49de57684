import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What it does, in words: read aloud and shown on hover. */
  label: string;
}

/** The look of a round button with a picture only. */
export const ROUND =
  'inline-grid size-12 shrink-0 place-items-center rounded-full transition-colors duration-140 ease-out ' +
  'hover:bg-hover active:scale-94 active:bg-hover active:duration-0 disabled:cursor-not-allowed disabled:opacity-50';

/** A round button with a picture only, of 48 px or more. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} title={label} className={classes(ROUND, className)} />;
}
