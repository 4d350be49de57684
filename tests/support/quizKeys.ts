import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';

/** Removes spaces, soft hyphens and hyphens, so that line breaks of a page do not hide a sentence. */
function squashed(text: string): string {
  return text.normalize('NFC').replace(/[\s\u00a0\u00ad-]+/g, '');
}

/** The correct answer of each quiz question of the three solar systems (tutorial and mission 1). */
export const RIGHT_ANSWERS: readonly string[] = Object.values(SOLAR_SYSTEMS)
  .flatMap(({ tutorial, levels }) => [tutorial.quiz, ...levels.level1])
  .map(({ options: { correct, optionsLabel } }) => optionsLabel[correct] ?? '');

/** Returns the correct answers that `text` contains. */
export function rightAnswersIn(text: string): string[] {
  const whole = squashed(text);
  return RIGHT_ANSWERS.filter((answer) => whole.includes(squashed(answer)));
}
