import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';

/** The choices of a filter by solar system, each by its name. */
export const SOLAR_OPTIONS: readonly { value: string; label: string }[] = [
  { value: '', label: 'Todos' },
  ...THEMES.map((theme) => ({ value: THEME_NAMES[theme], label: THEME_NAMES[theme] })),
];
