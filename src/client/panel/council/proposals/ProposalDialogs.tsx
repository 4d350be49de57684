import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import type { Proposal } from '#contract/council/proposals.ts';
import { firstEnabledButton } from './firstEnabledButton.ts';
import { SubmitFailure } from './SubmitFailure.tsx';
import { SubmitProposal } from './SubmitProposal.tsx';
import { SubmitSuccess } from './SubmitSuccess.tsx';
import { ViewProposal } from './ViewProposal.tsx';

const EditProposal = lazyDialog(() => import('./EditProposal.tsx').then((module) => module.EditProposal));
const PrepareDossier = lazyDialog(() => import('./PrepareDossier.tsx').then((module) => module.PrepareDossier));
const ReopenProposal = lazyDialog(() => import('./ReopenProposal.tsx').then((module) => module.ReopenProposal));

/** The open dialog: an action on a proposal, or the outcome of its submission. */
export type ProposalDialog =
  | { kind: 'view' | 'edit' | 'submit' | 'reopen' | 'dossier'; proposal: Proposal }
  | { kind: 'submitted'; proposal: Proposal }
  | { kind: 'failed'; proposal: Proposal; error: unknown };

interface Props {
  asked: ProposalDialog | null;
  setAsked: (asked: ProposalDialog | null) => void;
}

/** Renders the open dialog of the proposals page. */
export function ProposalDialogs({ asked, setAsked }: Props) {
  const close = () => setAsked(null);
  const prepare = (proposal: Proposal) => setAsked({ kind: 'dossier', proposal });
  const outcomeOf = (proposal: Proposal) => ({
    proposal,
    onClose: close,
    onDone: () => setAsked({ kind: 'submitted', proposal }),
    onFailed: (error: unknown) => setAsked({ kind: 'failed', proposal, error }),
  });
  switch (asked?.kind) {
    case 'view':
      return <ViewProposal proposal={asked.proposal} onClose={close} onDossier={() => prepare(asked.proposal)} />;
    case 'edit':
      return <EditProposal proposal={asked.proposal} onClose={close} />;
    case 'submit':
      return <SubmitProposal {...outcomeOf(asked.proposal)} />;
    case 'reopen':
      return <ReopenProposal proposal={asked.proposal} onClose={close} />;
    case 'dossier':
      return <PrepareDossier proposal={asked.proposal} onClose={close} />;
    case 'submitted':
      return <SubmitSuccess onClose={close} focusAfter={() => firstEnabledButton(asked.proposal)} />;
    case 'failed':
      return <SubmitFailure error={asked.error} {...outcomeOf(asked.proposal)} />;
    default:
      return null;
  }
}
