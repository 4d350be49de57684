import { type FocusEvent, type MouseEvent, useRef } from 'react';

/**
 * Returns the handlers of a field whose whole text is selected when it receives the focus. WebKit places the caret after the
 * focus of a click, so the text is selected once more when that click ends; a later click places the caret.
 */
export function useSelectOnFocus() {
  const hadFocus = useRef(false);
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      hadFocus.current = document.activeElement === currentTarget;
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      const isCaret = currentTarget.selectionStart === currentTarget.selectionEnd;
      if (!hadFocus.current && isCaret) currentTarget.select();
    },
  };
}
