import { Link } from 'react-router-dom';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import {
  type ClassSize,
  type CopyRule,
  type PlannedWorksheet,
  worksheetCopies,
} from '#domain/classroom/worksheetCopies.ts';
import { type WorksheetPlace, worksheetId } from '#domain/game/worksheets.ts';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { copiesText } from './copiesText.ts';
import { PrintSheets } from './PrintSheets.tsx';

const FOR_WHOM: Record<CopyRule, string> = {
  team: 'Uma por equipa',
  pupil: 'Uma por pessoa, para casa',
  earlier: 'A turma já tem',
};

interface Props {
  sheets: readonly PlannedWorksheet[];
  size: ClassSize;
  /** Title of the printed PDF. */
  title: string;
  printLabel: string;
}

/** Lists the worksheets of a session in the solar systems of the class, with one button that prints them all. */
export function SessionSheets({ sheets, size, title, printLabel }: Props) {
  if (sheets.length === 0) return <p>Nesta sessão não há fichas.</p>;
  const toPrint = worksheetCopies(sheets, size);
  return (
    <>
      <ul className="flex flex-col gap-3">
        {sheets.map((sheet) => (
          <PlannedSheet key={`${sheet.mission}-${sheet.number}`} sheet={sheet} size={size} />
        ))}
      </ul>
      {toPrint.length > 0 ? (
        <PrintSheets sheets={toPrint} title={title} label={printLabel} />
      ) : (
        <NothingToPrint sheets={sheets} />
      )}
    </>
  );
}

function NothingToPrint({ sheets }: { sheets: readonly PlannedWorksheet[] }) {
  const isHandedOut = sheets.every(({ copies }) => copies === 'earlier');
  return (
    <p className="text-muted">
      {isHandedOut
        ? 'Não há nada para imprimir nesta sessão.'
        : 'A turma ainda não tem equipas: não há nada para imprimir.'}
    </p>
  );
}

/** A worksheet that the class already has is only named. */
function PlannedSheet({ sheet: { mission, number, copies }, size }: { sheet: PlannedWorksheet; size: ClassSize }) {
  const inClass = THEMES.filter((theme) => size[theme].team > 0);
  const themes = inClass.length > 0 ? inClass : THEMES;
  return (
    <li className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-display">
          Ficha {number} da missão {mission}
        </strong>
        <span className="whitespace-nowrap text-muted">
          m{mission}-fs{number}
        </span>
        <Chip small tone={copies === 'pupil' ? 'info' : 'neutral'}>
          {FOR_WHOM[copies]}
        </Chip>
      </div>
      {copies !== 'earlier' && (
        <ul className="flex flex-col">
          {themes.map((theme) => (
            <ThemeSheet key={theme} place={{ theme, mission, number }} copies={size[theme][copies]} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ThemeSheet({ place, copies }: { place: WorksheetPlace; copies: number }) {
  const { theme, mission, number } = place;
  return (
    <li className="flex items-center justify-between gap-3 border-line not-first:border-t">
      <Link
        className="flex min-h-12 min-w-0 flex-col justify-center py-1.5 leading-tight"
        to={`/panel/open-pdf/${worksheetId(place)}`}
      >
        <span className="underline underline-offset-4">{WORKSHEET_TITLES[theme][mission][number]}</span>
        <span className="text-muted">{THEME_NAMES[theme]}</span>
      </Link>
      {copies > 0 && (
        <p className="whitespace-nowrap font-bold font-display">
          <span aria-hidden>× {copies}</span>
          <span className="sr-only">{copiesText(copies)}</span>
        </p>
      )}
    </li>
  );
}
