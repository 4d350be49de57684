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

/** What is read out when the reader pauses; the other messages are read out at once. */
const ROLES: Partial<Record<ToastTone, 'status'>> = { success: 'status', info: 'status' };

/** How long pointing at a message keeps it, in times of `ms`. */
const HELD_TIMES = 2;
/** A message that offers something to do stays so many times as long: it must be read, and the hand must get there. */
const ACTING_TIMES = 2;
/** Long enough to read, in ms, where the next message waits. */
const WAITED_MS = 3_000;
/** What Escape belongs to before it closes a message. */
const ESCAPABLE = 'dialog[open],[role=menu],[role=listbox],[role=combobox][aria-expanded=true]';

/**
 * Shows one message at a time for `ms`: twice as long when it has an action or is pointed at, shorter when another one waits.
 * Escape closes it where no dialog, menu or list is open. On the page it stands at the bottom right and moves up so that it
 * covers no bar (data-bottom-bar), field, button or focused element. A message of an open dialog stands in that dialog, above
 * its buttons. A message of the page stays behind a dialog that opens later; its time starts again when the dialog closes.
 * Clicks go through a message. Mounted once, by the app.
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
  const time = here.length > 1 && !toast.action ? Math.min(ms, WAITED_MS) : ms;
  return createPortal(
    <ToastCard key={toast.id} toast={toast} ms={time} isOnPage={slot === null} isCovered={here.length === 0} />,
    slot ?? document.body,
  );
}

interface ToastCardProps {
  toast: Toast;
  ms: number;
  isOnPage: boolean;
  /** By a dialog; its time begins when it is seen again. */
  isCovered: boolean;
}

function ToastCard({ toast, ms, isOnPage, isCovered }: ToastCardProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const shown = toast.action ? ms * ACTING_TIMES : ms;
  const dismiss = useCallback(() => dismissToast(toast.id), [toast.id]);
  useTimer(dismiss, shown, !pointed && !focused && !isCovered);
  useTimer(dismiss, shown * HELD_TIMES, !focused && !isCovered);
  useEscape(dismiss);
  usePlace(isOnPage ? element : null);
  const { color, Icon } = TONES[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it from going away
    <div
      ref={setElement}
      role={ROLES[toast.tone] ?? 'alert'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onMouseDown={keepFocus}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={classes(
        'pointer-events-none flex animate-rise items-center gap-3 rounded-card py-2 pr-2 pl-5 font-semibold shadow-card',
        isOnPage && 'fixed right-4 bottom-4 z-50 max-w-[min(34rem,100%-2rem)]',
        color,
      )}
    >
      <Icon className="shrink-0" />
      <p className="wrap-anywhere min-w-0 grow">{toast.text}</p>
      {toast.action && <ToastAction action={toast.action} dismiss={dismiss} />}
      <IconButton label="Fechar o aviso" onClick={dismiss} className="pointer-events-auto hover:bg-black/20">
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** Pressing a message leaves the focus in the field; a list that closed with it would move the button before the click ends. */
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
      className="pointer-events-auto border-current! bg-transparent! text-current!"
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
 * Keeps a message of the page clear of what is used there. The code is downloaded with the first message; if that fails, the
 * message keeps its usual place.
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

/** Listens last, so that whatever is open on the page takes its own Escape first. */
function useEscape(dismiss: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isWanted(event.target)) return;
      event.preventDefault();
      dismiss();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [dismiss]);
}

/** Whether something open takes this Escape, or a search that it empties. */
function isWanted(target: EventTarget | null): boolean {
  const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
  return isSearch || document.querySelector(ESCAPABLE) !== null;
}
