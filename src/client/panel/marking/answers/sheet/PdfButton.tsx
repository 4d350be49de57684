import { ExternalLink } from 'lucide-react';
import { errorMessage } from '#client/api/CallError.ts';
import { download } from '#client/api/download.ts';
import { logError } from '#client/api/logError.ts';
import { openPdfInTab } from '#client/panel/openPdfInTab.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import type { AnswerFile } from './answerFiles.ts';

const FAILED = 'Não foi possível abrir o PDF.';

/** Opens a PDF of an answer in a new tab. */
export function PdfButton({ file: { name, content } }: { file: AnswerFile }) {
  const opening = useExclusiveMutation({
    mutationFn: async () => openPdfInTab((await download(content)).content),
    onSuccess: (again) => {
      if (again) showToast('info', `${name} está pronto.`, { label: 'Abrir', run: again });
    },
    onError: (error) => {
      logError(error, 'pdf');
      showToast('error', errorMessage(error, FAILED));
    },
  });
  return (
    <Button variant="ghost" className="px-3" busy={opening.isPending} onClick={() => opening.mutate(undefined)}>
      <ExternalLink aria-hidden className="size-5" />
      Abrir PDF<span className="sr-only"> {name}</span>
    </Button>
  );
}
