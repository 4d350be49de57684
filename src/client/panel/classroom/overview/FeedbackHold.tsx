import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CallError, errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { writtenDay } from '#client/diary/diaryWords.ts';
import { useFormMutation } from '#client/panel/forms/useFormMutation.ts';
import { onValue } from '#client/panel/onValue.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import type { ClassOverview } from '#contract/classroom/overview.ts';
import { feedback } from '#contract/marking/feedback.ts';

const FAILED = 'Erro ao guardar o dia';

type Held = Pick<ClassOverview, '_id' | 'feedbackHeldUntil'>;

/** Sets from which day the teams of a class read marks, comments and answers (decision 0080). */
export function FeedbackHold({ of }: { of: Held }) {
  const until = of.feedbackHeldUntil;
  const { day, setDay, error, pressed, save } = useHold(of);
  const holdButton = useFocusAfterCall(pressed !== null);
  return (
    <section aria-labelledby="class-feedback" className="card flex flex-col gap-3">
      <h2 id="class-feedback" className="font-display text-xl">
        Quando as avaliações chegam às equipas
      </h2>
      <p className="max-w-[75ch] text-pretty">
        {until === null
          ? 'Assim que uma missão está toda avaliada, a equipa lê no jogo o que significa cada avaliação, o comentário e as respostas às suas perguntas.'
          : `Avaliações, comentários e respostas só chegam às equipas a partir de ${writtenDay(until)}. Até lá, a classificação também lhes fica fechada. Numa missão devolvida, a equipa lê já a nota e os comentários nos lugares.`}
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(day);
        }}
      >
        <TextField
          label="Reter até ao dia"
          type="date"
          className="w-56"
          required
          value={day}
          error={error ?? undefined}
          onChange={onValue(setDay)}
        />
        <Button ref={holdButton} type="submit" variant="secondary" busy={pressed === 'hold'}>
          Reter até este dia
        </Button>
        {until !== null && (
          <Button variant="secondary" busy={pressed === 'release'} onClick={() => save(null)}>
            Deixar de reter
          </Button>
        )}
      </form>
    </section>
  );
}

function useHold({ _id: classId, feedbackHeldUntil }: Held) {
  const client = useQueryClient();
  /** Null shows the day that the server has. */
  const [edited, setEdited] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [pressed, setPressed] = useState<'hold' | 'release' | null>(null);
  const { mutateAsync } = useFormMutation({
    send: (body: { until: string | null }) => call(feedback.holdFeedback, { params: { classId }, body }),
    retries: true,
    done: 'Guardado',
    failed: FAILED,
    onDone: ({ heldUntil }) => {
      void client.invalidateQueries({ queryKey: ['answers'] });
      setEdited(heldUntil ?? '');
      setError(null);
    },
  });
  const save = async (until: string | null) => {
    if (pressed !== null) return;
    if (until === '') return setError('Escolha uma data.');
    setPressed(until === null ? 'release' : 'hold');
    try {
      await mutateAsync({ until });
    } catch (refused) {
      const field = refused instanceof CallError ? refused.fields.until : undefined;
      setError(field ?? null);
      if (field === undefined) showToast('error', errorMessage(refused, FAILED));
    } finally {
      setPressed(null);
    }
  };
  return { day: edited ?? feedbackHeldUntil ?? '', setDay: setEdited, error, pressed, save };
}

/** Focuses a button after each call, because the pressed one was disabled meanwhile; not when a field has the focus by then. */
function useFocusAfterCall(isCalling: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isCalling);
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === document.body || focused?.parentElement === button.current?.parentElement;
    if (before.current && !isCalling && isFree) button.current?.focus();
    before.current = isCalling;
  }, [isCalling]);
  return button;
}
