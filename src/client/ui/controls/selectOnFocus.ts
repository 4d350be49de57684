import type { FocusEvent, MouseEvent } from 'react';

/** Handlers of a field whose whole text is selected when it receives the focus. */
export const SELECT_ON_FOCUS = {
  onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
  /**
   * WebKit places the caret after the focus of a press, so the text is selected once more when that press ends, wherever the
   * pointer is then; a later press places the caret.
   */
  onMouseDown: ({ currentTarget: field }: MouseEvent<HTMLInputElement>) => {
    if (document.activeElement === field) return;
    const selectAgain = () => {
      if (document.activeElement === field && field.selectionStart === field.selectionEnd) field.select();
    };
    document.addEventListener('mouseup', () => setTimeout(selectAgain), { once: true });
  },
};
