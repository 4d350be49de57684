import { type CSSProperties, type FocusEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { wholeNumber } from '#client/ui/controls/wholeNumber.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { useVisibleArea, type VisibleArea } from './useVisibleArea.ts';

interface WritingSheetProps {
  /** The task: above the text or, where it is wide, beside it. */
  head?: ReactNode;
  /** The text box, which takes all the remaining room. */
  children: ReactNode;
  /** An error, or how much is left. */
  foot?: ReactNode;
  /** Buttons that submit the text or act on it. */
  actions: ReactNode;
  /** Whether the actions are shown here also without a sheet; otherwise they have their place elsewhere. */
  keepsActions?: boolean;
  /** Whether there is room for two columns without a sheet. */
  isWide: boolean;
}

/** Aspect ratio above which there are two columns. */
const WIDE_ASPECT = 1.25;
const BESIDE = 'grid-rows-[1fr_auto_auto] gap-x-4';
const BELOW = 'grid-cols-1 grid-rows-[auto_minmax(min-content,1fr)_auto_auto]';
const SHEET = 'z-40 overflow-y-auto overscroll-contain bg-glass p-2 text-screen-text';

/**
 * Renders a text box. While a team writes and an on-screen keyboard leaves little room, the box fills the visible area
 * as a sheet, with its actions and a button that closes the keyboard. All shapes use the same elements, so that the box
 * keeps the focus, and with it the keyboard.
 */
export function WritingSheet({ head, children, foot, actions, keepsActions = false, isWide }: WritingSheetProps) {
  const { isWriting, ...focus } = useWriting();
  const area = useVisibleArea();
  const isSheet = isWriting && area.isLow;
  const isBeside = isSheet ? area.width > area.height * WIDE_ASPECT : isWide;
  const columns = head === undefined ? 'grid-cols-[max-content_1fr]' : 'grid-cols-[2fr_3fr]';
  return (
    <div
      {...focus}
      data-sheet={isSheet ? '' : undefined}
      style={isSheet ? placeOf(area) : undefined}
      className={classes(
        'grid',
        isBeside ? `${BESIDE} ${columns}` : BELOW,
        isSheet ? SHEET : isBeside ? 'h-full' : 'min-h-full',
      )}
    >
      <ScrollBox label="O que se pede" className={classes('mb-1.5 min-h-0', isSheet && !isBeside && 'max-h-[6.5em]')}>
        {head}
      </ScrollBox>
      <div className={classes('flex min-w-0 flex-col', isBeside && 'col-start-2 row-span-3 row-start-1')}>
        {children}
      </div>
      <div>{foot}</div>
      {(isSheet || keepsActions) && (
        <div
          className={classes(
            'mt-2.5 flex flex-wrap items-center justify-end gap-2',
            head === undefined && isBeside && 'flex-col',
          )}
        >
          {isSheet && <CloseKeyboard />}
          {actions}
        </div>
      )}
    </div>
  );
}

/** Renders how much of a text's length is used: for sighted users, and only on the sheet. */
export function Count({ text, most }: { text: string; most: number }) {
  return (
    <span aria-hidden="true" className="hidden pt-1.5 text-screen-label in-data-sheet:block">
      {wholeNumber(text.length)} / {wholeNumber(most)}
    </span>
  );
}

/** Tracks whether the team writes here, or has the focus on the buttons beside the text. */
function useWriting() {
  const [isWriting, setIsWriting] = useState(false);
  return {
    isWriting,
    onFocus({ target }: FocusEvent) {
      if (target instanceof HTMLTextAreaElement) setIsWriting(true);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsWriting(false);
    },
  };
}

function CloseKeyboard() {
  const onClick = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <Button variant="secondary" className="px-4!" onMouseDown={keepFocus} onClick={onClick}>
      Fechar o teclado
    </Button>
  );
}

/** Keeps the focus, and with it the keyboard, in the text when a button beside it is pressed. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function placeOf({ x, y, width, height }: VisibleArea): CSSProperties {
  return { position: 'fixed', left: x, top: y, width, height };
}
