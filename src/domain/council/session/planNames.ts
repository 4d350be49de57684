interface NamedPlan {
  /** The id of the proposal. */
  _id: string;
  team: { name: string; className: string };
}

/** What a plan is called that a session has no more. */
export const REMOVED_PLAN = 'uma proposta eliminada';

/** Returns the name of each plan by its id: that of its team, with the class where teams of several classes share a name. */
export function planNames(plans: readonly NamedPlan[]): ReadonlyMap<string, string> {
  const isShared = (name: string) => plans.filter(({ team }) => team.name === name).length > 1;
  return new Map(
    plans.map(({ _id, team: { name, className } }) => [_id, isShared(name) ? `${name} (${className})` : name]),
  );
}
