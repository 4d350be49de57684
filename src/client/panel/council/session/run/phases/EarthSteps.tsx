import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpen, FileDown, FileText, Send } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { PROGRESS_WORDS, writtenDay } from '#client/diary/diaryWords.ts';
import { downloadDossier } from '#client/dossier/downloadDossier.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { momentText } from '#client/ui/moments.ts';
import { type Diary, diary as diaryCalls } from '#contract/council/diary.ts';
import { dossiers, type StoredDossier } from '#contract/council/dossiers.ts';
import type { Council } from '#contract/council/session/councils.ts';
import { counted } from '#domain/counted.ts';
import { CertificatesLink } from '../../certificates/CertificatesLink.tsx';
import { planPath } from '../../councilPaths.ts';

const PrepareDossier = lazyDialog(() =>
  import('../../../proposals/PrepareDossier.tsx').then((module) => module.PrepareDossier),
);
const SubmitPlan = lazyDialog(() => import('./SubmitPlan.tsx').then((module) => module.SubmitPlan));
const PlanDiary = lazyDialog(() => import('./PlanDiary.tsx').then((module) => module.PlanDiary));

const DOWNLOAD_FAILED = 'Não foi possível descarregar o dossiê.';

interface Props {
  council: Council;
  /** The plan that goes to Earth. */
  plan: Council['plans'][number];
}

/** Renders the next steps of the chosen plan, each with what was already done and the button that does it. */
export function EarthSteps({ council, plan: { team, withdrawn } }: Props) {
  const [open, setOpen] = useState<'submit' | 'dossier' | 'diary' | null>(null);
  const dossierButton = useRef<HTMLButtonElement>(null);
  const { dossier, diary, readAgain } = useDone(team._id);
  const pdf = useExclusiveMutation({
    mutationFn: () => downloadDossier(team._id),
    onError: (error) => {
      logError(error, DOWNLOAD_FAILED);
      showToast('error', errorMessage(error, DOWNLOAD_FAILED));
    },
  });
  const close = () => {
    setOpen(null);
    readAgain();
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <h3 className="wrap-anywhere text-2xl">A proposta de {team.name} segue para a Terra</h3>
        <Link className="text-link" to={planPath(team.name)}>
          Ler a proposta
        </Link>
      </div>
      {withdrawn && (
        <p className="font-semibold text-warn">
          As outras equipas não a veem agora. Resolva isso em Moderação antes de a levar à escola.
        </p>
      )}
      <ol
        aria-label="Passos seguintes"
        className="grid w-full list-none gap-3 xl:grid-cols-2 xl:[&>:first-child]:col-span-2"
      >
        <Step number={1} title="Submeter a proposta" done={dossier?.submitted === true ? 'Submetida.' : null}>
          {dossier?.submitted === false && (
            <>
              <p>Ainda é um rascunho. Corrija o que falta em Propostas e submeta-a: depois já não muda.</p>
              <Button className="w-fit" onClick={() => setOpen('submit')}>
                <Send aria-hidden className="size-5" />
                Submeter
              </Button>
            </>
          )}
        </Step>
        <Step number={2} title="Completar o dossiê" done={dossierText(dossier)}>
          <p>Preencha-o com a equipa: quem faz o quê, quando e por quanto. O resto já lá está.</p>
          <Button ref={dossierButton} className="w-fit" onClick={() => setOpen('dossier')}>
            <FileText aria-hidden className="size-5" />
            Abrir o dossiê
          </Button>
        </Step>
        <Step number={3} title="Assinar e entregar a carta" done={null}>
          <p>
            O PDF traz a carta à direção da escola. Imprima-a, para a equipa assinar e entregar a quem pode decidir.
          </p>
          <Button variant="secondary" className="w-fit" busy={pdf.isPending} onClick={() => pdf.mutate(undefined)}>
            <FileDown aria-hidden className="size-5" />
            Descarregar dossiê e carta (PDF)
          </Button>
        </Step>
        <Step number={4} title="Começar o Diário da Terra" done={diaryText(diary)}>
          <p>
            A primeira entrada diz a quem foi entregue e em que dia. Depois conta-se o resto, mesmo que seja um não.
          </p>
          <Button variant="secondary" className="w-fit" onClick={() => setOpen('diary')}>
            <BookOpen aria-hidden className="size-5" />
            {diary?.entries.length === 0 ? 'Escrever a primeira entrada' : 'Abrir o diário'}
          </Button>
        </Step>
        <Step number={5} title="Entregar os certificados" done={null}>
          <p>Um por equipa, para todas as equipas do conselho.</p>
          <CertificatesLink councilId={council._id} />
        </Step>
      </ol>
      {open === 'submit' && (
        <SubmitPlan
          plan={{ team: team._id, teamName: team.name }}
          onClose={close}
          focusAfter={() => dossierButton.current}
        />
      )}
      {open === 'dossier' && <PrepareDossier proposal={{ team: team._id, teamName: team.name }} onClose={close} />}
      {open === 'diary' && <PlanDiary team={team} onClose={close} />}
    </>
  );
}

interface StepProps {
  number: number;
  title: string;
  /** What was done of it; null when that is not known. */
  done: string | null;
  children: ReactNode;
}

function Step({ number, title, done, children }: StepProps) {
  return (
    <li className="flex gap-4 rounded-card border border-line bg-raised p-4">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-star font-bold font-display text-xl"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h4 className="font-display text-xl">{title}</h4>
        {children}
        {done !== null && <p className="font-semibold text-muted">{done}</p>}
      </div>
    </li>
  );
}

/** Queries what was done for a team's plan; undefined until it is known. */
function useDone(teamId: string) {
  const client = useQueryClient();
  const params = { teamId };
  const dossierKey = ['dossier', teamId];
  const dossier = useQuery({
    queryKey: dossierKey,
    queryFn: ({ signal }) => call(dossiers.readDossier, { params }, { signal }),
  });
  const diaryKey = ['diary', teamId];
  const diary = useQuery({
    queryKey: diaryKey,
    queryFn: ({ signal }) => call(diaryCalls.readDiary, { params }, { signal }),
  });
  return {
    dossier: dossier.data,
    diary: diary.data,
    readAgain: () => {
      void client.invalidateQueries({ queryKey: dossierKey });
      void client.invalidateQueries({ queryKey: diaryKey });
    },
  };
}

function dossierText(dossier: StoredDossier | undefined): string | null {
  if (dossier === undefined) return null;
  if (dossier.saved === null) return 'Ainda não foi preenchido.';
  const { by, at } = dossier.saved;
  return `Guardado ${by === 'team' ? 'pela equipa' : 'no painel'}, ${momentText(at)}.`;
}

/** Says how long the diary is and what its latest entry says. */
function diaryText(diary: Diary | undefined): string | null {
  const latest = diary?.entries[0];
  if (diary === undefined || latest === undefined) return null;
  const entries = counted(diary.entries.length, 'entrada', 'entradas');
  return `${entries}. A última, de ${writtenDay(latest.day)}: ${PROGRESS_WORDS[latest.progress]}.`;
}
