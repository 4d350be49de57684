import { useSession } from '#client/session/useSession.ts';
import { isAdmin } from '#domain/permissions.ts';
import { ROLE, ROLES, type Role } from '#domain/vocabulary.ts';

/** The signed-in member of staff. */
export interface Staff {
  id: string;
  username: string;
  /** The person's name; null for an account without one. */
  name: string | null;
  role: Role;
  /** Name of the permission in the profile. */
  permissionName: string;
  isAdmin: boolean;
  /** Teachers see only their own records (spec, section 6). */
  isTeacher: boolean;
}

/** Returns the signed-in member of staff; null for nobody or for a team, which has no panel. */
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

/** Returns the signed-in member of staff. Throws outside the panel, whose pages are shown only to staff. */
export function useStaff(): Staff {
  const staff = useStaffOrNull();
  if (staff === null) throw new Error('useStaff must be used inside the panel');
  return staff;
}
