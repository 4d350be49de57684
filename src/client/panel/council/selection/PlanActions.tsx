import { Eye, Star, Users } from 'lucide-react';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import type { SelectedPlan } from '#contract/council/selection.ts';
import type { SelectionDialog } from './SelectionDialogs.tsx';

interface Props {
  plan: SelectedPlan;
  ask: (asked: SelectionDialog) => void;
  /** The shortlist is frozen. */
  isPublished: boolean;
}

/** Renders what can be done with a plan: read it with its judgements, set its readers, put it on the shortlist or take it off. */
export function PlanActions({ plan, ask, isPublished }: Props) {
  const of = `a proposta de ${plan.teamName}`;
  const isChosen = plan.choice !== null;
  const isOpen = isChosen || plan.fullyRead;
  const choose = `Pôr na lista final ${of}`;
  return (
    <div className="flex flex-wrap items-center gap-1 columns:min-w-40">
      <IconButton label={`Ver ${of}`} onClick={() => ask({ kind: 'view', plan })}>
        <Eye aria-hidden />
      </IconButton>
      <IconButton label={`Escolher quem lê ${of}`} onClick={() => ask({ kind: 'readers', plan })}>
        <Users aria-hidden />
      </IconButton>
      <IconButton
        label={isChosen ? `Tirar da lista final ${of}` : isOpen ? choose : `${choose}: só depois de todas as leituras`}
        disabled={isPublished || !isOpen}
        onClick={() => ask({ kind: isChosen ? 'remove' : 'choose', plan })}
      >
        <Star aria-hidden fill={isChosen ? 'currentColor' : 'none'} />
      </IconButton>
    </div>
  );
}
