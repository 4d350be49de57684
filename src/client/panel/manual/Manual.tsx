import { checkPdf } from '#client/api/checkPdf.ts';
import { PdfViewer } from '#client/ui/PdfViewer.tsx';
import { PageTitle } from '../lists/PageTitle.tsx';

/** Manual Pedagógico (spec, section 2). */
export function Manual() {
  return (
    <section className="flex grow flex-col gap-4">
      <PageTitle title="Manual Pedagógico" />
      <PdfViewer src="/pdf/manual.pdf" title="Manual Pedagógico" check={checkPdf} />
    </section>
  );
}
