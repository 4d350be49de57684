import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import { lti } from '#contract/identity/lti.ts';
import type { Activity } from './platformTypes.ts';

/** The server sends for 45 seconds at most. */
const SENDING_TIMEOUT_MS = 75_000;
const FAILED = 'Não foi possível enviar os pontos.';

/** Sends the points of the teams to the platform, after a question, and says for whom they did not arrive. */
export function SendMarks({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const { _id: linkId, className, platform } = activity;
  const sending = useExclusiveMutation<ReplyOf<typeof lti.sendLtiMarks>, void>({
    mutationFn: () => call(lti.sendLtiMarks, { params: { linkId } }, { timeoutMs: SENDING_TIMEOUT_MS }),
    onError: (error) => logError(error, FAILED),
  });
  const footer = (
    <>
      <FormRefusal text={sending.error && errorMessage(sending.error, FAILED)} />
      <Button variant="secondary" disabled={sending.isPending} onClick={onClose}>
        {sending.data ? 'Fechar' : 'Cancelar'}
      </Button>
      <Button busy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.data ? 'Enviar de novo' : 'Enviar'}
      </Button>
    </>
  );
  return (
    <Dialog open title="Enviar notas" size="md" locked={sending.isPending} onClose={onClose} footer={footer}>
      <div className="flex flex-col gap-3">
        <p>
          Cada pessoa que entrou a partir de {platform} recebe lá os pontos da sua equipa da turma {className}, de 0 a
          500: só os das missões já avaliadas. Enviar de novo atualiza-os.
        </p>
        <div role="status">{sending.data && <Result {...sending.data} />}</div>
      </div>
    </Dialog>
  );
}

function arrivedText(sent: number): string {
  if (sent === 0) return 'Não chegaram pontos de ninguém.';
  return sent === 1 ? 'Chegaram os pontos de 1 pessoa.' : `Chegaram os pontos de ${sent} pessoas.`;
}

function Result({ sent, failed }: ReplyOf<typeof lti.sendLtiMarks>) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-bold">{arrivedText(sent)}</p>
      {failed.length > 0 && (
        <ul className="list-disc pl-6">
          {failed.map(({ who, reason }) => (
            <li key={who} className="wrap-anywhere">
              {who}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
