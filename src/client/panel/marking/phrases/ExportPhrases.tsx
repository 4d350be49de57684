import { FileDown } from 'lucide-react';
import { errorMessage } from '#client/api/CallError.ts';
import { download } from '#client/api/download.ts';
import { logError } from '#client/api/logError.ts';
import { addressOf } from '#client/api/request.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { saveBlob } from '#client/ui/saveBlob.ts';
import { PHRASES_EXPORT_CALL } from '#contract/marking/phrases.ts';

const FAILED = 'Não foi possível exportar.';
const FILE_NAME = 'frases.csv';

/** Renders 'Exportar', which downloads the user's own phrases as a CSV file. */
export function ExportPhrases() {
  const exporting = useExclusiveMutation<Awaited<ReturnType<typeof download>>, void>({
    mutationFn: () => download(addressOf(PHRASES_EXPORT_CALL.path, {})),
    onSuccess: ({ content, name }) => {
      saveBlob(content, name || FILE_NAME);
      showToast('success', 'Ficheiro exportado');
    },
    onError: (error) => {
      logError(error, 'export');
      showToast('error', errorMessage(error, FAILED));
    },
  });
  return (
    <Button variant="secondary" busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {!exporting.isPending && <FileDown aria-hidden className="size-5" />}
      Exportar (CSV)
    </Button>
  );
}
