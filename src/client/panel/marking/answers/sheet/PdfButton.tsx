import { ExternalLink } from 'lucide-react';
import { wordsOf } from '#client/api/CallError.ts';
import { download } from '#client/api/download.ts';
import { report } from '#client/api/report.ts';
import { useSend } from '#client/panel/useSend.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import type { AnswerFile } from './answerFiles.ts';
import { openPdf } from './openPdf.ts';

const FAILED = 'Não foi possível abrir o PDF.';

/** Opens a PDF of an answer in a tab of its own. */
export function PdfButton({ file: { name, content } }: { file: AnswerFile }) {
  const opening = useSend({
    mutationFn: async () => openPdf((await download(content)).content),
    onSuccess: (again) => {
      if (again) showToast('info', `${name} está pronto.`, { label: 'Abrir', run: again });
    },
    onError: (error) => {
      report(error, 'pdf');
      showToast('error', wordsOf(error, FAILED));
    },
  });
  return (
    <Button variant="ghost" className="px-3" busy={opening.isPending} onClick={() => opening.mutate(undefined)}>
      <ExternalLink aria-hidden className="size-5" />
      Abrir PDF<span className="sr-only"> {name}</span>
    </Button>
  );
}
