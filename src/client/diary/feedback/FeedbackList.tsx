import { useEffect, useId } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { FeedbackActions } from './FeedbackActions.ts';
import { MissionFeedback } from './MissionFeedback.tsx';
import { TeamQuestion } from './TeamQuestion.tsx';
import { useFeedback } from './useFeedback.ts';

/** Shows what was said of the team's missions, the latest mission first, and marks it as read. */
export function FeedbackList({ actions }: { actions: FeedbackActions }) {
  const heading = useId();
  const { missions, failure, reload } = useFeedback(actions);
  useEffect(() => {
    for (const mission of missions ?? []) if (mission.isNew) actions.see(mission);
  }, [missions, actions]);
  return (
    <section aria-labelledby={heading} className="mb-6">
      <h3 id={heading} className="text-[1.2em]">
        O que nos disseram
      </h3>
      {failure !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3 py-3">
          <p>{failure}</p>
          <Button variant="secondary" onClick={reload}>
            Tentar de novo
          </Button>
        </div>
      )}
      {missions === null && failure === null && <Spinner label="A carregar..." className="m-4" />}
      {missions?.length === 0 && (
        <p className="mt-2 text-muted">
          Ainda não há nada. Quando uma missão estiver avaliada, leem aqui o que foi dito dela.
        </p>
      )}
      {missions !== null && missions.length > 0 && (
        <ol className="mt-3 grid list-none gap-4" aria-label="Missões avaliadas">
          {missions.toReversed().map((mission) => (
            <li key={mission.level}>
              <MissionFeedback mission={mission}>
                <TeamQuestion mission={mission} actions={actions} onAsked={reload} />
              </MissionFeedback>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
