import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What it does, in words: read aloud and shown on hover. */
  label: string;
}

/** A round button of 54 px with a picture only. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        'inline-grid size-12 shrink-0 place-items-center rounded-full transition-colors duration-140 ease-out',
        'hover:bg-hover active:scale-94 active:bg-hover active:duration-0 disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    />
  );
}
