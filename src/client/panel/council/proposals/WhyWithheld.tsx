import type { Proposal } from '#contract/council/proposals.ts';
import { reasonLines } from '../moderation/moderationWords.ts';
import { WithheldChip } from '../moderation/WithheldChip.tsx';

/** Shows why other teams do not see a proposal and the reasons to review it; renders nothing when there are none. */
export function WhyWithheld({ proposal: { state, moderation } }: { proposal: Proposal }) {
  const lines = moderation ? reasonLines(moderation) : [];
  if (state === undefined && lines.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-1">
      <WithheldChip reason={state} />
      {lines.map((line) => (
        <span key={line} className="block text-sm">
          {line}
        </span>
      ))}
    </div>
  );
}
