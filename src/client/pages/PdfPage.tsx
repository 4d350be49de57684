import { Link, useLocation, useParams } from 'react-router-dom';
import { checkPdf } from '#client/api/checkPdf.ts';
import { PdfViewer } from '#client/ui/pdf/PdfViewer.tsx';
import { useChosenTheme } from '#client/ui/theme.ts';
import { buttonStyle } from '../ui/controls/buttonStyle.ts';
import { ROUND } from '../ui/controls/IconButton.tsx';
import { useDocumentTitle } from '../ui/hooks/useDocumentTitle.ts';
import { BackLink } from './BackLink.tsx';
import { MessagePage } from './MessagePage.tsx';
import { type PdfDocument, pdfDocument } from './pdfIds.ts';

/** Home page and text for a PDF opened in a new tab: plural for a team, singular for a teacher. */
const TO_GAME = { home: '/game', elsewhere: 'O jogo está no outro separador. Podem fechar este.' };
const TO_PANEL = { home: '/panel/manual', elsewhere: 'O painel está no outro separador. Pode fechar este.' };

/** Renders a full-screen PDF by id, for the game and for the panel (spec, section 2; ruling 19). */
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

function Shown({ title, about, src, other, back }: PdfDocument & { back: typeof TO_GAME }) {
  const name = about === null ? title : `${title} · ${about.place} · ${about.moment}`;
  useDocumentTitle(name);
  return (
    <main className="flex h-dvh flex-col">
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
            {other && <Other {...other} area={back === TO_PANEL ? 'panel' : 'game'} />}
          </>
        }
      />
    </main>
  );
}

/** Leads to the same worksheet in easy read and back; 'Voltar' skips both. */
function Other({ id, label, area }: { id: string; label: string; area: 'panel' | 'game' }) {
  return (
    <Link
      to={`/${area}/open-pdf/${id}`}
      replace
      className="edged ml-auto inline-flex min-h-12 shrink-0 items-center rounded-full border-line px-4 font-bold font-display hover:border-edge"
    >
      {label}
    </Link>
  );
}

function Unknown({ id, back }: { id: string; back: typeof TO_GAME }) {
  return (
    <MessagePage title={`PDF not found: ${id}`} action={<BackLink {...back} className={buttonStyle('primary')} />}>
      <p>Não há nenhum PDF com este nome. Convém verificar o endereço.</p>
    </MessagePage>
  );
}

/** Applies the user's light or dark theme, only in the panel; public pages are dark. */
function ChosenTheme() {
  useChosenTheme();
  return null;
}
