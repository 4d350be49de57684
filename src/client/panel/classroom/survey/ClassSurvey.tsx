import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { LIVE_REFETCH } from '#client/panel/lists/liveRefetch.ts';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { PreviousIcon } from '#client/ui/icons.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { SURVEY_SOURCE } from '#content/survey.ts';
import { type Survey, surveys } from '#contract/classroom/surveys.ts';
import { SURVEY_MOMENT_NAMES, SURVEY_MOMENTS, SURVEY_SHOWN_MIN, type SurveyMoment } from '#domain/classroom/survey.ts';
import { counted } from '#domain/counted.ts';
import { classPath } from '../overview/classLinks.ts';
import { Comparison } from './Comparison.tsx';
import { SurveyAddress } from './SurveyAddress.tsx';

const FAILED = 'Não foi possível mudar o questionário.';

/** Renders the questionnaire of a class: what opens it before and after the journey, and what came of it. */
export function ClassSurvey() {
  const { classId = '' } = useParams();
  const query = useQuery({
    queryKey: ['survey', classId],
    queryFn: ({ signal }) => call(surveys.classSurvey, { params: { classId } }, { signal }),
    ...LIVE_REFETCH,
  });
  return (
    <section className="flex flex-col gap-5">
      <div>
        <Link className="text-link" to={classPath(classId)}>
          <PreviousIcon className="size-5" />
          Voltar à turma
        </Link>
        <PageTitle title="Antes e depois da viagem" />
        <p className="max-w-prose text-pretty">
          Oito frases sobre o que cada pessoa sabe e pensa, para responder em três minutos antes do jogo e outra vez no
          fim. Ninguém escreve o nome: aqui só chegam contagens da turma. É facultativo, e não conta para nota nenhuma.
          As frases são sobretudo de desenvolvimento sustentável: com a turma noutro sistema, dizem pouco do que as
          missões ensinaram.
        </p>
      </div>
      {query.isPending && <Spinner label="A carregar…" className="m-6 self-center" />}
      {query.isError && <LoadFailure error={query.error} retry={query.refetch} />}
      {query.data && <Loaded classId={classId} survey={query.data} />}
      <p className="max-w-prose text-muted text-sm">{SURVEY_SOURCE}</p>
    </section>
  );
}

function Loaded({ classId, survey }: { classId: string; survey: Survey }) {
  const change = useChange(classId);
  const [clearing, setClearing] = useState<SurveyMoment | null>(null);
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        {SURVEY_MOMENTS.map((moment) => (
          <Moment
            key={moment}
            moment={moment}
            survey={survey}
            onOpen={(open) => change.mutate({ open })}
            onClear={() => setClearing(moment)}
          />
        ))}
      </div>
      {survey.open !== null && survey.code !== null && <SurveyAddress code={survey.code} />}
      <Comparison survey={survey} />
      {clearing !== null && (
        <ConfirmDialog
          open
          danger
          title={`Apagar as respostas de ${SURVEY_MOMENT_NAMES[clearing]}?`}
          confirmLabel="Apagar para sempre"
          onCancel={() => setClearing(null)}
          onConfirm={() => {
            change.mutate({ clear: clearing });
            setClearing(null);
          }}
        >
          <p>
            {counted(survey[clearing].answers, 'resposta apaga-se', 'respostas apagam-se')} e não se podem recuperar. As
            do outro momento ficam.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface MomentProps {
  moment: SurveyMoment;
  survey: Survey;
  onOpen: (open: SurveyMoment | null) => void;
  onClear: () => void;
}

function Moment({ moment, survey, onOpen, onClear }: MomentProps) {
  const isOpen = survey.open === moment;
  const { answers, counted: inCounts } = survey[moment];
  const waiting = answers - inCounts;
  const name = SURVEY_MOMENT_NAMES[moment];
  return (
    <section aria-label={`Questionário ${name}`} className="card flex flex-col items-start gap-3 p-5">
      <h2 className="font-display text-xl first-letter:uppercase">{name}</h2>
      <p role="status" className="text-lg tabular-nums">
        {counted(answers, 'resposta', 'respostas')}
        {isOpen && ' · aberto agora'}
      </p>
      {!isOpen && inCounts > 0 && waiting > 0 && (
        <p className="text-muted">
          {counted(waiting, 'resposta nova espera', 'respostas novas esperam')}: só contam a partir de{' '}
          {SURVEY_SHOWN_MIN}, para que não se saiba quem respondeu o quê.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant={isOpen ? 'secondary' : 'primary'} onClick={() => onOpen(isOpen ? null : moment)}>
          {isOpen ? 'Fechar' : 'Abrir'}
          <span className="sr-only"> o questionário {name}</span>
        </Button>
        {answers > 0 && !isOpen && (
          <Button variant="ghost" onClick={onClear}>
            Apagar as respostas<span className="sr-only"> de {name}</span>
          </Button>
        )}
      </div>
    </section>
  );
}

/** Opens, closes or empties the questionnaire, and shows the reply at once. */
function useChange(classId: string) {
  const client = useQueryClient();
  return useExclusiveMutation<Survey, { open: SurveyMoment | null } | { clear: SurveyMoment }>({
    mutationFn: (change) =>
      'clear' in change
        ? call(surveys.clearSurvey, { params: { classId, moment: change.clear } })
        : call(surveys.openSurvey, { params: { classId }, body: change }),
    onSuccess: (survey) => client.setQueryData(['survey', classId], survey),
    onError: (error) => {
      logError(error, 'survey');
      showToast('error', errorMessage(error, FAILED));
    },
  });
}
