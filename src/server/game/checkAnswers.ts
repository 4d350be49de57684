import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { answerIndex } from '#domain/marking/scoring.ts';
import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import { badInput } from '../http/badInput.ts';
import type { PartPost } from './PartPost.ts';
import { checkRecordingSteps } from './recordings/checkRecordings.ts';

/** Throws badInput when a post does not fit the steps of the theme's script. */
export function checkAnswers(theme: Theme, post: PartPost): void {
  const { levels } = SOLAR_SYSTEMS[theme];
  if (post.part === 1) {
    requireCount(post.texts.length, levels.level1.length);
    requireOptions(
      post.texts,
      levels.level1.map(({ options }) => options.optionsLabel.length),
    );
  }
  if (post.part === 2) requireCount(post.texts.length, levels.level2.length);
  if (post.part === 3) requireCount(post.files.length, levels.level3.length);
  if (post.part === 4) requireCount(post.texts.length, levels.level4.length);
  checkRecordingSteps(theme, post.part, post.recordings);
  if (post.solar && post.solar.normalize('NFC') !== THEME_NAMES[theme]) {
    throw badInput({ solar: 'Não é o sistema solar desta equipa.' });
  }
}

/** Returns the index (from 0) of the correct option of each question of mission 1. */
export function correctOptions(theme: Theme): number[] {
  return SOLAR_SYSTEMS[theme].levels.level1.map(({ options }) => options.correct);
}

function requireCount(count: number, steps: number): void {
  if (count === steps) return;
  const words = steps === 1 ? 'Esta missão pede 1 resposta.' : `Esta missão pede ${steps} respostas.`;
  throw badInput({ answers: words });
}

function requireOptions(texts: readonly string[], optionCounts: readonly number[]): void {
  const fields: Record<string, string> = {};
  texts.forEach((text, challenge) => {
    const index = answerIndex(text);
    const options = optionCounts[challenge] ?? 0;
    if (index === null || index >= options) {
      fields[`answers.${challenge}`] = `A resposta tem de começar pelo número da opção, de 1 a ${options}.`;
    }
  });
  if (Object.keys(fields).length > 0) throw badInput(fields);
}
