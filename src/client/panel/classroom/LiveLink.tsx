import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { Link } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { lessons } from '#contract/classroom/lessons.ts';

const ASK_EVERY_MS = 15_000;

/** Renders the way to 'Aula em direto' in the top bar: a dot while a lesson is live, and how many teams ask for help. */
export function LiveLink() {
  const { data } = useQuery({
    queryKey: ['lessons', 'live'],
    queryFn: ({ signal }) => call(lessons.liveLessons, {}, { signal }),
    refetchInterval: ASK_EVERY_MS,
  });
  const live = data?.lessons ?? [];
  const hands = live.reduce((sum, lesson) => sum + lesson.hands, 0);
  const [only] = live.length === 1 ? live : [];
  return (
    <Link
      to={only === undefined ? '/panel/aula' : `/panel/aula?class=${only.classId}`}
      className={`${buttonStyle('secondary')} px-4`}
    >
      <Radio aria-hidden className={live.length > 0 ? 'size-5 text-danger motion-safe:animate-pulse' : 'size-5'} />
      <span className="max-sm:sr-only">Aula em direto</span>
      {live.length > 0 && <span className="sr-only">, a decorrer</span>}
      {hands > 0 && (
        <span className="rounded-full bg-danger-fill px-2 text-danger-ink tabular-nums">
          {hands}
          <span className="sr-only"> {hands === 1 ? 'equipa pede' : 'equipas pedem'} ajuda</span>
        </span>
      )}
    </Link>
  );
}
