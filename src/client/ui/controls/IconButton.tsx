import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** Name of the action, for screen readers and on hover. */
  label: string;
}

/** Tailwind classes of a round button with only an icon. */
export const ROUND =
  'inline-grid size-12 shrink-0 place-items-center rounded-full transition-colors duration-140 ease-out ' +
  'hover:bg-hover active:scale-94 active:bg-hover active:duration-0 disabled:cursor-not-allowed disabled:opacity-50';

/** Renders a round button with only an icon, at least 48 px wide. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} title={label} className={classes(ROUND, className)} />;
}
