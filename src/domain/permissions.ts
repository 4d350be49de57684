import { ROLE, type Role, THEME_IDS } from './vocabulary.ts';

// Source: spec, sections 4 (Route guard) and 6; rulings 2, 7, 19 and 23.

/** Returns whether the role sees everything (roles 0 and 1). */
export function isAdmin(role: Role): boolean {
  return role === ROLE.admin || role === ROLE.manager;
}

/** Returns whether the role uses the panel (roles 0, 1 and 2). */
export function isStaff(role: Role): boolean {
  return isAdmin(role) || role === ROLE.teacher;
}

/** Returns whether the role plays (role 3). */
export function isTeam(role: Role): boolean {
  return role === ROLE.team;
}

export const ACTIONS = [
  'play',
  'vote',
  'comment',
  'readCouncil',
  'createTeam',
  'createClass',
  'createSchool',
  'createTeacher',
  'readAll',
  'score',
  'editProposal',
  'submitProposal',
  'readRanking',
] as const;
export type Action = (typeof ACTIONS)[number];

const EVERYONE = [ROLE.admin, ROLE.manager, ROLE.teacher, ROLE.team] as const;
const STAFF = [ROLE.admin, ROLE.manager, ROLE.teacher] as const;
const ADMINS = [ROLE.admin, ROLE.manager] as const;
const TEAMS = [ROLE.team] as const;

/** Staff may read the council because test mode shows the proposals of Interculturalidade. */
const ALLOWED: Record<Action, readonly Role[]> = {
  play: TEAMS,
  vote: TEAMS,
  comment: TEAMS,
  readCouncil: EVERYONE,
  createTeam: STAFF,
  createClass: STAFF,
  createSchool: ADMINS,
  createTeacher: ADMINS,
  readAll: ADMINS,
  score: STAFF,
  editProposal: STAFF,
  submitProposal: STAFF,
  readRanking: EVERYONE,
};

/** Returns whether a role may perform an action at all; the policies check on whose data. */
export function can(role: Role, action: Action): boolean {
  return ALLOWED[action].includes(role);
}

export type RouteVerdict = 'login' | 'game' | 'panel' | 'stay';

export interface RouteQuestion {
  /** Null while nobody is known to be signed in, or when the profile could not be read. */
  role: Role | null;
  /** The `uid` query parameter; null when absent. */
  uid: string | null;
  /** The route is an open-pdf page. */
  isPdf: boolean;
  /** There is a session that has not expired. */
  signedIn: boolean;
  /** The server has just led here with a ticket for another session (`?entrada`). */
  isArriving?: boolean;
  /** The pathname, without the query. */
  path: string;
}

/**
 * Returns where to redirect a request for a page; 'stay' shows the requested page. PDFs of the public area are open to
 * everyone; those of the panel follow the panel's rule (ruling 19).
 */
export function routeFor({ role, uid, isPdf, signedIn, isArriving = false, path }: RouteQuestion): RouteVerdict {
  const area = areaOf(path);
  // On a shared computer the person who arrives is not the one whose session is open.
  if (area === 'login' && isArriving) return 'stay';
  if (area === 'elsewhere' || (isPdf && area === 'game')) return 'stay';
  if (!signedIn || role === null) return area === 'login' ? 'stay' : 'login';
  const home = isTeam(role) ? 'game' : 'panel';
  if (area === home || (area === 'game' && isThemeId(uid))) return 'stay';
  return home;
}

/** Returns whether `uid` is the id of one of the three themes. */
export function isThemeId(uid: string | null): boolean {
  return uid !== null && Object.values(THEME_IDS).includes(uid);
}

/** Ignores case, as the router does. */
function areaOf(path: string): 'login' | 'game' | 'panel' | 'root' | 'elsewhere' {
  const first = path
    .toLowerCase()
    .split('/')
    .find((segment) => segment !== '');
  if (first === undefined) return 'root';
  return first === 'login' || first === 'game' || first === 'panel' ? first : 'elsewhere';
}
