import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ShownMessage } from '#client/game/flow/LessonView.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useLayers } from '#client/ui/overlays/layers.ts';
import orbi from '../../../../../assets/robot/orbi.webp';

interface MessageCardProps {
  message: ShownMessage;
  onShown: (message: ShownMessage) => void;
  onClose: () => void;
}

/** Calls `run` once the page is visible: a dark tablet has shown nothing. Returns a function that cancels it. */
function whenSeen(run: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', look);
    run();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}

/** Renders a teacher's message as ORBI says it, above the picture and any dialog until the team has read it. */
export function MessageCard({ message, onShown, onClose }: MessageCardProps) {
  const layers = useLayers();
  useEffect(() => whenSeen(() => onShown(message)), [message, onShown]);
  return createPortal(
    <div
      role="alert"
      className="caption-glass fixed top-3 right-20 left-3 z-30 mx-auto flex max-w-3xl animate-rise flex-wrap items-center gap-4 border border-line bg-surface px-4 py-3 text-text"
    >
      <img src={orbi} alt="" width="64" height="64" className="size-16 shrink-0 object-contain" />
      <p className="wrap-anywhere grow basis-60 text-xl text-pretty">{message.text}</p>
      <Button variant="secondary" className="shrink-0" onClick={onClose}>
        Está bem
      </Button>
    </div>,
    layers.at(-1) ?? document.body,
  );
}
