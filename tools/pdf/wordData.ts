import { entriesIn } from '#content/glossary/findWords.ts';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import { GLOSSARY } from '#content/glossary/glossary.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Worksheet } from '#content/Worksheet.ts';
import { type WordSheetPlace, wordSheetId } from '#domain/game/printedSheets.ts';
import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import { iconSvg } from './icons.ts';

/** The colours of the pictures: `deep` of each theme in style.typ. */
const INKS: Readonly<Record<Theme, string>> = { ic: '#7A1B5E', dh: '#1B3A94', ds: '#0A5A55' };
/** As many as fit beside the activities of a worksheet in easy read. */
const SHEET_WORDS = 6;

/** Returns the input of words.typ: the pictured words of a mission. Those of the training come first, with mission 1. */
export function wordSheetData({ theme, mission }: WordSheetPlace) {
  const isOfMission = ({ missions }: GlossaryEntry) =>
    missions.includes(mission) || (mission === 1 && missions.length === 0);
  const words = GLOSSARY[theme].filter(isOfMission).map((entry) => printedWord(entry, theme));
  return {
    id: wordSheetId({ theme, mission }),
    theme,
    themeName: THEME_NAMES[theme],
    mission,
    place: SOLAR_SYSTEMS[theme].missions[mission].place,
    words,
  };
}

/** Returns the words of the glossary that stand in a worksheet, the first ones where there are more than fit. */
export function wordsOfSheet(sheet: Worksheet, theme: Theme) {
  return entriesIn(textsOf(sheet), GLOSSARY[theme])
    .slice(0, SHEET_WORDS)
    .map((entry) => printedWord(entry, theme));
}

function printedWord({ word, meaning, example, picture }: GlossaryEntry, theme: Theme) {
  return { word, meaning, example, picture: iconSvg(picture, INKS[theme]) };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
