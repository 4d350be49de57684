import { FileDown } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { saveBlob } from '#client/ui/saveBlob.ts';
import type { QuizItem } from '#contract/marking/quizItems.ts';
import { CSV_START, csvLine } from '#domain/marking/csv.ts';
import { itemRows } from '#domain/marking/itemRows.ts';
import type { Theme } from '#domain/vocabulary.ts';

/** Renders 'Exportar (CSV)': downloads the figures that the page shows, for a spreadsheet. */
export function ExportItems({ themes }: { themes: readonly { theme: Theme; questions: readonly QuizItem[] }[] }) {
  const save = () => {
    const text = CSV_START + itemRows(themes).map(csvLine).join('');
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'perguntas-do-quiz.csv');
    showToast('success', 'Ficheiro exportado');
  };
  return (
    <Button variant="secondary" className="self-start" onClick={save}>
      <FileDown aria-hidden className="size-5" />
      Exportar (CSV)
    </Button>
  );
}
