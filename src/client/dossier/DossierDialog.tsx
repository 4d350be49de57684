import { FileDown } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { DOSSIER_TITLE } from '#content/dossier.ts';
import { DossierForm } from './DossierForm.tsx';
import type { DossierKeeper, DossierState } from './DossierKeeper.ts';
import { OtherAnswers } from './OtherAnswers.tsx';
import { useDossier } from './useDossier.ts';
import { useDossierPdf } from './useDossierPdf.ts';

interface DossierDialogProps {
  /** The signed-in account. */
  account: string;
  team: { id: string; name: string };
  onClose: () => void;
}

const SAVING_WORDS: Record<DossierState['saving'], string> = {
  saved: 'Guardado',
  saving: 'A guardar…',
  offline: 'Sem ligação: guardado neste dispositivo',
  refused: 'Guardado só neste dispositivo',
};

/** Renders the form of a plan's dossier, which saves itself, and the download of its PDF; for the team and for staff. */
export function DossierDialog({ account, team, onClose }: DossierDialogProps) {
  const { keeper, state } = useDossier(account, team.id);
  const pdf = useDossierPdf(keeper, team.id);
  const isOwn = account === team.id;
  const mayDownload = state.answers !== null && (!isOwn || state.submitted);
  return (
    <Dialog
      open
      size="lg"
      title={isOwn ? DOSSIER_TITLE : `${DOSSIER_TITLE}: ${team.name}`}
      onClose={onClose}
      footer={
        <>
          {state.answers !== null && (
            <p role="status" className="mr-auto content-center font-bold text-label">
              {SAVING_WORDS[state.saving]}
            </p>
          )}
          <Button variant="secondary" onClick={onClose}>
            Fechar
          </Button>
          {mayDownload && (
            <Button busy={pdf.isBusy} onClick={pdf.save}>
              <FileDown aria-hidden />
              Descarregar dossiê (PDF)
            </Button>
          )}
        </>
      }
    >
      <p className="mb-4 max-w-[75ch] text-pretty">
        O dossiê leva o plano à escola: junta o texto da missão 4, o que o Conselho disse e o que falta aqui. O que
        ficar em branco preenche-se à mão no PDF.
      </p>
      {isOwn && state.answers !== null && !state.submitted && (
        <Banner className="mb-5">O PDF fica pronto quando quem vos dá a aula submeter o plano.</Banner>
      )}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {pdf.failure ?? state.refusal}
      </p>
      <DossierBody keeper={keeper} state={state} />
    </Dialog>
  );
}

function DossierBody({ keeper, state }: { keeper: DossierKeeper; state: DossierState }) {
  const { answers, failure, other, replaced } = state;
  if (answers === null && failure !== null) {
    const retry = (
      <Button variant="secondary" onClick={() => void keeper.load()}>
        Tentar de novo
      </Button>
    );
    return (
      <Banner tone="error" live action={retry}>
        {failure}
      </Banner>
    );
  }
  if (answers === null) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 p-8">
        <Spinner />
        <span>A carregar...</span>
      </p>
    );
  }
  return (
    <>
      {other !== null && (
        <OtherAnswers other={other} onTake={() => keeper.takeOther()} onDismiss={() => keeper.dismissOther()} />
      )}
      <DossierForm key={replaced} answers={answers} onChange={(changed) => keeper.change(changed)} />
    </>
  );
}
