import { useEffect, useState } from 'react';
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

/** Shows one message at a time, bottom right, for `ms` unless it is pointed at; Escape closes it. Mounted once, by the app. */
export function Toasts({ ms }: { ms: number }) {
  const toast = useToast();
  const layer = useTopLayer();
  if (toast === null) return null;
  return createPortal(<ToastCard key={toast.id} toast={toast} ms={ms} />, layer ?? document.body);
}

function ToastCard({ toast, ms }: { toast: Toast; ms: number }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(dismissToast, ms);
    return () => clearTimeout(timer);
  }, [held, ms]);
  useEscape(dismissToast);
  const { color, Icon } = TONES[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it from going away
    <div
      role={toast.tone === 'success' || toast.tone === 'info' ? 'status' : 'alert'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classes(
        'fixed right-4 bottom-4 z-50 flex max-w-[min(34rem,calc(100vw-2rem))] animate-rise items-center gap-3 rounded-card py-2 pr-2 pl-5 font-semibold shadow-card',
        color,
      )}
    >
      <Icon className="shrink-0" />
      <p className="grow">{toast.text}</p>
      {toast.action && <ToastAction action={toast.action} />}
      <IconButton label="Fechar o aviso" onClick={dismissToast} className="hover:bg-black/20">
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
    <Button variant="secondary" onClick={run} className="border-current! bg-transparent! text-current!">
      {action.label}
    </Button>
  );
}

/** Before a dialog hears it: the first Escape takes the message, the next one the dialog. */
function useEscape(run: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [run]);
}
