import { isAdmin } from './permissions.ts';
import { ROLE, type Role, THEME_IDS, THEME_NAMES, THEMES } from './vocabulary.ts';

// Source: spec, sections 2 (Panel shell) and 6, which counts positions in this list from 0.

export type SidebarItem =
  | { kind: 'divider' }
  | { kind: 'link'; segment: string; title: string; path: string }
  | { kind: 'group'; segment: string; title: string; children: readonly { title: string; path: string }[] };

const DIVIDER: SidebarItem = { kind: 'divider' };
const TEACHERS = link('management/teachers', 'Professores');
const SCHOOLS = link('management/schools', 'Escolas');
/** The divider at position 9, between Professores and Escolas; teachers see neither these two nor the divider. */
const LAST_DIVIDER: SidebarItem = { kind: 'divider' };

/** The whole sidebar: Professores at position 8, a divider at 9, Escolas at 10; items that the spec lacks come after. */
export const SIDEBAR: readonly SidebarItem[] = [
  link('manual', 'Manual Pedagógico'),
  {
    kind: 'group',
    segment: 'game',
    title: 'Testar Jogo',
    children: THEMES.map((theme) => ({ title: THEME_NAMES[theme], path: `/game?uid=${THEME_IDS[theme]}` })),
  },
  DIVIDER,
  link('management/classes', 'Turmas'),
  link('management/teams', 'Equipas'),
  DIVIDER,
  link('solar-systems/answers', 'Respostas e Avaliação'),
  link('solar-systems/proposals', 'Propostas'),
  TEACHERS,
  LAST_DIVIDER,
  SCHOOLS,
  link('moderation', 'Moderação'),
  link('logout', 'Terminar sessão'),
];

/** Returns the items that a role sees (spec, section 6); none for a team, which cannot open the panel. */
export function sidebarFor(role: Role): readonly SidebarItem[] {
  if (role === ROLE.team) return [];
  if (role === ROLE.admin) return SIDEBAR;
  const hidden = isAdmin(role) ? [TEACHERS, SCHOOLS] : [TEACHERS, LAST_DIVIDER, SCHOOLS];
  return SIDEBAR.filter((item) => !hidden.includes(item));
}

function link(segment: string, title: string): SidebarItem {
  return { kind: 'link', segment, title, path: `/panel/${segment}` };
}
