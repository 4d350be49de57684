import { call } from '#client/api/call.ts';
import { selection } from '#contract/council/selection.ts';
import { selectionYearName } from '#domain/council/selection/selectionYear.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Withdraws the published result of a school year; the reason is kept in the history. */
export function WithdrawSelection({ year, onClose }: { year: number; onClose: () => void }) {
  return (
    <ReasonDialog
      title="Retirar o resultado"
      submitLabel="Retirar o resultado"
      send={(body) => call(selection.withdrawSelection, { params: { year }, body })}
      done="O resultado já não está publicado."
      failed="Erro ao retirar o resultado"
      onClose={onClose}
    >
      <p>
        A página pública de {selectionYearName(year)} fica vazia. A lista final não se perde: pode mudá-la e publicar de
        novo.
      </p>
    </ReasonDialog>
  );
}
