import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons.tsx';
import { useTopLayer } from './layers.ts';
import { dismissToast, type Toast, type ToastTone, useToast } from './toasts.ts';

const TONES: Record<ToastTone, { color: string; Icon: typeof CheckIcon }> = {
  success: { color: 'bg-[#0b6238] text-white', Icon: CheckIcon },
  error: { color: 'bg-[#a8123c] text-white', Icon: AlertIcon },
  warning: { color: 'bg-amber text-ink', Icon: AlertIcon },
  info: { color: 'bg-deep text-white border border-edge', Icon: InfoIcon },
};

/** How long pointing at a message keeps it, in times of `ms`. */
const HELD_TIMES = 2;
/** A message that offers something to do stays so many times as long: it must be read, and the hand must get there. */
const ACTING_TIMES = 2;
/** Between a message and the buttons of the dialog below it. */
const GAP_PX = 8;

/**
 * Shows one message at a time, bottom right, for `ms`, twice that with something to do about it or while it is pointed at; Escape closes it, unless a dialog is open, whose
 * Escape it is. It never stands over a dialog's buttons or a bar at the bottom of the page (data-bottom-bar),
 * and a press goes through it. Mounted once, by the app.
 */
export function Toasts({ ms }: { ms: number }) {
  const toast = useToast();
  const layer = useTopLayer();
  if (toast === null) return null;
  return createPortal(<ToastCard key={toast.id} toast={toast} ms={ms} layer={layer} />, layer ?? document.body);
}

function ToastCard({ toast, ms, layer }: { toast: Toast; ms: number; layer: HTMLElement | null }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const shown = toast.action ? ms * ACTING_TIMES : ms;
  useTimer(shown, !pointed && !focused);
  useTimer(shown * HELD_TIMES, !focused);
  useEscape(layer === null);
  useClearOfBars(element, layer);
  const { color, Icon } = TONES[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it from going away
    <div
      ref={setElement}
      role={toast.tone === 'success' || toast.tone === 'info' ? 'status' : 'alert'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={classes(
        'pointer-events-none fixed right-4 bottom-4 z-50 flex max-w-[min(34rem,calc(100vw-2rem))] animate-rise items-center gap-3 rounded-card py-2 pr-2 pl-5 font-semibold shadow-card',
        color,
      )}
    >
      <Icon className="shrink-0" />
      <p className="wrap-anywhere min-w-0 grow">{toast.text}</p>
      {toast.action && <ToastAction action={toast.action} />}
      <IconButton label="Fechar o aviso" onClick={dismissToast} className="pointer-events-auto hover:bg-black/20">
        <CloseIcon />
      </IconButton>
    </div>
  );
}

function ToastAction({ action }: { action: NonNullable<Toast['action']> }) {
  const run = () => {
    dismissToast();
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

function useTimer(ms: number, running: boolean): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(dismissToast, ms);
    return () => clearTimeout(timer);
  }, [ms, running]);
}

/** Lifts a message above what it would cover: the buttons of the dialog it is drawn in, else a bar at the bottom of the page. */
function useClearOfBars(element: HTMLElement | null, layer: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const lift = () => liftAbove(element, (layer ?? document).querySelectorAll(layer ? 'footer' : '[data-bottom-bar]'));
    lift();
    window.addEventListener('scroll', lift, { passive: true });
    window.addEventListener('resize', lift);
    return () => {
      window.removeEventListener('scroll', lift);
      window.removeEventListener('resize', lift);
    };
  }, [element, layer]);
}

function liftAbove(element: HTMLElement, bars: Iterable<Element>): void {
  element.style.bottom = '';
  for (const bar of bars) {
    const own = element.getBoundingClientRect();
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    const covers = own.left < right && own.right > left && own.top < bottom && own.bottom > top;
    if (covers) element.style.bottom = `${window.innerHeight - top + GAP_PX}px`;
  }
}

function useEscape(isOurs: boolean): void {
  useEffect(() => {
    if (!isOurs) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      dismissToast();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOurs]);
}
