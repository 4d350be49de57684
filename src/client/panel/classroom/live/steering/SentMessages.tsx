import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { type LessonMessage, type LiveClass, lessons } from '#contract/classroom/lessons.ts';
import { counted } from '#domain/counted.ts';
import { useLessonCall } from './useLessonCall.ts';

/** Lists the messages of the lesson, with how many teams have seen each; one can be withdrawn. */
export function SentMessages({ live: { messages, teams } }: { live: LiveClass }) {
  const withdraw = useLessonCall((messageId: string) => call(lessons.withdrawMessage, { params: { messageId } }), {
    failed: 'Não foi possível retirar a mensagem.',
  });
  if (messages.length === 0) return null;
  const nameOf = (teamId: string) => teams.find(({ _id }) => _id === teamId)?.name ?? 'uma equipa';
  return (
    <section aria-label="Mensagens desta aula" className="flex flex-col gap-2">
      <h3 className="font-display text-lg">Mensagens desta aula</h3>
      <ul className="flex flex-col gap-2">
        {messages.map((message) => (
          <li key={message._id} className="flex flex-wrap items-center gap-3 rounded-xl bg-raised px-4 py-2">
            <div className="min-w-0 flex-1 basis-60">
              <p>{message.text}</p>
              <p className="text-muted">
                {message.teamId === null ? 'Para todas' : `Para ${nameOf(message.teamId)}`} ·{' '}
                {seenText(message, teams.length)}
              </p>
            </div>
            <Button
              variant="ghost"
              busy={withdraw.isPending && withdraw.variables === message._id}
              onClick={() => withdraw.mutate(message._id)}
            >
              Retirar<span className="sr-only"> «{message.text}»</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function seenText({ teamId, seenBy }: LessonMessage, teams: number): string {
  if (teamId !== null) return seenBy > 0 ? 'vista' : 'ainda não vista';
  return `vista por ${seenBy} de ${counted(teams, 'equipa', 'equipas')}`;
}
