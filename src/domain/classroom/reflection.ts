/** The three questions to a team at the end of each mission, on how it worked together. They are not marked. */
export const REFLECTION_QUESTIONS = [
  'Todas as pessoas da equipa participaram?',
  'Ouvimos até ao fim quem pensava de outra maneira?',
  'Cada pessoa cumpriu a sua função?',
] as const;

/** The answers, numbered from 1. */
export const REFLECTION_ANSWERS = ['Ainda não', 'Em parte', 'Sim'] as const;

/** Each question in a few words, for a line of a report or a heading of a table. */
export const REFLECTION_TOPICS = ['participaram', 'ouviram-se', 'cumpriram as funções'] as const;

/** Returns the words of an answer. Throws for a number that is no answer. */
export function reflectionAnswer(answer: number): string {
  const words = REFLECTION_ANSWERS[answer - 1];
  if (words === undefined) throw new Error(`${answer} is no answer to a question of a reflection.`);
  return words;
}

/** Returns a team's three answers in one line: 'Sim · Em parte · Sim'. */
export function reflectionWords(answers: readonly number[]): string {
  return answers.map(reflectionAnswer).join(' · ');
}

/** Returns the mean of all answers, from 1 to 3; null without any. */
export function reflectionMean(reflections: readonly (readonly number[] | null)[]): number | null {
  const answers = reflections.flatMap((reflection) => reflection ?? []);
  return answers.length === 0 ? null : answers.reduce((sum, answer) => sum + answer, 0) / answers.length;
}
