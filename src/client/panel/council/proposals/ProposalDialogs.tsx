import { dialogPart } from '#client/panel/late/dialogPart.tsx';
import type { Proposal } from '#contract/council/proposals.ts';
import { SubmitFailure } from './SubmitFailure.tsx';
import { SubmitProposal } from './SubmitProposal.tsx';
import { SubmitSuccess } from './SubmitSuccess.tsx';
import { ViewProposal } from './ViewProposal.tsx';

/** Forms come when somebody opens them. */
const EditProposal = dialogPart(() => import('./EditProposal.tsx').then((room) => room.EditProposal));
const ReopenProposal = dialogPart(() => import('./ReopenProposal.tsx').then((room) => room.ReopenProposal));

/** What a person asked for, or what came of it. */
export type Asked =
  | { kind: 'view' | 'edit' | 'submit' | 'reopen'; proposal: Proposal }
  | { kind: 'submitted'; proposal: Proposal }
  | { kind: 'failed'; proposal: Proposal; error: unknown };

interface Props {
  asked: Asked | null;
  setAsked: (asked: Asked | null) => void;
}

/** The dialogs of the proposals page, one at a time. */
export function ProposalDialogs({ asked, setAsked }: Props) {
  const close = () => setAsked(null);
  const outcomeOf = (proposal: Proposal) => ({
    proposal,
    onClose: close,
    onDone: () => setAsked({ kind: 'submitted', proposal }),
    onFailed: (error: unknown) => setAsked({ kind: 'failed', proposal, error }),
  });
  switch (asked?.kind) {
    case 'view':
      return <ViewProposal proposal={asked.proposal} onClose={close} />;
    case 'edit':
      return <EditProposal proposal={asked.proposal} onClose={close} />;
    case 'submit':
      return <SubmitProposal {...outcomeOf(asked.proposal)} />;
    case 'reopen':
      return <ReopenProposal proposal={asked.proposal} onClose={close} />;
    case 'submitted':
      return <SubmitSuccess proposal={asked.proposal} onClose={close} />;
    case 'failed':
      return <SubmitFailure error={asked.error} {...outcomeOf(asked.proposal)} />;
    default:
      return null;
  }
}
