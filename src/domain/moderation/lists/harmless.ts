import type { PhraseLine } from '../phrases.ts';

/** Harmless because of their accents: an animal, a given name. */
export const HARMLESS_ACCENTED: readonly string[] = ['cágado', 'cágados', 'fodé'];

/** Harmless although they hold a doubtful word: food, idioms, places. */
export const HARMLESS_PHRASES: readonly PhraseLine[] = [
  'punheta/punhetas de bacalhau',
  'caralhota/caralhotas [de] [almeirim]',
  'cu de judas',
  'bosta/bostas de vaca/vacas/cavalo/cavalos/boi/elefante/animais',
  'burro/burros/burra de carga',
  'burro/burros/burra mirandes/mirandeses/mirandesa/de (miranda|raça)',
  'peixe/peixes palhaço/palhaços',
  'nariz/narizes de palhaço',
  'terça gorda',
  'domingo gordo',
  'vacas gordas/magras',
  'violencia/abuso/assedio sexual/fisica',
];
