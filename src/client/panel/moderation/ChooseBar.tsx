import { Button } from '#client/ui/Button.tsx';
import { showToast } from '#client/ui/toasts.ts';
import type { JudgedComment } from '#contract/moderation.ts';
import { DECISIONS, type Decision } from '#domain/moderation.ts';
import { DECISION_WORDS, NONE_WORDS } from './moderationWords.ts';
import type { useDecide } from './useDecide.ts';

interface BoxProps {
  row: JudgedComment;
  isIn: boolean;
  onChoose: (isIn: boolean) => void;
}

/** Chooses one comment for what is decided about several. */
export function ChooseBox({ row, isIn, onChoose }: BoxProps) {
  return (
    <label className="panel-choose">
      <input type="checkbox" checked={isIn} onChange={({ target }) => onChoose(target.checked)} />
      <span className="sr-only">Escolher o comentário de {row.teamName}</span>
    </label>
  );
}

interface BarProps {
  chosen: readonly JudgedComment[];
  /** Rows on screen. */
  total: number;
  onAll: (isIn: boolean) => void;
  decide: ReturnType<typeof useDecide>;
}

/**
 * What is decided about several at once; of the chosen, those that it can be decided about. What may speak of self-harm
 * is approved alone.
 */
export function ChooseBar({ chosen, total, onAll, decide }: BarProps) {
  const open = (decision: Decision) =>
    chosen.filter(({ may, selfHarm }) => may.includes(decision) && !(decision === 'approve' && selfHarm));
  const act = (decision: Decision) => {
    const comments = open(decision).map(({ _id }) => _id);
    if (comments.length > 0) decide.mutate({ decision, comments }, { onSuccess: () => onAll(false) });
    else showToast('info', chosen.length === 0 ? 'Escolha primeiro os comentários.' : NONE_WORDS[decision]);
  };
  const possible = DECISIONS.filter((one) => one !== 'undo' || open(one).length > 0);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="panel-choose">
        <input type="checkbox" checked={chosen.length === total} onChange={({ target }) => onAll(target.checked)} />
        Escolher todos
      </label>
      {possible.map((decision) => (
        <Button
          key={decision}
          variant={decision === 'approve' ? 'primary' : 'secondary'}
          busy={decide.isPending}
          onClick={() => act(decision)}
        >
          {DECISION_WORDS[decision]} selecionados ({open(decision).length})
        </Button>
      ))}
    </div>
  );
}
