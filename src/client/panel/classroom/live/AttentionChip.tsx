import {
  BellRing,
  CircleCheckBig,
  CircleDashed,
  Clock,
  Footprints,
  Hand,
  type LucideIcon,
  PenLine,
  WifiOff,
} from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import type { Attention, TeamAttention } from '#domain/classroom/teamAttention.ts';
import { attentionText } from './teamWords.ts';

const LOOKS: Record<Attention, { Icon: LucideIcon; tone: string }> = {
  hand: { Icon: Hand, tone: 'border-danger bg-danger-fill text-danger-ink' },
  coming: { Icon: Footprints, tone: 'border-label bg-surface text-label' },
  stuck: { Icon: BellRing, tone: 'border-warn bg-surface text-warn' },
  offline: { Icon: WifiOff, tone: 'border-danger bg-surface text-danger' },
  waiting: { Icon: Clock, tone: 'border-label bg-surface text-label' },
  working: { Icon: PenLine, tone: 'border-ok bg-surface text-ok' },
  finished: { Icon: CircleCheckBig, tone: 'border-ok bg-surface text-ok' },
  away: { Icon: CircleDashed, tone: 'border-line bg-surface text-muted' },
};

/** Shows a team's most urgent attention by a colour, an icon and words. */
export function AttentionChip({ attention, now }: { attention: TeamAttention; now: number }) {
  const { Icon, tone } = LOOKS[attention.attention];
  return (
    <span
      className={classes(
        'inline-flex items-center gap-2 rounded-full border-2 px-3 py-1 font-bold text-lg whitespace-nowrap',
        tone,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {attentionText(attention, now)}
    </span>
  );
}
