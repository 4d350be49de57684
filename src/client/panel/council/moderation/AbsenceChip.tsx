import { Chip, type ChipTone } from '#client/ui/feedback/Chip.tsx';
import type { ProposalAbsence } from '#domain/council/proposalModeration.ts';

const ABSENCES: Readonly<Record<ProposalAbsence, { words: string; tone: ChipTone }>> = {
  waiting: { words: 'À espera', tone: 'warn' },
  hidden: { words: 'Escondida', tone: 'danger' },
  returned: { words: 'Devolvida', tone: 'info' },
};

/** Why other teams do not see a proposal; nothing where they do. */
export function AbsenceChip({ absence }: { absence: ProposalAbsence | null | undefined }) {
  if (!absence) return null;
  const { words, tone } = ABSENCES[absence];
  return (
    <Chip tone={tone} small>
      {words}
    </Chip>
  );
}
