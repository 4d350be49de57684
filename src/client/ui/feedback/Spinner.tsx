import { classes } from '../classes.ts';

/** Renders a spinner; `label` is for screen readers. Without a label it is decoration beside a text. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = 'inline-block size-6 shrink-0 animate-spin rounded-full border-3 border-current border-r-transparent';
  return label === undefined ? (
    <span aria-hidden="true" className={classes(ring, className)} />
  ) : (
    <span role="status" aria-label={label} className={classes(ring, className)} />
  );
}
