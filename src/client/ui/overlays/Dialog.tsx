import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { CloseIcon } from '../icons.tsx';
import { useLayer } from './layers.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the cross and a press outside; the owner sets `open`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, at the end of the dialog. */
  footer?: ReactNode;
  /** Something is being sent: the dialog cannot be closed (spec, section 4). */
  locked?: boolean;
  /** `full` takes the whole window, and its content the height that is left. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** False disables the cross, Escape and a press outside, for a dialog that requires a decision. */
  dismissible?: boolean;
  /** Returns the element to focus on closing, for a dialog that removes its opener; null restores the previous focus. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

const WIDTHS = { sm: 'max-w-xl', md: 'max-w-3xl', lg: 'max-w-6xl', full: 'h-full max-w-none' } as const;
const PADDED = 'px-6 py-3';
const FILLED = 'flex grow flex-col px-3 pt-1 pb-3 sm:px-6';

/**
 * Renders a modal on the native <dialog>: the rest of the page is inert, and closing restores the focus. The element spans the
 * page, so a press on it is a press outside. The focus goes to what has `data-autofocus`, else to the cross. Its parts are no <header> and <footer>, because many dialogs are rendered within one.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  locked = false,
  size = 'md',
  dismissible = true,
  focusAfter,
}: DialogProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const titleId = useId();
  useModal(element, open, focusAfter);
  useLayer(element, open);
  const dismiss = () => {
    if (dismissible && !locked) onClose();
  };
  return (
    <dialog
      ref={setElement}
      aria-labelledby={titleId}
      onClick={(event) => isOutside(event) && dismiss()}
      onKeyDown={(event) => onEscape(event, dismiss)}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      className="m-0 hidden size-full max-h-none max-w-none grid-cols-1 place-items-center overflow-y-auto bg-transparent p-3 text-text backdrop:bg-veil open:grid sm:p-6"
    >
      {open && (
        <div
          className={classes(
            // So narrow, as at 400 %, the whole scrolls: title and buttons would leave no room.
            'flex max-h-[calc(100dvh-1.5rem)] max-[22rem]:max-h-none w-full animate-rise flex-col sm:max-h-[calc(100dvh-3rem)] rounded-card border border-line bg-surface shadow-card',
            WIDTHS[size],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-2">
            <h2 id={titleId} className="wrap-anywhere min-w-0 pt-2 text-2xl">
              {title}
            </h2>
            {dismissible && (
              <IconButton label="Fechar" onClick={dismiss} disabled={locked} className="-mr-2">
                <CloseIcon />
              </IconButton>
            )}
          </div>
          <DialogBody className={size === 'full' ? FILLED : PADDED}>{children}</DialogBody>
          <div data-toast-slot="" className="px-6 pt-2 empty:hidden" />
          {footer !== undefined && <div className="flex flex-wrap justify-end gap-3 px-6 pt-3 pb-5">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Scrolls when its content is long, and is a tab stop only then. */
function DialogBody({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={body}
      tabIndex={scrolls ? 0 : undefined}
      className={classes('wrap-anywhere min-h-0 overflow-y-auto', className)}
    >
      {children}
    </div>
  );
}

function useModal(element: HTMLDialogElement | null, open: boolean, focusAfter: DialogProps['focusAfter']): void {
  const after = useRef(focusAfter);
  useEffect(() => {
    after.current = focusAfter;
  });
  useEffect(() => {
    if (element === null || !open) return undefined;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      const next = after.current?.() ?? before;
      if (next instanceof HTMLElement && next.isConnected) next.focus();
    };
  }, [element, open]);
}

/** Handles Escape here, because the browser closes the dialog at the second Escape even if the first was prevented. */
function onEscape(event: KeyboardEvent, dismiss: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  dismiss();
}

function isOutside(event: MouseEvent): boolean {
  return event.target === event.currentTarget;
}
