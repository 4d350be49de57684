import { useLocation, useParams } from 'react-router-dom';
import { checkPdf } from '#client/api/checkPdf.ts';
import { PdfViewer } from '#client/ui/pdf/PdfViewer.tsx';
import { useChosenTheme } from '#client/ui/theme.ts';
import { buttonStyle } from '../ui/controls/buttonStyle.ts';
import { ROUND } from '../ui/controls/IconButton.tsx';
import { BackLink } from './BackLink.tsx';
import { MessagePage } from './MessagePage.tsx';
import { type PdfDocument, pdfDocument } from './pdfIds.ts';

/** Each area's own start, and its words for who opened the PDF in a tab of its own: a team is many, a teacher is one. */
const TO_GAME = { home: '/game', elsewhere: 'O jogo está no outro separador. Podem fechar este.' };
const TO_PANEL = { home: '/panel/manual', elsewhere: 'O painel está no outro separador. Pode fechar este.' };

/** Full-screen PDF by id, in the public area and in the panel's (spec, section 2; ruling 19). */
export function PdfPage() {
  const { id = '' } = useParams();
  const isPanel = /^\/panel\//i.test(useLocation().pathname);
  const back = isPanel ? TO_PANEL : TO_GAME;
  const document = pdfDocument(id);
  if (document === null) return <Unknown id={id} back={back} />;
  return (
    <>
      {isPanel && <ChosenTheme />}
      <Shown {...document} back={back} />
    </>
  );
}

function Shown({ title, about, src, back }: PdfDocument & { back: typeof TO_GAME }) {
  const name = about === null ? title : `${title} · ${about.place} · ${about.moment}`;
  return (
    <main className="flex h-dvh flex-col">
      <title>{name}</title>
      <PdfViewer
        src={src}
        title={name}
        check={checkPdf}
        head={
          <>
            <BackLink
              {...back}
              className={`${ROUND} tablet:inline-flex tablet:w-auto tablet:items-center tablet:gap-2 tablet:px-4 font-bold font-display`}
              wordClass="sr-only tablet:not-sr-only"
            />
            <div className="min-w-0 py-1">
              <h1 className="text-lg leading-tight">{title}</h1>
              {about !== null && (
                <p className="text-balance text-muted leading-tight">
                  {about.place}
                  <span className="max-sm:sr-only">
                    {'\u00a0· '}
                    {about.moment}
                  </span>
                </p>
              )}
            </div>
          </>
        }
      />
    </main>
  );
}

function Unknown({ id, back }: { id: string; back: typeof TO_GAME }) {
  return (
    <MessagePage title={`PDF not found: ${id}`} action={<BackLink {...back} className={buttonStyle('primary')} />}>
      <p>Não há nenhum PDF com este nome. Convém verificar o endereço.</p>
    </MessagePage>
  );
}

/** The panel's pages are light or dark as the person chose; the public ones are dark. */
function ChosenTheme() {
  useChosenTheme();
  return null;
}
