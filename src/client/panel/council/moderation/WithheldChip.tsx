import { Chip, type ChipTone } from '#client/ui/feedback/Chip.tsx';
import type { WithheldReason } from '#domain/council/proposalModeration.ts';

const REASONS: Readonly<Record<WithheldReason, { words: string; tone: ChipTone }>> = {
  waiting: { words: 'À espera', tone: 'warn' },
  hidden: { words: 'Escondida', tone: 'danger' },
  returned: { words: 'Devolvida', tone: 'info' },
};

/** Shows why other teams do not see a proposal; renders nothing when they do. */
export function WithheldChip({ reason }: { reason: WithheldReason | null | undefined }) {
  if (!reason) return null;
  const { words, tone } = REASONS[reason];
  return (
    <Chip tone={tone} small>
      {words}
    </Chip>
  );
}
