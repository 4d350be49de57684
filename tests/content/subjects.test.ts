import { describe, expect, it } from 'vitest';
import { PRACTICE } from '#content/practice/practice.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { SUBJECTS, type SubjectPlace } from '#content/subjects.ts';
import { WORKSHEETS_BY_THEME } from '#content/worksheets/worksheets.ts';
import { forbiddenForms } from '../../tools/words/forbiddenForms.ts';

/** Whether the content has what a place names. */
function isThere(place: SubjectPlace): boolean {
  const { tutorial, levels, dilemmas } = SOLAR_SYSTEMS[place.theme];
  switch (place.in) {
    case 'quiz':
      return [tutorial.quiz, ...levels.level1].some(({ question }) => question.includes(place.asks));
    case 'dilemma':
      return Object.values(dilemmas.after).some(({ title }) => title === place.title);
    case 'practice':
      return PRACTICE[place.theme].some(({ id }) => id === place.id);
    case 'worksheet':
      return JSON.stringify(WORKSHEETS_BY_THEME[place.theme]).includes(`"title":"${place.activity}"`);
  }
}

describe.each(SUBJECTS)('$name', ({ places, helps, avoids }) => {
  it('is treated where the note says', () => {
    expect(places.filter((place) => !isThere(place))).toEqual([]);
    expect(places.length).toBeGreaterThan(0);
  });

  it('has a note in European Portuguese', () => {
    expect(forbiddenForms(`${helps} ${avoids}`)).toEqual([]);
    for (const words of [helps, avoids]) expect(words).toMatch(/^[\p{Lu}«].*\.$/u);
  });
});

it('every subject that a school year cannot leave out has its place', () => {
  expect(SUBJECTS.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Racismo e anticiganismo',
      'Ódio e mentira em linha',
      'Migração e refúgio',
      'Instituições e quem decide',
      'Clima e biodiversidade',
      'Pobreza',
      'Deficiência',
      'Igualdade de género',
      'Animais',
    ]),
  );
});
