import { useQuery } from '@tanstack/react-query';
import { buttonStyle } from '#client/ui/buttonStyle.ts';
import { Spinner } from '#client/ui/Spinner.tsx';

/** A PDF inside the page, and what is said when it cannot be loaded (spec, sections 2 and 8). */
export function PdfFrame({ title, file }: { title: string; file: string }) {
  const { data: isThere, isPending } = useQuery({ queryKey: ['pdf', file], queryFn: () => isPdf(file), retry: false });
  if (isPending) return <Spinner label="A carregar…" className="m-6 self-center" />;
  if (!isThere) return <PdfMissing file={file} />;
  return <iframe className="panel-pdf" title={title} src={file} />;
}

/** Asks before embedding: a page that answers in the file's place would show itself inside ours. */
async function isPdf(file: string): Promise<boolean> {
  const response = await fetch(file, { method: 'HEAD' });
  return response.ok && (response.headers.get('content-type') ?? '').startsWith('application/pdf');
}

function PdfMissing({ file }: { file: string }) {
  return (
    <div role="alert" className="panel-card flex flex-col items-start gap-3">
      <p className="font-bold">Não foi possível carregar o PDF</p>
      <div className="flex flex-wrap gap-3">
        <a className={buttonStyle('primary')} href={file} download>
          Download PDF
        </a>
        <a className={buttonStyle('secondary')} href={file} target="_blank" rel="noreferrer">
          Tentar num novo separador
        </a>
      </div>
    </div>
  );
}
