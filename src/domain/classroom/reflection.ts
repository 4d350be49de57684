/** The answers, numbered from 1. */
export const REFLECTION_ANSWERS = ['Ainda não', 'Em parte', 'Sim'] as const;
