import type { MissionLevel, Theme } from '#domain/vocabulary.ts';

/** Short names of the missions' places, for pages that do not need the texts of the game. A test compares them with those. */
export const PLACE_NAMES: Readonly<Record<Theme, Readonly<Record<MissionLevel, string>>>> = {
  ic: { 1: 'Babélia', 2: 'Vaivém', 3: 'Mosaico', 4: 'Roda' },
  dh: { 1: 'Códice', 2: 'Balança', 3: 'Claraboia', 4: 'Farol' },
  ds: { 1: 'Semínia', 2: 'Trama', 3: 'Espelhágua', 4: 'Brotal' },
};
