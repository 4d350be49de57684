/** The roles of a team in a lesson, in the order in which they are given. */
const LESSON_ROLES = ['pilot', 'scribe', 'navigator', 'speaker'] as const;
type LessonRole = (typeof LESSON_ROLES)[number];

/** The member who has each role; a role that nobody has is left out. */
export type LessonRoles = Partial<Record<LessonRole, string>>;
