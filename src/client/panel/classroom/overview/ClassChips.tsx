import { Radio } from 'lucide-react';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { ClassOverview } from '#contract/classroom/overview.ts';
import { sessionText } from './overviewWords.ts';

/** Renders whether a class is in session, and in which session of its plan it is. */
export function ClassChips({ of }: { of: ClassOverview }) {
  const session = sessionText(of);
  if (session === null && !of.isLive) return null;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2">
      {of.isLive && (
        <Chip tone="danger">
          <Radio aria-hidden className="size-4 motion-safe:animate-pulse" />
          Em aula
        </Chip>
      )}
      {session !== null && <Chip tone="info">{session}</Chip>}
    </div>
  );
}
