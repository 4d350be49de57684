import { useEffect, useId, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import type { FeedbackActions } from './FeedbackActions.ts';
import { MarkedMission, MissionCard } from './MarkedMission.tsx';
import { MissionPlaces } from './MissionPlaces.tsx';
import { TeamQuestion } from './TeamQuestion.tsx';
import { type Feedback, useFeedback } from './useFeedback.ts';

/** Why the server refused a question about a mission. */
interface Refusal {
  level: number;
  words: string;
}

/** Lists the feedback on the team's missions, the latest mission first, and tells the server that it was read. */
export function FeedbackList({ actions }: { actions: FeedbackActions }) {
  const heading = useId();
  const { feedback, failure, reload } = useFeedback(actions);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    for (const mission of feedback?.missions ?? []) if (mission.news !== null) actions.see(mission);
  }, [feedback, actions]);
  const onAnswered = (level: number, words: string | null) => {
    setRefusal(words === null ? null : { level, words });
    return reload();
  };
  // A mission that is still there says it beside its form.
  const isGone = refusal !== null && feedback !== null && !hasLevel(feedback.missions, refusal.level);
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
      {isGone && (
        <p role="alert" className="py-3 font-semibold text-danger">
          {refusal.words}
        </p>
      )}
      {feedback === null && failure === null && <Spinner label="A carregar..." className="m-4" />}
      {feedback !== null && <MissionEntries feedback={feedback} actions={actions} onAnswered={onAnswered} />}
    </section>
  );
}

interface EntriesProps {
  feedback: Feedback;
  actions: FeedbackActions;
  onAnswered: (level: number, refusal: string | null) => number;
}

function MissionEntries({ feedback: { missions, places, readId }, actions, onAnswered }: EntriesProps) {
  const levels = MISSION_LEVELS.filter((level) => hasLevel(missions, level) || hasLevel(places, level));
  if (levels.length === 0) {
    return (
      <p className="mt-2 text-muted">
        Ainda não há nada. Quando uma missão estiver avaliada, podem ler aqui o que foi dito dela.
      </p>
    );
  }
  return (
    <ol className="mt-3 grid list-none gap-4" aria-label="Missões avaliadas">
      {[...levels].reverse().map((level) => (
        <li key={level}>
          <MissionEntry
            mission={missions.find((one) => one.level === level)}
            places={places.find((one) => one.level === level)}
            readId={readId}
            actions={actions}
            onAnswered={(refusal) => onAnswered(level, refusal)}
          />
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  mission: MissionFeedback | undefined;
  places: MissionComments | undefined;
  readId: number;
  actions: FeedbackActions;
  onAnswered: (refusal: string | null) => number;
}

/** Renders one mission. One with comments alone was given back: they help to answer again. */
function MissionEntry({ mission, places, readId, actions, onAnswered }: EntryProps) {
  const commented = places && <MissionPlaces mission={places} onRead={actions.seeComment} />;
  if (mission) {
    return (
      <MarkedMission mission={mission}>
        {commented}
        <TeamQuestion mission={mission} readId={readId} actions={actions} onAnswered={onAnswered} />
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
