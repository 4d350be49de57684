import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { type LiveTeam, lessons } from '#contract/classroom/lessons.ts';
import { areThere } from '#domain/classroom/attendance.ts';
import { LESSON_ROLE_NAMES, LESSON_ROLES, type LessonRoles } from '#domain/classroom/roles.ts';
import { useLessonCall } from './useLessonCall.ts';

/** Shows and corrects who of a team is there, and who has which role. */
export function AttendanceDialog({ team, onClose }: { team: LiveTeam; onClose: () => void }) {
  // By place, because two members may have the same name.
  const [there, setThere] = useState(() => areThere(team.members, team.attendance?.present ?? team.members));
  const present = team.members.filter((_, place) => there[place]);
  const [roles, setRoles] = useState<LessonRoles>(team.attendance?.roles ?? {});
  const save = useLessonCall(
    () =>
      call(lessons.changeAttendance, {
        params: { teamId: team._id },
        body: { present: [...present], roles: onlyOf(roles, present) },
      }),
    { failed: 'Não foi possível guardar as presenças.', onDone: onClose },
  );
  const toggle = (place: number) => setThere((now) => now.map((is, at) => (at === place ? !is : is)));
  const people = [...new Set(present)].map((member) => ({ value: member, label: member }));
  return (
    <Dialog
      open
      title={`Presenças e funções · ${team.name}`}
      onClose={onClose}
      locked={save.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={save.isPending} onClick={() => save.mutate(undefined)}>
            Guardar
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-bold font-display">Quem está na aula</legend>
          {team.members.map((member, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name is no key, and the list does not change while it is open
            <label key={place} className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                className="size-6"
                checked={there[place] ?? false}
                onChange={() => toggle(place)}
              />
              {member}
            </label>
          ))}
        </fieldset>
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-1 font-bold font-display">Funções</legend>
          {LESSON_ROLES.map((role) => (
            <SelectField
              key={role}
              label={LESSON_ROLE_NAMES[role]}
              value={roles[role] ?? ''}
              options={[{ value: '', label: 'Ninguém' }, ...people]}
              onChange={(event) => setRoles((now) => ({ ...now, [role]: event.target.value || undefined }))}
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}

/** Returns the roles of those who are there. */
function onlyOf(roles: LessonRoles, present: readonly string[]): LessonRoles {
  return Object.fromEntries(Object.entries(roles).filter(([, member]) => member && present.includes(member)));
}
