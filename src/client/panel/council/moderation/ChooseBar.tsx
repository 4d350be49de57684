import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { DECISIONS, type Decision } from '#domain/council/moderation.ts';
import type { JudgedRow } from './JudgedRow.ts';
import { DECISION_WORDS } from './moderationWords.ts';
import { KIND_WORDS, type QueueKind } from './queueKinds.ts';
import { CHOOSE_KEY, type useDecide } from './useDecide.ts';

interface BoxProps {
  kind: QueueKind;
  row: JudgedRow;
  isIn: boolean;
  onChoose: (isIn: boolean) => void;
}

/** Renders the checkbox that selects a row for a bulk decision. */
export function ChooseBox({ kind, row, isIn, onChoose }: BoxProps) {
  return (
    <label className="panel-choose">
      <input type="checkbox" checked={isIn} onChange={({ target }) => onChoose(target.checked)} />
      <span className="sr-only">
        Escolher {KIND_WORDS[kind].one} de {row.teamName}
      </span>
    </label>
  );
}

interface BarProps {
  kind: QueueKind;
  chosen: readonly JudgedRow[];
  /** Rows on screen. */
  total: number;
  onAll: (isIn: boolean) => void;
  decide: ReturnType<typeof useDecide>;
}

/**
 * Renders the bulk decisions. Each one applies to the selected rows that allow it. Texts that may be about self-harm are
 * approved one by one: the server skips them in a bulk approval and reports how many.
 */
export function ChooseBar({ kind, chosen, total, onAll, decide }: BarProps) {
  const { selected, chooseFirst, none, all } = KIND_WORDS[kind];
  const possibleOf = (decision: Decision) => chosen.filter(({ may }) => may.includes(decision));
  const open = (decision: Decision) =>
    possibleOf(decision).filter(({ selfHarm }) => !(decision === 'approve' && selfHarm));
  const act = (decision: Decision) => {
    const ids = possibleOf(decision).map(({ _id }) => _id);
    if (open(decision).length > 0) decide.mutate({ decision, ids }, { onSuccess: () => onAll(false) });
    else showToast('info', chosen.length === 0 ? chooseFirst : none[decision], undefined, CHOOSE_KEY);
  };
  const possible = DECISIONS.filter((one) => one !== 'undo' || open(one).length > 0);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="panel-choose">
        <input type="checkbox" checked={chosen.length === total} onChange={({ target }) => onAll(target.checked)} />
        Escolher {all}
      </label>
      {possible.map((decision) => (
        <Button
          key={decision}
          variant={decision === 'approve' ? 'primary' : 'secondary'}
          busy={decide.isPending}
          onClick={() => act(decision)}
        >
          {DECISION_WORDS[decision]} {selected} ({open(decision).length})
        </Button>
      ))}
    </div>
  );
}
