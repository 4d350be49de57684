import { Printer } from 'lucide-react';
import { errorMessage } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import { openPdfInTab } from '#client/panel/openPdfInTab.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { retryOnce } from '#client/ui/retryOnce.ts';
import type { WorksheetCopies } from '#domain/classroom/worksheetCopies.ts';
import { copiesText } from './copiesText.ts';

const FAILED = 'Não foi possível juntar as fichas. Verifique a ligação e tente de novo.';

interface Props {
  sheets: readonly WorksheetCopies[];
  /** Title of the PDF. */
  title: string;
  /** The button's words. */
  label: string;
}

/** Opens one PDF with all these worksheets in a new tab, ready to be printed. */
export function PrintSheets({ sheets, title, label }: Props) {
  const printing = useExclusiveMutation({
    mutationFn: async () => openPdfInTab(await joined(sheets, title)),
    onSuccess: (again) => {
      if (again) showToast('info', 'As fichas estão prontas.', { label: 'Abrir', run: again });
    },
    onError: (error) => {
      logError(error, 'pdf');
      showToast('error', errorMessage(error, FAILED));
    },
  });
  const total = sheets.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <div className="flex flex-col gap-2">
      <Button className="px-3!" busy={printing.isPending} onClick={() => printing.mutate(undefined)}>
        {!printing.isPending && <Printer aria-hidden className="size-5 shrink-0" />}
        {label}
      </Button>
      <p className="text-muted leading-snug">
        Um só PDF, com {copiesText(total)}. Cada um começa numa folha nova, também em frente e verso. As fichas que se
        recortam pedem um só lado.
      </p>
    </div>
  );
}

async function joined(sheets: readonly WorksheetCopies[], title: string): Promise<Blob> {
  const { worksheetsPdf } = await retryOnce(() => import('../printing/worksheetsPdf.ts'));
  return worksheetsPdf(sheets, title);
}
