import type { Proposal } from '#contract/council/proposals.ts';

/** Where the focus goes when the button that was pressed is disabled or gone: to the first of the same proposal that works. */
export function buttonOf({ _id }: Proposal): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-proposal="${_id}"] button:not(:disabled)`);
}
