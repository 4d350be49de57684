import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import type { SelectedPlan } from '#contract/council/selection.ts';
import { ViewPlan } from './ViewPlan.tsx';

const AssignReaders = lazyDialog(() => import('./AssignReaders.tsx').then((module) => module.AssignReaders));
const ChoosePlan = lazyDialog(() => import('./ChoosePlan.tsx').then((module) => module.ChoosePlan));
const RemovePlan = lazyDialog(() => import('./RemovePlan.tsx').then((module) => module.RemovePlan));
const DrawReaders = lazyDialog(() => import('./DrawReaders.tsx').then((module) => module.DrawReaders));
const PublishSelection = lazyDialog(() => import('./PublishSelection.tsx').then((module) => module.PublishSelection));
const WithdrawSelection = lazyDialog(() =>
  import('./WithdrawSelection.tsx').then((module) => module.WithdrawSelection),
);

/** The open dialog of the selection: about a plan, or about a school year. */
export type SelectionDialog =
  | { kind: 'view' | 'readers' | 'choose' | 'remove'; plan: SelectedPlan }
  | { kind: 'draw' | 'publish' | 'withdraw'; year: number };

interface Props {
  asked: SelectionDialog | null;
  setAsked: (asked: SelectionDialog | null) => void;
}

/** Renders the open dialog of the selection. */
export function SelectionDialogs({ asked, setAsked }: Props) {
  const onClose = () => setAsked(null);
  switch (asked?.kind) {
    case 'view':
      return <ViewPlan plan={asked.plan} onClose={onClose} />;
    case 'readers':
      return <AssignReaders plan={asked.plan} onClose={onClose} />;
    case 'choose':
      return <ChoosePlan plan={asked.plan} onClose={onClose} />;
    case 'remove':
      return <RemovePlan plan={asked.plan} onClose={onClose} />;
    case 'draw':
      return <DrawReaders onClose={onClose} />;
    case 'publish':
      return <PublishSelection year={asked.year} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawSelection year={asked.year} onClose={onClose} />;
    default:
      return null;
  }
}
