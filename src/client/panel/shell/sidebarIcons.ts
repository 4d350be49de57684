import {
  BookOpen,
  ClipboardCheck,
  Gamepad2,
  GraduationCap,
  LogOut,
  type LucideIcon,
  School,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react';

/** Icons of the sidebar entries, by segment. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  manual: BookOpen,
  game: Gamepad2,
  'management/classes': GraduationCap,
  'management/teams': Users,
  'solar-systems/answers': ClipboardCheck,
  'solar-systems/proposals': ScrollText,
  'management/teachers': UserRound,
  'management/schools': School,
  moderation: ShieldCheck,
  logout: LogOut,
};

export function sidebarIcon(segment: string): LucideIcon {
  return ICONS[segment] ?? BookOpen;
}
