import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { NextIcon, PreviousIcon } from '#client/ui/icons.tsx';
import { MAX_ZOOM, MIN_ZOOM, type PictureView } from './pictureView.ts';

interface Props {
  view: PictureView;
  /** Which of how many pictures. */
  count: string;
  isFirst: boolean;
  isLast: boolean;
  onGo: (to: 'previous' | 'next') => void;
  onZoom: (direction: 'in' | 'out') => void;
  onTurn: () => void;
}

/** Renders the buttons below a picture: to the others, size, and turn. */
export function PictureTools({ view, count, isFirst, isLast, onGo, onZoom, onTurn }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1">
      <div className="flex items-center gap-1">
        <Tool label="Imagem anterior" keys="ArrowLeft" onPress={isFirst ? null : () => onGo('previous')}>
          <PreviousIcon className="size-6" />
        </Tool>
        <span className="text-center font-display tabular-nums">{count}</span>
        <Tool label="Imagem seguinte" keys="ArrowRight" onPress={isLast ? null : () => onGo('next')}>
          <NextIcon className="size-6" />
        </Tool>
      </div>
      <div className="flex items-center gap-1">
        <Tool label="Diminuir" keys="-" onPress={view.zoom > MIN_ZOOM ? () => onZoom('out') : null}>
          <ZoomOut aria-hidden className="size-6" />
        </Tool>
        <span className="min-w-16 text-center font-display tabular-nums">{percentOf(view)}</span>
        <Tool label="Aumentar" keys="+" onPress={view.zoom < MAX_ZOOM ? () => onZoom('in') : null}>
          <ZoomIn aria-hidden className="size-6" />
        </Tool>
        <Tool label="Rodar 90 graus" keys="R" onPress={onTurn}>
          <RotateCw aria-hidden className="size-6" />
        </Tool>
      </div>
    </div>
  );
}

/** Returns the size in percent of the whole picture's. */
export function percentOf({ zoom }: PictureView): string {
  return `${Math.round(zoom * 100)}\u00a0%`;
}

interface ToolProps {
  label: string;
  /** The key that does the same. */
  keys: string;
  onPress: (() => void) | null;
  children: ReactNode;
}

/** Uses aria-disabled at the limit, because a disabled button would lose the focus. */
function Tool({ label, keys, onPress, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      aria-keyshortcuts={keys === '+' ? 'Plus' : keys}
      aria-disabled={onPress === null}
      onClick={onPress ?? undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    >
      {children}
    </IconButton>
  );
}
