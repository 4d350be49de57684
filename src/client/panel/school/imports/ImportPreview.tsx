import { useId } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';
import { countsLine, errorLines, importLabel, type Preview, waitText } from './importWords.ts';
import { PreviewTable } from './PreviewTable.tsx';

/** Limited, because screen readers read an alert from end to end. */
const ERRORS_SHOWN = 20;

interface Props {
  preview: Preview;
  /** The list rewritten as one team, when it consists of names only; otherwise null. */
  oneTeam: string | null;
  isBusy: boolean;
  onImport: () => void;
  onOneTeam: (text: string) => void;
}

/** Shows what the import would do: a summary, the errors by line, then every line. All lines are imported or none. */
export function ImportPreview({ preview, oneTeam, isBusy, onImport, onOneTeam }: Props) {
  const id = useId();
  const errors = errorLines(preview.rows);
  const { classes, teams } = preview.counts;
  const isNothing = errors.length === 0 && classes + teams === 0;
  const canImport = errors.length === 0 && !isNothing;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <FocusedHeading id={id}>Pré-visualização</FocusedHeading>
      <p role="status">{countsLine(preview)}</p>
      {preview.notes.length > 0 && <Notes notes={preview.notes} />}
      {oneTeam !== null && (
        <Button variant="secondary" className="self-start" disabled={isBusy} onClick={() => onOneTeam(oneTeam)}>
          Uma equipa com estes nomes
        </Button>
      )}
      {errors.length > 0 && <Errors lines={errors} />}
      {isNothing && <p>Tudo o que está nesta lista já existe: não há nada para importar.</p>}
      <PreviewTable rows={preview.rows} />
      {/* Sticky only while the import is possible, so that it never covers errors to correct. */}
      <div
        data-bottom-bar={canImport ? '' : undefined}
        className={`card flex flex-wrap items-center justify-end gap-4 ${canImport ? 'sticky bottom-2 z-5 shadow-card' : ''}`}
      >
        <p role="status">
          {isBusy && waitText(preview.counts)}
          {errors.length > 0 && 'Para importar, corrija primeiro as linhas com erros.'}
          {isNothing && 'Não há nada para importar.'}
        </p>
        <Button disabled={!canImport} busy={isBusy} onClick={onImport}>
          {importLabel(preview.counts)}
        </Button>
      </div>
    </section>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <Banner tone="warning" live>
      <ul className="flex flex-col gap-2 wrap-anywhere">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Banner>
  );
}

function Errors({ lines }: { lines: readonly string[] }) {
  const more = lines.length - ERRORS_SHOWN;
  return (
    <div role="alert" className="card">
      <p className="font-bold">Corrija estas linhas na lista e pré-visualize de novo:</p>
      <ul className="list-disc pl-6">
        {lines.slice(0, ERRORS_SHOWN).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{more === 1 ? 'E mais 1 erro' : `E mais ${more} erros`}, na tabela.</p>}
    </div>
  );
}
