import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CheckIcon } from '../icons.tsx';

export type ChipTone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info';

const TONES: Record<ChipTone, string> = {
  neutral: 'border-line text-muted',
  ok: 'border-ok text-ok',
  warn: 'border-warn text-warn',
  danger: 'border-danger text-danger',
  info: 'border-label text-label',
};

/** Renders a framed label; `small` for several in a table cell. `done` adds a tick, so that colour is not the only sign. */
export function Chip({
  tone = 'neutral',
  done = false,
  small = false,
  children,
}: {
  tone?: ChipTone;
  done?: boolean;
  small?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-full bg-surface font-semibold whitespace-nowrap',
        small ? 'border px-2 text-sm' : 'border-2 px-3 py-0.5',
        TONES[tone],
      )}
    >
      {done && <CheckIcon width="1em" height="1em" />}
      {children}
    </span>
  );
}
