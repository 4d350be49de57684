import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { PinSign } from '#client/ui/places/NumberBadge.tsx';
import { PinnedPicture } from '#client/ui/places/PinnedPicture.tsx';
import type { PicturePlace } from '#domain/marking/places/placedComments.ts';
import { type PostedFile, pictureText } from '../sheet/answerFiles.ts';
import { inlineAddress } from '../sheet/fileKind.ts';
import type { NumberedPlaced } from './answerPlaces.ts';
import { pinsOf } from './pins.ts';

type Point = Pick<PicturePlace, 'x' | 'y'>;

interface Props {
  file: PostedFile;
  /** Other comments on the picture. */
  pins: readonly NumberedPlaced[];
  point: Point | null;
  /** The point of a written comment does not move. */
  isFixed: boolean;
  onChoose: (point: Point) => void;
  /** The point is set with Enter: the words come next. */
  onDone: () => void;
}

/** Shares of the picture of one press on an arrow key, and with Shift. */
const STEP = 0.02;
const LONG_STEP = 0.1;
const MIDDLE: Point = { x: 0.5, y: 0.5 };
const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Renders a picture on which a point is chosen: with a press, or with a cross that the arrow keys move and Enter sets. */
export function PointChooser({ file, pins, point, isFixed, onChoose, onDone }: Props) {
  const help = useId();
  const [cross, setCross] = useState<Point>(point ?? MIDDLE);
  const shown = point ?? cross;
  const set = (to: Point) => {
    setCross(to);
    onChoose(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!direction && event.key !== 'Enter')) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    if (direction) set({ x: within(shown.x + direction.x * step), y: within(shown.y + direction.y * step) });
    else {
      set(shown);
      onDone();
    }
  };
  const picture = (
    <PinnedPicture
      src={inlineAddress(file.content)}
      alt={pictureText(file)}
      pins={pinsOf(pins)}
      render={({ number }) => <PinSign number={number} isActive={false} />}
      className="max-h-[max(12rem,calc(100dvh-27rem))]"
    >
      <Cross point={shown} isSet={point !== null} />
    </PinnedPicture>
  );
  if (isFixed) return <div className="text-center">{picture}</div>;
  return (
    <div className="flex flex-col gap-2">
      <p id={help} className="text-muted">
        Prima o ponto da imagem que quer comentar. Com o teclado: as setas movem a cruz, com Shift mais depressa, e
        Enter marca o ponto.
      </p>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys
        tabIndex={0}
        data-autofocus={point === null ? '' : undefined}
        aria-label="Ponto na imagem"
        aria-describedby={help}
        className="mx-auto max-w-full cursor-crosshair rounded-xl"
        onKeyDown={onKeyDown}
        onPointerUp={(event) => event.button === 0 && set(pressedPoint(event))}
      >
        {picture}
      </div>
      <p role="status" className="sr-only">
        {point === null ? '' : `Ponto a ${percent(point.x)} da esquerda e ${percent(point.y)} de cima`}
      </p>
    </div>
  );
}

/** A cross of two colours, which is seen on light and dark pictures. */
function Cross({ point: { x, y }, isSet }: { point: Point; isSet: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      className="pointer-events-none absolute size-12 -translate-x-1/2 -translate-y-1/2"
      style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
    >
      {['stroke-ink', 'stroke-amber'].map((colour, index) => (
        <g key={colour} fill="none" strokeWidth={index === 0 ? 6 : 3} className={colour}>
          <path d="M20 2v13M20 25v13M2 20h13M25 20h13" />
          {isSet && <circle cx="20" cy="20" r="10" />}
        </g>
      ))}
    </svg>
  );
}

function pressedPoint({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const box = (currentTarget.querySelector('img') ?? currentTarget).getBoundingClientRect();
  return { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) };
}

/** Rounds a share to four digits: less than a pixel of any screen. */
function within(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000));
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
