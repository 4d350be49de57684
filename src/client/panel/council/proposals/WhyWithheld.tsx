import type { Proposal } from '#contract/council/proposals.ts';
import { AbsenceChip } from '../moderation/AbsenceChip.tsx';
import { reasonLines } from '../moderation/moderationWords.ts';

/** Why other teams do not see a proposal, and what was said of it; nothing where there is nothing to know. */
export function WhyWithheld({ proposal: { state, moderation } }: { proposal: Proposal }) {
  const lines = moderation ? reasonLines(moderation) : [];
  if (state === undefined && lines.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-1">
      <AbsenceChip absence={state} />
      {lines.map((line) => (
        <span key={line} className="block text-sm">
          {line}
        </span>
      ))}
    </div>
  );
}
