/** Widths are in characters of the sheet's font. Headings longer than this wrap. */
const HEADING_MAX = 24;
const NARROWEST = 10;
/** Columns whose cells are longer than their headings. */
const WIDTHS: Readonly<Record<string, number>> = {
  Escola: 32,
  Turma: 12,
  Equipa: 24,
  'Sistema solar': 28,
  Nome: 32,
  Missão: 28,
  Pergunta: 60,
  Resposta: 80,
  Ficheiros: 40,
  'Nota da devolução': 50,
  'Legendas dos ficheiros': 50,
};

/** Returns the width of a column by its heading: wide for words, and wide enough for the heading on a few lines. */
export function columnWidth(heading: string): number {
  return WIDTHS[heading] ?? Math.max(NARROWEST, Math.min(HEADING_MAX, heading.length + 2));
}
