import { useParams } from 'react-router-dom';
import { checkPdf } from '#client/api/checkPdf.ts';
import { PdfViewer } from '#client/ui/PdfViewer.tsx';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { pdfDocument } from './pdfIds.ts';

/** Full-screen PDF by id, in the public area and in the panel's (spec, section 2; ruling 19). */
export function PdfPage() {
  const { id = '' } = useParams();
  const document = pdfDocument(id);
  if (document === null) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <title>PDF</title>
        <h1 className="text-2xl">PDF not found: {id}</h1>
      </main>
    );
  }
  const name = document.theme === null ? document.title : `${THEME_NAMES[document.theme]} · ${document.title}`;
  return (
    <main className="flex min-h-dvh flex-col gap-4 p-4 sm:p-6">
      <title>{name}</title>
      <h1 className="text-2xl">{name}</h1>
      <PdfViewer src={document.src} title={name} check={checkPdf} />
    </main>
  );
}
