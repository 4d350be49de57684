import { useEffect } from 'react';
import type { ShownMessage } from '#client/game/flow/LessonView.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import orbi from '../../../../../assets/robot/orbi.webp';

interface MessageCardProps {
  message: ShownMessage;
  onShown: (message: ShownMessage) => void;
  onClose: () => void;
}

/** Renders a teacher's message as ORBI says it, above the picture until the team has read it. */
export function MessageCard({ message, onShown, onClose }: MessageCardProps) {
  useEffect(() => onShown(message), [message, onShown]);
  return (
    <div
      role="alert"
      className="caption-glass fixed inset-x-3 top-3 z-30 mx-auto flex max-w-3xl animate-rise items-center gap-4 px-4 py-3"
    >
      <img src={orbi} alt="" width="64" height="64" className="size-16 shrink-0 object-contain" />
      <p className="wrap-anywhere min-w-0 grow text-xl text-pretty">{message.text}</p>
      <Button variant="secondary" className="shrink-0" onClick={onClose}>
        Está bem
      </Button>
    </div>
  );
}
