import type { TeamComment } from '#domain/marking/places/placedComments.ts';

/** Which comments are open, and how they are opened. */
export interface Opening {
  /** The comment that was opened last, which is pointed out in the answer; null when it is closed. */
  activeId: string | null;
  isOpen: (id: string) => boolean;
  /** Whether its words were shown here, although the list may not say yet that it is read. */
  wasShown: (comment: TeamComment) => boolean;
  /** Opens or closes a comment in its list. */
  toggle: (id: string) => void;
  /** Opens a comment and leads the focus to it. */
  show: (id: string) => void;
}

/** Returns the id of the button that opens a comment. */
export function buttonId(id: string): string {
  return `lugar-${id}`;
}

/** Leads the focus to a comment in its list. */
export function focusComment(id: string): void {
  document.getElementById(buttonId(id))?.focus();
}
