import { useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { checkPdf } from '#client/api/checkPdf.ts';
import { download } from '#client/api/download.ts';
import { logError } from '#client/api/logError.ts';
import { addressOf } from '#client/api/request.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { useObjectUrl } from '#client/ui/hooks/useObjectUrl.ts';
import { PdfViewer } from '#client/ui/pdf/PdfViewer.tsx';
import { MANUAL_ANNEX_CALL } from '#contract/marking/manual.ts';

const TITLE = 'Anexo para quem dá a aula: chaves e notas das fichas';
const NAME = 'anexo-do-manual.pdf';
const FAILED = 'Não foi possível carregar o anexo.';

/** Renders the annex with the quiz keys and the teacher's notes: fetched with the session, and dropped when it is closed (ruling 32). */
export function Annex() {
  const [content, setContent] = useState<Blob | null>(null);
  const opening = useExclusiveMutation({
    mutationFn: () => download(addressOf(MANUAL_ANNEX_CALL.path, {})),
    onSuccess: (found) => setContent(found.content),
    onError: (error) => {
      logError(error, 'pdf');
      showToast('error', errorMessage(error, FAILED));
    },
  });
  return (
    <section aria-labelledby="annex-title" className="flex flex-col gap-4">
      <h2 id="annex-title" className="text-xl">
        {TITLE}
      </h2>
      <p>
        As perguntas do treino e da missão 1 com a opção certa, a explicação e a fonte; as soluções das fichas; e, para
        cada ficha, uma nota de aula: os minutos, as perguntas para conversar no fim e o que pode correr mal. Só se abre
        aqui, com a sua conta: não deixe as chaves à vista da turma.
      </p>
      <div>
        <Button
          variant={content === null ? 'primary' : 'secondary'}
          aria-expanded={content !== null}
          busy={opening.isPending}
          onClick={() => (content === null ? opening.mutate() : setContent(null))}
        >
          {content === null ? 'Abrir' : 'Fechar'}
          <span className="sr-only"> o anexo</span>
        </Button>
      </div>
      {content !== null && <AnnexPages content={content} />}
    </section>
  );
}

function AnnexPages({ content }: { content: Blob }) {
  const src = useObjectUrl(content);
  if (src === null) return null;
  return (
    <div className="manual-frame">
      <PdfViewer src={src} file={{ content, name: NAME }} title="Anexo do Manual Pedagógico" check={checkPdf} />
    </div>
  );
}
