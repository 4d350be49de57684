import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { rankingState } from './rankingWords.ts';

const ClassRanking = lazyDialog(() => import('./ClassRanking.tsx').then((module) => module.ClassRanking));

/** Lists what the teams of each of the teacher's classes see of the ranking in the council. */
export function ClassRankings() {
  const list = useQuery({ queryKey: ['classes'], queryFn: ({ signal }) => call(classes.allClasses, {}, { signal }) });
  const [asked, setAsked] = useState<SchoolClass | null>(null);
  if (list.isError) return <LoadFailure error={list.error} retry={list.refetch} />;
  const own = list.data?.classes ?? [];
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="class-rankings" className="card">
      <h2 id="class-rankings" className="text-lg">
        O que as equipas veem no conselho
      </h2>
      <ul className="mt-2 grid gap-2">
        {own.map((schoolClass) => (
          <li key={schoolClass._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="wrap-anywhere min-w-0">
              <strong>{schoolClass.class}</strong>
              <span className="text-muted"> · {rankingState(schoolClass.ranking)}</span>
            </span>
            <Button variant="secondary" onClick={() => setAsked(schoolClass)}>
              Alterar<span className="sr-only"> o que vê a turma {schoolClass.class}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked && <ClassRanking schoolClass={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
