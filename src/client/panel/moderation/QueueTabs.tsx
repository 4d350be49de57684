import { Button } from '#client/ui/Button.tsx';
import type { QueueCounts } from '#contract/moderation.ts';
import { QUEUE_PARTS, type QueuePart } from '#domain/moderation.ts';
import { useFilter } from '../lists/useFilter.ts';
import { PART_WORDS } from './moderationWords.ts';

/** Which part of the queue is shown; those that ask for a decision say how many there are. */
export function QueueTabs({ part, counts }: { part: QueuePart; counts: QueueCounts | undefined }) {
  const { choose } = useFilter();
  return (
    <fieldset className="panel-tabs">
      <legend className="sr-only">Mostrar</legend>
      {QUEUE_PARTS.map((one) => (
        <Button
          key={one}
          variant="secondary"
          aria-pressed={one === part}
          onClick={() => choose('part', one, QUEUE_PARTS[0])}
        >
          {PART_WORDS[one]}
          {counts && (one === 'waiting' || one === 'reported') && ` (${counts[one]})`}
        </Button>
      ))}
    </fieldset>
  );
}
