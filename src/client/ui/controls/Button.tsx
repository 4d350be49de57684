import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows a spinner and disables the button. */
  busy?: boolean;
}

/** Renders a button at least 48 px high; `type` defaults to 'button'. */
export function Button({ variant = 'primary', busy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy}
      className={classes(buttonStyle(variant), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
