import type { Steering } from '#domain/classroom/lesson.ts';
import type { SteeringOf, SteeringPatch } from './lessons.queries.ts';

export interface ClassSteering {
  ofClass: Steering;
  /** The teams that differ from their class. */
  ofTeams: ReadonlyMap<string, Steering>;
}

/**
 * Applies changes in their order. A change of the class changes its teams too, in the named fields; a team that is then
 * like its class differs no more. Returns the steering afterwards and what undoes the changes: the former steering of the
 * class, if it changed, and of each changed team. Teams that are not in `teamIds` are ignored.
 */
export function applySteering(
  before: ClassSteering,
  teamIds: readonly string[],
  changes: readonly SteeringPatch[],
): { after: ClassSteering; undo: SteeringOf[] } {
  let ofClass = before.ofClass;
  const ofTeams = new Map(teamIds.map((id) => [id, before.ofTeams.get(id) ?? before.ofClass]));
  const touched = new Set<string>();
  for (const { teamId, ...patch } of changes) {
    const known = definedOf(patch);
    if (teamId === null) ofClass = { ...ofClass, ...known };
    for (const id of teamId === null ? teamIds : teamIds.filter((one) => one === teamId)) {
      ofTeams.set(id, { ...(ofTeams.get(id) ?? ofClass), ...known });
      touched.add(id);
    }
  }
  const undoTeams = [...touched].map((id) => ({ teamId: id, ...(before.ofTeams.get(id) ?? before.ofClass) }));
  const isClassChanged = changes.some(({ teamId }) => teamId === null);
  const different = [...ofTeams].filter(([, steering]) => !isSame(steering, ofClass));
  return {
    after: { ofClass, ofTeams: new Map(different) },
    undo: [...(isClassChanged ? [{ teamId: null, ...before.ofClass }] : []), ...undoTeams],
  };
}

function definedOf({ paused, pace, silent }: Partial<Steering>): Partial<Steering> {
  return {
    ...(paused !== undefined && { paused }),
    ...(pace !== undefined && { pace }),
    ...(silent !== undefined && { silent }),
  };
}

function isSame(one: Steering, other: Steering): boolean {
  return one.paused === other.paused && one.pace === other.pace && one.silent === other.silent;
}
