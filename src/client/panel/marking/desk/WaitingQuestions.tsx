import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { NextIcon } from '#client/ui/icons.tsx';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import { type DeskPlace, nextQuestion, questionsIn } from './deskQueue.ts';

interface Props {
  teams: readonly QueuedTeam[];
  place: DeskPlace | null;
  onGo: (place: DeskPlace) => void;
}

/** Renders how many questions of teams wait, and the way to the next one; renders nothing when none waits. */
export function WaitingQuestions({ teams, place, onGo }: Props) {
  const waiting = questionsIn(teams);
  if (waiting.length === 0) return null;
  const next = nextQuestion(teams, place);
  const team = teams.find(({ _id }) => _id === next?.teamId);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status">
        <Chip tone="warn">Perguntas das equipas: {waiting.length}</Chip>
      </p>
      {next && team && (
        <Button variant="secondary" className="max-w-full" onClick={() => onGo(next)}>
          <span className="truncate">
            Ir para a pergunta de {team.name}, missão {next.level}
          </span>
          <NextIcon className="size-5 shrink-0" />
        </Button>
      )}
    </div>
  );
}
