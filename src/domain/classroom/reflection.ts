/** The three questions to a team at the end of each mission, on how it worked together. They are not marked. */
export const REFLECTION_QUESTIONS = [
  'Todas as pessoas da equipa participaram?',
  'Ouvimos as ideias uns dos outros antes de decidir?',
  'Cada pessoa cumpriu a sua função?',
] as const;

/** The answers, numbered from 1. */
export const REFLECTION_ANSWERS = ['Ainda não', 'Em parte', 'Sim'] as const;
