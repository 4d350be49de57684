import type { PhraseLine } from '../phrases.ts';

/** Harmless in this exact spelling, although a doubtful word has the same reading: an animal, a given name, coughing. */
export const HARMLESS_WORDS: readonly string[] = ['cágado', 'cágados', 'fodé', 'tussa', 'tussam'];

/** Harmless although they contain a doubtful word: food, idioms, places. */
export const HARMLESS_PHRASES: readonly PhraseLine[] = [
  'punheta/punhetas de bacalhau',
  'caralhota/caralhotas [de] [almeirim]',
  'cu de judas',
  'bosta/bostas de vaca/vacas/cavalo/cavalos/boi/elefante/animais',
  'burro/burros/burra de carga',
  'burro/burros/burra mirandes/mirandeses/mirandesa/de (miranda|raça)',
  'peixe/peixes palhaço/palhaços',
  'nariz/narizes de palhaço',
  'joane [e/o/a]* parvo',
  'parvo da/do/de peça/auto/gil/barca',
  'terça gorda',
  'domingo gordo',
  'vacas gordas/magras',
  'violencia/abuso/assedio sexual/fisica',
];
