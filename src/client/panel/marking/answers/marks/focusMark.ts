/** Focuses the first criterion within `element` that has no mark; returns whether there is one. */
export function focusMissingMark(element: HTMLElement): boolean {
  const group = criteriaIn(element).find((one) => chosenIn(one) === null);
  if (group) focusCriterion(group);
  return group !== undefined;
}

/** Focuses the first criterion within `element` that has no mark, or the first one. */
export function focusMark(element: HTMLElement): void {
  const groups = criteriaIn(element);
  const group = groups.find((one) => chosenIn(one) === null) ?? groups[0];
  if (group) focusCriterion(group);
}

/** Focuses what a teacher fills in after this criterion: the next one of the mission, or the comment. */
export function focusAfter(group: HTMLElement): void {
  const mission = group.closest<HTMLElement>('[data-level]');
  if (mission === null) return;
  const groups = criteriaIn(mission);
  const next = groups[groups.indexOf(group) + 1];
  if (next) focusCriterion(next);
  else mission.querySelector('textarea')?.focus();
}

/** Returns the groups of marks within `element`, in their order. */
function criteriaIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[role=radiogroup]')];
}

/** Focuses the chosen mark of a criterion, or its first one. */
function focusCriterion(group: HTMLElement): void {
  (chosenIn(group) ?? group.querySelector('input'))?.focus();
}

function chosenIn(group: HTMLElement): HTMLInputElement | null {
  return group.querySelector<HTMLInputElement>('input:checked');
}
