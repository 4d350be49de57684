import { buttonStyle } from '#client/ui/buttonStyle.ts';
import { PageTitle } from '../lists/PageTitle.tsx';
import { PdfFrame } from './PdfFrame.tsx';

const FILE = '/pdf/manual.pdf';

/** Manual Pedagógico (spec, section 2). */
export function Manual() {
  const open = (
    <a className={buttonStyle('secondary')} href={FILE} target="_blank" rel="noreferrer">
      Abrir num novo separador
    </a>
  );
  return (
    <section className="flex grow flex-col gap-4">
      <PageTitle title="Manual Pedagógico" action={open} />
      <PdfFrame title="Manual Pedagógico" file={FILE} />
    </section>
  );
}
