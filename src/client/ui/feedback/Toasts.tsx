import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons.tsx';
import { useLayers } from '../overlays/layers.ts';
import { dismissToast, type Toast, type ToastTone, useToasts } from './toasts.ts';

const TONES: Record<ToastTone, { color: string; Icon: typeof CheckIcon }> = {
  success: { color: 'bg-[#0b6238] text-white', Icon: CheckIcon },
  error: { color: 'bg-[#a8123c] text-white', Icon: AlertIcon },
  warning: { color: 'bg-amber text-ink', Icon: AlertIcon },
  info: { color: 'bg-deep text-white border border-edge', Icon: InfoIcon },
};

/** Tones announced politely (role status); the others interrupt (role alert). */
const ROLES: Partial<Record<ToastTone, 'status'>> = { success: 'status', info: 'status' };

/** Factor on the display time while a message is pointed at. */
const POINTED_FACTOR = 2;
/** Factor on the display time of a message with an action, which must be read and reached. */
const ACTION_FACTOR = 2;
/** Display time in ms when another message is queued. */
const QUEUED_MS = 3_000;
/** Open elements that handle Escape before a message does. */
const ESCAPABLE = 'dialog[open],[role=menu],[role=listbox],[role=combobox][aria-expanded=true]';

/**
 * Shows one message at a time for `ms`: twice as long when it has an action or is pointed at, shorter when another one is
 * queued. Escape closes it when no dialog, menu or list is open. On the page it is at the bottom right and moves up to cover no
 * bar (data-bottom-bar), field, button or focused element. A message of an open dialog is shown in that dialog, above its
 * buttons. A message of the page stays behind a dialog that opens later; its timer restarts when the dialog closes. Clicks pass
 * through a message. Mounted once, by the app.
 */
export function Toasts({ ms }: { ms: number }) {
  const queue = useToasts();
  const layers = useLayers();
  const top = layers.at(-1) ?? null;
  const homeOf = ({ layer }: Toast) => (layer && layers.includes(layer) ? layer : null);
  const here = queue.filter((toast) => homeOf(toast) === top);
  const toast = here[0] ?? queue[0];
  if (toast === undefined) return null;
  const slot = homeOf(toast)?.querySelector('[data-toast-slot]') ?? null;
  const time = here.length > 1 && !toast.action ? Math.min(ms, QUEUED_MS) : ms;
  return createPortal(
    <ToastCard key={toast.id} toast={toast} ms={time} isOnPage={slot === null} isCovered={here.length === 0} />,
    slot ?? document.body,
  );
}

interface ToastCardProps {
  toast: Toast;
  ms: number;
  isOnPage: boolean;
  /** Whether a dialog covers it; the timer starts when it is visible again. */
  isCovered: boolean;
}

function ToastCard({ toast, ms, isOnPage, isCovered }: ToastCardProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const shown = toast.action ? ms * ACTION_FACTOR : ms;
  const dismiss = useCallback(() => dismissToast(toast.id), [toast.id]);
  useTimer(dismiss, shown, !pointed && !focused && !isCovered);
  useTimer(dismiss, shown * POINTED_FACTOR, !focused && !isCovered);
  useEscape(dismiss);
  usePlace(isOnPage ? element : null);
  const { color, Icon } = TONES[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it open
    <div
      ref={setElement}
      role={ROLES[toast.tone] ?? 'alert'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onMouseDown={keepFocus}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={classes(
        'pointer-events-none flex animate-rise items-center gap-3 rounded-card py-2 pr-2 pl-5 font-semibold shadow-card max-sm:flex-wrap',
        isOnPage && 'fixed right-4 bottom-4 z-50 max-w-[min(34rem,100%-2rem)]',
        color,
      )}
    >
      <Icon className="shrink-0" />
      <p className="wrap-anywhere min-w-0 grow basis-0">{toast.text}</p>
      {toast.action && <ToastAction action={toast.action} dismiss={dismiss} />}
      <IconButton label="Fechar o aviso" onClick={dismiss} className="pointer-events-auto hover:bg-black/20">
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** Keeps the focus in the field: a list that closes on blur would move the button before the click ends. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function ToastAction({ action, dismiss }: { action: NonNullable<Toast['action']>; dismiss: () => void }) {
  const run = () => {
    dismiss();
    action.run();
  };
  return (
    <Button
      variant="secondary"
      onClick={run}
      className="pointer-events-auto shrink-0 border-current! bg-transparent! text-current! max-sm:order-last max-sm:mr-3 max-sm:mb-1 max-sm:w-full"
    >
      {action.label}
    </Button>
  );
}

function useTimer(run: () => void, ms: number, running: boolean): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  }, [run, ms, running]);
}

/**
 * Moves a message of the page clear of controls in use. The code is loaded with the first message; if that fails, the message
 * stays at its default position.
 */
function usePlace(element: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (element === null) return undefined;
    let stop: (() => void) | null = () => {};
    const start = ({ keepClear }: typeof import('./toastPlace.ts')) => {
      if (stop !== null) stop = keepClear(element);
    };
    void import('./toastPlace.ts').then(start, () => {});
    return () => {
      stop?.();
      stop = null;
    };
  }, [element]);
}

/** Dismisses on Escape. Listens on the document, so that open elements handle their own Escape first. */
function useEscape(dismiss: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isHandledElsewhere(event.target)) return;
      event.preventDefault();
      dismiss();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [dismiss]);
}

/** Returns whether an open element handles this Escape, or a search field that it clears. */
function isHandledElsewhere(target: EventTarget | null): boolean {
  const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
  return isSearch || document.querySelector(ESCAPABLE) !== null;
}
