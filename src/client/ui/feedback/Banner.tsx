import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { AlertIcon, InfoIcon } from '../icons.tsx';

export interface BannerProps {
  tone?: 'info' | 'warning' | 'error';
  /** Makes it a live region, for a banner that appears while the user is working. */
  live?: boolean;
  /** A button or link, at the end. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

const TONES = { info: 'border-label', warning: 'border-warn', error: 'border-danger' } as const;

/** Renders a message across the page. */
export function Banner({ tone = 'info', live = false, action, className, children }: BannerProps) {
  const Icon = tone === 'info' ? InfoIcon : AlertIcon;
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div
      role={role}
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 bg-surface px-5 py-3 text-text',
        TONES[tone],
        className,
      )}
    >
      <Icon className="shrink-0" />
      <div className="min-w-0 grow basis-60">{children}</div>
      {action}
    </div>
  );
}
