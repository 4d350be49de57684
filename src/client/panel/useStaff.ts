import { useSession } from '#client/session/useSession.ts';
import { isAdmin } from '#domain/permissions.ts';
import { ROLE, ROLES, type Role } from '#domain/vocabulary.ts';

/** The member of staff who uses the panel. */
export interface Staff {
  id: string;
  username: string;
  /** Of the person; null for an account without one. */
  name: string | null;
  role: Role;
  /** What the profile calls the permission. */
  permissionName: string;
  isAdmin: boolean;
  /** Teachers see only what is theirs (spec, section 6). */
  isTeacher: boolean;
}

/** Who uses the panel; null while nobody is signed in or when it is a team, which has no panel. */
export function useStaffOrNull(): Staff | null {
  const user = useSession((session) => session.user);
  const role = ROLES.find((known) => known === user?.permission.id);
  if (!user || role === undefined || role === ROLE.team) return null;
  return {
    id: user._id,
    username: user.username,
    name: user.name ?? null,
    role,
    permissionName: user.permission.name,
    isAdmin: isAdmin(role),
    isTeacher: role === ROLE.teacher,
  };
}

/** The same for pages inside the panel, which are shown only to staff. */
export function useStaff(): Staff {
  const staff = useStaffOrNull();
  if (staff === null) throw new Error('panel page outside the panel');
  return staff;
}
