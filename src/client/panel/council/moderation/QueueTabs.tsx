import { useFilter } from '#client/panel/lists/filters/useFilter.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { QueueCounts } from '#contract/council/moderation.ts';
import { QUEUE_PARTS, type QueuePart } from '#domain/council/moderation.ts';
import { KIND_WORDS, QUEUE_KINDS, type QueueKind } from './queueKinds.ts';
import { useWaitingCounts } from './useWaiting.ts';

/** Switches between the queues; each tab shows how many texts await a decision. */
export function KindTabs({ kind }: { kind: QueueKind }) {
  const { choose } = useFilter();
  const counts = useWaitingCounts();
  return (
    <fieldset className="panel-tabs">
      <legend className="sr-only">O que se modera</legend>
      {QUEUE_KINDS.map((one) => (
        <Button
          key={one}
          variant="secondary"
          aria-pressed={one === kind}
          onClick={() => choose('kind', one, QUEUE_KINDS[0])}
        >
          {KIND_WORDS[one].title}
          {counts && ` (${counts[one]} por decidir)`}
        </Button>
      ))}
    </fieldset>
  );
}

interface Props {
  kind: QueueKind;
  part: QueuePart;
  counts: QueueCounts | undefined;
}

/** Switches between the parts of a queue; the parts that await a decision show their counts. */
export function QueueTabs({ kind, part, counts }: Props) {
  const { choose } = useFilter();
  return (
    <fieldset className="panel-tabs">
      <legend className="sr-only">Mostrar</legend>
      {KIND_WORDS[kind].shownParts.map((one) => (
        <Button
          key={one}
          variant="secondary"
          aria-pressed={one === part}
          onClick={() => choose('part', one, QUEUE_PARTS[0])}
        >
          {KIND_WORDS[kind].parts[one]}
          {counts && (one === 'waiting' || one === 'reported') && ` (${counts[one]})`}
        </Button>
      ))}
    </fieldset>
  );
}
