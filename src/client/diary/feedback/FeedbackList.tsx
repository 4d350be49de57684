import { useEffect, useId } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import type { FeedbackActions } from './FeedbackActions.ts';
import { MarkedMission, MissionCard } from './MarkedMission.tsx';
import { MissionPlaces } from './MissionPlaces.tsx';
import { TeamQuestion } from './TeamQuestion.tsx';
import { useFeedback } from './useFeedback.ts';

/** Shows what was said of the team's missions, the latest mission first, and marks it as read. */
export function FeedbackList({ actions }: { actions: FeedbackActions }) {
  const heading = useId();
  const { feedback, failure, reload } = useFeedback(actions);
  useEffect(() => {
    for (const mission of feedback?.missions ?? []) if (mission.news !== null) actions.see(mission);
  }, [feedback, actions]);
  const levels =
    feedback === null
      ? []
      : MISSION_LEVELS.filter((level) => hasLevel(feedback.missions, level) || hasLevel(feedback.places, level));
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
      {feedback === null && failure === null && <Spinner label="A carregar..." className="m-4" />}
      {feedback !== null && levels.length === 0 && (
        <p className="mt-2 text-muted">
          Ainda não há nada. Quando uma missão estiver avaliada, podem ler aqui o que foi dito dela.
        </p>
      )}
      {feedback !== null && levels.length > 0 && (
        <ol className="mt-3 grid list-none gap-4" aria-label="Missões avaliadas">
          {levels.toReversed().map((level) => (
            <li key={level}>
              <MissionEntry
                mission={feedback.missions.find((one) => one.level === level)}
                places={feedback.places.find((one) => one.level === level)}
                readId={feedback.readId}
                actions={actions}
                reload={reload}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface EntryProps {
  mission: MissionFeedback | undefined;
  places: MissionComments | undefined;
  readId: number;
  actions: FeedbackActions;
  reload: () => number;
}

/** Renders one mission. One with comments alone was given back: they help to answer again. */
function MissionEntry({ mission, places, readId, actions, reload }: EntryProps) {
  const commented = places && <MissionPlaces mission={places} onRead={actions.seeComment} />;
  if (mission) {
    return (
      <MarkedMission mission={mission}>
        {commented}
        <TeamQuestion mission={mission} readId={readId} actions={actions} reload={reload} />
      </MarkedMission>
    );
  }
  return (
    places && (
      <MissionCard level={places.level} title={places.title}>
        <p className="mt-2 text-muted text-pretty">
          Esta missão voltou à equipa. Estes comentários à resposta anterior ajudam a responder de novo.
        </p>
        {commented}
      </MissionCard>
    )
  );
}

function hasLevel(list: readonly { level: number }[], level: number): boolean {
  return list.some((one) => one.level === level);
}
