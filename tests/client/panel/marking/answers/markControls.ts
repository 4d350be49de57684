import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The criteria of an answer sheet by their names, as 'Resposta (missão 2)'. */
type Within = Pick<typeof screen, 'getByRole' | 'queryByRole'>;

/** Returns the rows of a criterion: one radio button for each mark. */
export function rubricOf(criterion: string, where: Within = screen): HTMLElement {
  return where.getByRole('radiogroup', { name: criterion });
}

/** Returns the mark that is shown; '' while there is none, or the mission is not posted. */
export function shownMark(criterion: string, where: Within = screen): string {
  const group = where.queryByRole('radiogroup', { name: criterion });
  return group?.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
}

/** Returns the radio button of a mark. */
export function markRow(criterion: string, points: number | string, where: Within = screen): HTMLElement {
  return within(rubricOf(criterion, where)).getByRole('radio', { name: new RegExp(`^${points} pontos: `) });
}

/** Presses the row of a mark. */
export function giveMark(user: UserEvent, criterion: string, points: number | string): Promise<void> {
  return user.click(markRow(criterion, points));
}

/** Removes a mark by the button above its rows. */
export function removeMark(user: UserEvent, criterion: string): Promise<void> {
  const heading = rubricOf(criterion).previousElementSibling as HTMLElement;
  return user.click(within(heading).getByRole('button', { name: /^Retirar a avaliação/ }));
}

/** Returns the row that a number key is pressed in: the chosen one, or the first. */
export function keyTarget(criterion: string, where: Within = screen): HTMLElement {
  const group = rubricOf(criterion, where);
  return (group.querySelector('input:checked') ?? group.querySelector('input')) as HTMLElement;
}
