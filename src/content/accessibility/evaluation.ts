/** When and with what the product was evaluated; the statement of an installation begins with it. */
export const EVALUATION = {
  /** Day of the last evaluation. */
  on: '2026-11-29',
  /** Pages, dialogs and states of the game that the instruments of `npm run prove html` read. */
  pages: 160,
  tools: [
    { name: 'axe-core 4.14.1', result: 'sem violações das WCAG 2.2, A e AA' },
    { name: 'QualWeb 0.8.7', result: 'sem falhas das regras que se aplicam' },
    { name: 'IBM Equal Access 4.0.34', result: 'sem violações das WCAG 2.2' },
    { name: 'verificador Nu 26.9.27 do W3C', result: 'sem erros de HTML' },
  ],
} as const;
