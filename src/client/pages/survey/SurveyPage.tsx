import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { CallError, errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { newUuid } from '#client/api/newUuid.ts';
import { SURVEY, SURVEY_ANSWERS } from '#content/survey.ts';
import { surveys } from '#contract/classroom/surveys.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { SURVEY_MOMENT_NAMES, SURVEY_SCALE, type SurveyMoment } from '#domain/classroom/survey.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { listenForRadioTabs } from '../../ui/hooks/radioTabs.ts';
import { useDocumentTitle } from '../../ui/hooks/useDocumentTitle.ts';
import { MessagePage } from '../MessagePage.tsx';
import { NoConnectionPage } from '../NoConnectionPage.tsx';
import { Item } from './Item.tsx';

type State = ReplyOf<typeof surveys.surveyOfCode> | CallError | null;

/** Renders the questionnaire of a class for one person after the other; nobody signs in and nobody writes a name. */
export function SurveyPage() {
  const { code = '' } = useParams();
  const [tries, setTries] = useState(0);
  const again = () => setTries((count) => count + 1);
  const state = useSurvey(code, tries);
  useDocumentTitle('Questionário');
  useEffect(listenForRadioTabs, []);
  if (state === null) return <Opening />;
  if (!(state instanceof CallError)) {
    return state.open === null ? (
      <Closed onRetry={again} />
    ) : (
      <People code={code} moment={state.open} className={state.className} />
    );
  }
  if (state.kind !== 'refused') return <NoConnectionPage onRetry={again} />;
  return (
    <MessagePage title={errorMessage(state, '')} action={<Button onClick={again}>Tentar de novo</Button>}>
      <p>Confirma o endereço com quem te dá a aula.</p>
    </MessagePage>
  );
}

/** Reads whether the questionnaire takes answers, again with each of `tries`; null while it loads. */
function useSurvey(code: string, tries: number): State {
  const [state, setState] = useState<{ tries: number; state: State }>({ tries, state: null });
  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: State) => {
      if (!leaving.signal.aborted) setState({ tries, state: next });
    };
    call(surveys.surveyOfCode, { params: { code } }, { signal: leaving.signal }).then(show, (error: unknown) => {
      if (leaving.signal.aborted) return;
      if (!(error instanceof CallError)) logError(error, 'survey');
      show(error instanceof CallError ? error : new CallError({ kind: 'network', status: 0 }));
    });
    return () => leaving.abort();
  }, [code, tries]);
  return state.tries === tries ? state.state : null;
}

function Opening() {
  return (
    <main aria-busy="true" className="grid min-h-dvh place-items-center bg-page">
      <p role="status">A carregar o questionário…</p>
    </main>
  );
}

function Closed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage title="O questionário está fechado." action={<Button onClick={onRetry}>Ver de novo</Button>}>
      <p>Quem te dá a aula abre-o quando for a altura.</p>
    </MessagePage>
  );
}

interface PeopleProps {
  code: string;
  moment: SurveyMoment;
  className: string;
}

/** One person answers, and hands the device on to the next. */
function People(props: PeopleProps) {
  const [person, setPerson] = useState(0);
  const [isDone, setDone] = useState(false);
  if (!isDone) return <Sheet key={person} {...props} isNext={person > 0} onDone={() => setDone(true)} />;
  const next = () => {
    setDone(false);
    setPerson(person + 1);
  };
  return (
    <MessagePage title="Respostas enviadas!" action={<Button onClick={next}>Outra pessoa responde</Button>}>
      <p>Seguiram sem nome. Passa o ecrã à pessoa seguinte, ou fecha esta página.</p>
    </MessagePage>
  );
}

type SheetProps = PeopleProps & { isNext: boolean; onDone: () => void };

function Sheet({ code, moment, className, isNext, onDone }: SheetProps) {
  const [answers, setAnswers] = useState<(number | null)[]>(() => SURVEY.map(() => null));
  const { send, isSending, failure } = useSending({ code, moment, answers, onDone });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page before has ended with a button that is gone.
    if (isNext) heading.current?.focus();
  }, [isNext]);
  const given = answers.filter((answer) => answer !== null).length;
  const answer = (index: number, value: number) =>
    setAnswers((before) => before.map((old, place) => (place === index ? value : old)));
  return (
    <main className="min-h-dvh bg-page px-3 py-6 text-text sm:px-6">
      <form
        className="mx-auto flex max-w-3xl flex-col gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <header>
          <p className="wrap-anywhere text-muted">Turma {className}</p>
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            O que pensas, {SURVEY_MOMENT_NAMES[moment]}
          </h1>
          <p className="mt-1 max-w-prose text-pretty">
            Responde só por ti. Não há respostas certas nem erradas, e ninguém vai saber quais são as tuas: não se
            escreve nenhum nome.
          </p>
        </header>
        {SURVEY.map(({ text }, index) => (
          <Item
            key={text}
            number={index + 1}
            text={text}
            answers={SURVEY_ANSWERS}
            value={answers[index] ?? null}
            onChange={(value) => answer(index, value + SURVEY_SCALE.min)}
          />
        ))}
        {failure !== null && (
          <Banner tone="error" live>
            {failure}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={isSending} disabled={given === 0}>
            Enviar respostas
          </Button>
          <p role="status" className="text-muted tabular-nums">
            {given} de {SURVEY.length} respondidas. Podes deixar frases em branco.
          </p>
        </div>
      </form>
    </main>
  );
}

interface Sending {
  code: string;
  moment: SurveyMoment;
  answers: (number | null)[];
  onDone: () => void;
}

/** Sends the answers of one person; what is sent again keeps its id, so that it counts once. */
function useSending({ code, moment, answers, onDone }: Sending) {
  const [answerId] = useState(newUuid);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setFailure(null);
    try {
      await call(surveys.answerSurvey, { params: { code, answerId }, body: { moment, answers } });
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) logError(error, 'survey');
      setFailure(`${errorMessage(error, 'Não foi possível enviar.')} As respostas continuam aqui.`);
      setSending(false);
    }
  };
  return { isSending, failure, send: () => void send() };
}
