import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { ReportedTeam, reports } from '#contract/marking/reports.ts';
import { type Missions, useQuizKey } from '../answers/list/useAnswers.ts';
import type { QuizKey } from '../answers/marks/quizMarks.ts';
import { type SaveFirst, useSaveFirst } from '../answers/saving/useSaveFirst.ts';
import { useMissionsOf } from '../answers/sheet/useMissionsOf.ts';
import { OptionsField } from './OptionsField.tsx';
import { picturesLoaded } from './picturesLoaded.ts';
import { ReportFailure } from './ReportFailure.tsx';
import { type ReportOptions, useReportOptions } from './reportOptions.ts';
import { TeacherSheet } from './TeacherSheet.tsx';
import { TeamReport } from './TeamReport.tsx';
import { reportOf, useReport } from './useReport.ts';
import '#client/panel/print.css';
import './report.css';

const NO_TEAMS: readonly ReportedTeam[] = [];

/** Renders Relatório: the answers and marks of a team (?team=), or of each team of a class (?class=), for printing. */
export function Report() {
  const [params] = useSearchParams();
  const of = reportOf(params);
  const { isReady: isSaved, first } = useMarksSaved();
  const report = useReport(of, isSaved);
  const teams = report.data?.teams ?? NO_TEAMS;
  const { missions, isPending, error, refetch } = useMissionsOf(teams.map(({ status }) => status.solar._id));
  const key = useQuizKey();
  const isReady = teams.length > 0 && !isPending && error === null && !key.isPending;
  const { options, set } = useReportOptions();
  return (
    <div className="report-page flex flex-col gap-6">
      <div className="no-print flex flex-col gap-4">
        <PageTitle title={titleOf(teams, report.data?.className)} action={<PrintButton isReady={isReady} />} />
        <p>Cada equipa começa numa página A4. Para guardar em PDF, escolha essa opção ao imprimir.</p>
        {of !== null && <OptionsField options={options} isOfClass={'class' in of} onChange={set} />}
      </div>
      {of === null ? (
        <EmptyState title="Abra esta página a partir de uma equipa ou de uma turma.">
          <Link className={buttonStyle('primary')} to="/panel/management/classes">
            Ver as turmas
          </Link>
        </EmptyState>
      ) : !isSaved ? (
        <SavingFirst first={first} />
      ) : report.isError ? (
        <ReportFailure error={report.error} retry={report.refetch} what={'team' in of ? 'equipa' : 'turma'} />
      ) : error !== null ? (
        <LoadFailure error={error} retry={refetch} />
      ) : report.isPending || isPending || key.isPending ? (
        <Spinner label="A carregar…" className="self-center" />
      ) : teams.length === 0 ? (
        <EmptyState title="Esta turma ainda não tem equipas." />
      ) : (
        <TeamReports
          report={report.data}
          missions={missions}
          quizKey={key.data ?? null}
          options={options}
          hasSheet={options.sheet && 'class' in of}
        />
      )}
    </div>
  );
}

interface TeamReportsProps {
  report: ReplyOf<typeof reports.classReport>;
  missions: ReadonlyMap<string, Missions>;
  quizKey: QuizKey | null;
  options: ReportOptions;
  hasSheet: boolean;
}

function TeamReports({ report, missions, quizKey, options, hasSheet }: TeamReportsProps) {
  const { teams, className, quizCorrections, levelScale } = report;
  return (
    <>
      {teams.map((team) => {
        const themeMissions = missions.get(team.status.solar._id);
        const shared = { quizKey, options, corrections: quizCorrections };
        return themeMissions && <TeamReport key={team._id} team={team} missions={themeMissions} {...shared} />;
      })}
      {hasSheet && <TeacherSheet className={className} teams={teams} scale={levelScale} />}
    </>
  );
}

/** Renders 'Imprimir', which first waits for the photographs. */
function PrintButton({ isReady }: { isReady: boolean }) {
  const [isWaiting, setWaiting] = useState(false);
  const print = async () => {
    setWaiting(true);
    await picturesLoaded(document);
    setWaiting(false);
    window.print();
  };
  return (
    <Button disabled={!isReady} busy={isWaiting} onClick={print}>
      <Printer aria-hidden className="size-5" />
      Imprimir
    </Button>
  );
}

/** Returns whether this device's marks are saved, or left out by the user's choice; the report shows the server's marks. */
function useMarksSaved() {
  const first = useSaveFirst();
  const [isReady, setReady] = useState(false);
  const { before } = first;
  const start = useRef(() => before(() => setReady(true)));
  useEffect(() => start.current(), []);
  return { isReady, first };
}

function SavingFirst({ first }: { first: SaveFirst }) {
  if (first.missing === null) return <Spinner label="A guardar as avaliações…" className="self-center" />;
  const action = (
    <Button variant="secondary" onClick={first.runAnyway}>
      Mostrar mesmo assim
    </Button>
  );
  return (
    <Banner tone="warning" action={action}>
      <p>{first.missing} O relatório sairia sem isso; aparece quando estiver guardado.</p>
    </Banner>
  );
}

function titleOf(teams: readonly ReportedTeam[], className: string | undefined): string {
  const [team] = teams;
  if (className === undefined) return 'Relatório';
  return `Relatório · ${teams.length === 1 && team ? team.name : className}`;
}
