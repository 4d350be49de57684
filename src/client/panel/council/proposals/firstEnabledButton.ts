import type { Proposal } from '#contract/council/proposals.ts';

/** Returns a proposal's first enabled button, which takes the focus when the pressed one is disabled or gone. */
export function firstEnabledButton({ _id }: Proposal): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-proposal="${_id}"] button:not(:disabled)`);
}
