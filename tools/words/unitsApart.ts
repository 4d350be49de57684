const UNITS = [
  '%|€|°C|MB|kWh|mg|g|kg|mm|cm|m|km|ha|l',
  'litros?|minutos?|segundos?|horas?|metros?|quilómetros?|gramas?|quilos?|toneladas?|euros?|milh(?:ão|ões)|mil|anos?|pontos?',
].join('|');
const APART = new RegExp(`\\d(?:%| (?:${UNITS})(?!\\p{L}))`, 'gu');

/** Returns numbers that a line break could separate from their unit ('5 kg'), or that lack a space before it ('5%'). */
export function unjoinedUnits(text: string): string[] {
  return [...text.matchAll(APART)].map(([found]) => found);
}
