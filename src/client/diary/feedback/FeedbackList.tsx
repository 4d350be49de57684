import { useEffect, useId } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { MissionFeedback as Said } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import type { FeedbackActions } from './FeedbackActions.ts';
import { MissionCard, MissionFeedback } from './MissionFeedback.tsx';
import { MissionPlaces } from './MissionPlaces.tsx';
import { TeamQuestion } from './TeamQuestion.tsx';
import { useFeedback } from './useFeedback.ts';

/** Shows what was said of the team's missions, the latest mission first, and marks it as read. */
export function FeedbackList({ actions }: { actions: FeedbackActions }) {
  const heading = useId();
  const { told, failure, reload } = useFeedback(actions);
  useEffect(() => {
    for (const mission of told?.missions ?? []) if (mission.isNew) actions.see(mission);
  }, [told, actions]);
  const levels =
    told === null
      ? []
      : MISSION_LEVELS.filter((level) => hasLevel(told.missions, level) || hasLevel(told.places, level));
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
      {told === null && failure === null && <Spinner label="A carregar..." className="m-4" />}
      {told !== null && levels.length === 0 && (
        <p className="mt-2 text-muted">
          Ainda não há nada. Quando uma missão estiver avaliada, leem aqui o que foi dito dela.
        </p>
      )}
      {told !== null && levels.length > 0 && (
        <ol className="mt-3 grid list-none gap-4" aria-label="Missões avaliadas">
          {levels.toReversed().map((level) => (
            <li key={level}>
              <ToldMission
                mission={told.missions.find((one) => one.level === level)}
                places={told.places.find((one) => one.level === level)}
                actions={actions}
                onAsked={reload}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface ToldProps {
  mission: Said | undefined;
  places: MissionComments | undefined;
  actions: FeedbackActions;
  onAsked: () => void;
}

/** Renders one mission. One with comments alone was given back: they help to answer again. */
function ToldMission({ mission, places, actions, onAsked }: ToldProps) {
  const commented = places && <MissionPlaces mission={places} onRead={actions.seeComment} />;
  if (mission) {
    return (
      <MissionFeedback mission={mission}>
        {commented}
        <TeamQuestion mission={mission} actions={actions} onAsked={onAsked} />
      </MissionFeedback>
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
