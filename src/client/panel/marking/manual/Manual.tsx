import { Maximize2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { checkPdf, pdfAddress } from '#client/api/checkPdf.ts';
import { LessonPlans } from '#client/panel/classroom/plan/LessonPlans.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { PdfViewer } from '#client/ui/pdf/PdfViewer.tsx';
import { Annex } from './Annex.tsx';
import { WorksheetList } from './WorksheetList.tsx';
import './manual.css';

const PLANS = 'lesson-plans';
const LIST = 'worksheets';

/** Renders the Manual Pedagógico (spec, section 2), its lesson plans and the list of its worksheets. */
export function Manual() {
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title="Manual Pedagógico"
        action={
          <p className="flex flex-wrap gap-x-6">
            <a className="text-link" href={`#${PLANS}`}>
              Planos de aula
            </a>
            <a className="text-link" href={`#${LIST}`}>
              Fichas de trabalho
            </a>
          </p>
        }
      />
      <div className="manual-frame">
        <PdfViewer
          src={pdfAddress('manual')}
          title="Manual Pedagógico"
          check={checkPdf}
          head={
            <Link className="text-link px-2" to="/panel/open-pdf/manual">
              <Maximize2 aria-hidden className="size-5" />
              Ecrã inteiro
            </Link>
          }
        />
      </div>
      <LessonPlans id={PLANS} />
      <Annex />
      <WorksheetList id={LIST} />
    </div>
  );
}
