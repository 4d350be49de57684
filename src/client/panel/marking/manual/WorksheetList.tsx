import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pdfAddress } from '#client/api/checkPdf.ts';
import { ROUND } from '#client/ui/controls/IconButton.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { easyWorksheetId, type WordSheetPlace, wordSheetId } from '#domain/game/printedSheets.ts';
import { WORKSHEETS, type WorksheetPlace, worksheetId } from '#domain/game/worksheets.ts';
import { MISSION_LEVELS, THEME_NAMES, THEMES, type Theme, WORKSHEET_MOMENTS } from '#domain/vocabulary.ts';

const THEME_OPTIONS = THEMES.map((theme) => ({ value: theme, label: THEME_NAMES[theme] }));
const MISSION_OPTIONS = MISSION_LEVELS.map((mission) => ({ value: `${mission}`, label: `Missão ${mission}` }));

/** Lists all worksheets by theme and mission, to open and to download, with two filters. */
export function WorksheetList({ id }: { id: string }) {
  const [theme, setTheme] = useState('');
  const [mission, setMission] = useState('');
  const found = WORKSHEETS.filter(
    (place) => (theme === '' || place.theme === theme) && (mission === '' || `${place.mission}` === mission),
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="manual-list flex flex-col gap-4">
      <h2 id={`${id}-title`} className="text-xl">
        Fichas de trabalho
      </h2>
      <p className="max-w-prose text-pretty">
        Cada missão tem três fichas em papel: para a preparar, para usar durante a missão e para ir mais longe. Cada
        ficha existe também em leitura fácil, com letra maior e frases curtas, e cada missão tem uma folha com as suas
        palavras em imagens.
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Tema"
          className="min-w-56 grow sm:grow-0"
          placeholder="Todos os temas"
          options={THEME_OPTIONS}
          value={theme}
          onChange={(event) => setTheme(event.target.value)}
        />
        <SelectField
          label="Missão"
          className="min-w-56 grow sm:grow-0"
          placeholder="Todas as missões"
          options={MISSION_OPTIONS}
          value={mission}
          onChange={(event) => setMission(event.target.value)}
        />
        <p role="status" className="flex min-h-12 items-center text-muted">
          {found.length} fichas
        </p>
      </div>
      {THEMES.filter((name) => found.some((place) => place.theme === name)).map((name) => (
        <ThemeSheets key={name} theme={name} places={found.filter((place) => place.theme === name)} />
      ))}
    </section>
  );
}

function ThemeSheets({ theme, places }: { theme: Theme; places: readonly WorksheetPlace[] }) {
  const missions = MISSION_LEVELS.filter((mission) => places.some((place) => place.mission === mission));
  return (
    <section aria-label={THEME_NAMES[theme]} className="flex flex-col gap-3">
      <h3 className="text-lg">{THEME_NAMES[theme]}</h3>
      <div className="manual-missions" data-one={missions.length === 1}>
        {missions.map((mission) => (
          <MissionSheets
            key={mission}
            theme={theme}
            mission={mission}
            places={places.filter((place) => place.mission === mission)}
          />
        ))}
      </div>
    </section>
  );
}

function MissionSheets({ theme, mission, places }: WordSheetPlace & { places: readonly WorksheetPlace[] }) {
  return (
    <div className="card">
      <h4 className="label-caps text-label">Missão {mission}</h4>
      <ul>
        {places.map((place) => (
          <Sheet key={place.number} place={place} />
        ))}
        <li className="border-line border-t py-1">
          <Link
            className="text-link inline-flex min-h-12 items-center"
            to={`/panel/open-pdf/${wordSheetId({ theme, mission })}`}
          >
            Palavras da missão, com imagens
          </Link>
        </li>
      </ul>
    </div>
  );
}

function Sheet({ place }: { place: WorksheetPlace }) {
  const { theme, mission, number } = place;
  const id = worksheetId(place);
  const title = WORKSHEET_TITLES[theme][mission][number];
  return (
    <li className="flex items-center gap-2 border-line py-1 not-first:border-t">
      <div className="min-w-0 grow">
        <Link className="text-link leading-tight" to={`/panel/open-pdf/${id}`}>
          {title}
        </Link>
        <p className="pb-1 text-muted leading-tight">
          Ficha {number} (m{mission}-fs{number}) · {WORKSHEET_MOMENTS[number]}
        </p>
        <Link
          aria-label={`Leitura fácil: ${title}`}
          className="text-link inline-flex min-h-12 items-center"
          to={`/panel/open-pdf/${easyWorksheetId(place)}`}
        >
          Leitura fácil
        </Link>
      </div>
      <a
        href={pdfAddress(id)}
        download
        aria-label={`Descarregar PDF: ${title}`}
        title="Descarregar PDF"
        className={ROUND}
      >
        <Download aria-hidden className="size-6" />
      </a>
    </li>
  );
}
