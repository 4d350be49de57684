import { ROLE, type Role } from '#domain/vocabulary.ts';

/** Groups of roles that the tables name. */
export const STAFF = [ROLE.admin, ROLE.manager, ROLE.teacher] as const satisfies readonly Role[];
export const ADMINS = [ROLE.admin, ROLE.manager] as const satisfies readonly Role[];
export const TEAM = [ROLE.team] as const satisfies readonly Role[];
