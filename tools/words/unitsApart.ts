const UNITS = [
  '%|€|°C|MB|kWh|mg|g|kg|mm|cm|m|km|ha|l',
  'litros?|minutos?|segundos?|horas?|metros?|quilómetros?|gramas?|quilos?|toneladas?|euros?|milh(?:ão|ões)|mil|anos?|pontos?',
].join('|');
const APART = new RegExp(`\\d(?:%| (?:${UNITS})(?!\\p{L}))`, 'gu');

/** '5 kg', '5%': numbers that a line's end could part from their unit, or that have no space before it; empty where all is well. */
export function unitsApart(text: string): string[] {
  return [...text.matchAll(APART)].map(([found]) => found);
}
