// The roles of a team in a lesson. They rotate, so that over the lessons everybody has each.

/** In the order in which they are given. */
export const LESSON_ROLES = ['pilot', 'scribe', 'navigator', 'speaker'] as const;
export type LessonRole = (typeof LESSON_ROLES)[number];

/** Role names as teams and teachers read them. */
export const LESSON_ROLE_NAMES: Record<LessonRole, string> = {
  pilot: 'Piloto',
  scribe: 'Escriba',
  navigator: 'Vigia',
  speaker: 'Porta-voz',
};

/** What each role does, said to the team. */
export const LESSON_ROLE_TASKS: Record<LessonRole, string> = {
  pilot: 'Conduz a nave: toca no ecrã e ouve cada pessoa antes de avançar.',
  scribe: 'Escreve o que a equipa decide e lê em voz alta antes de enviar.',
  navigator: 'Cuida do tempo e do rumo: procura nas fichas e no guia da missão.',
  speaker: 'Fala pela equipa: pede ajuda e conta à turma o que fizeram.',
};

/** The member who has each role; a role that nobody has is left out. */
export type LessonRoles = Partial<Record<LessonRole, string>>;

/**
 * Returns the roles of those present. `turn` is the number of lessons that the team has had before: each lesson moves every
 * role to the next member. Fewer members than roles share them, so that no role is left out; more members take turns.
 */
export function rolesFor(present: readonly string[], turn: number): LessonRoles {
  if (present.length === 0) return {};
  const roles: LessonRoles = {};
  for (const [index, role] of LESSON_ROLES.entries()) {
    const member = present[(index + turn) % present.length];
    if (member !== undefined) roles[role] = member;
  }
  return roles;
}
