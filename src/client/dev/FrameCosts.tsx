import { useEffect, useRef, useState } from 'react';
import type { StageClock } from '../game/stage/engine/clock.ts';

const WIDTH = 320;
const HEIGHT = 90;
/** The height of the graph in milliseconds. */
const TOP_MS = 50;
const LINES_MS = [1000 / 60, 1000 / 30] as const;

interface FrameCostsProps {
  clock: StageClock;
  textureBytes: () => number;
}

/** What each of the last frames cost: movement below, drawing above it; the lines are 60 and 30 frames a second. */
export function FrameCosts({ clock, textureBytes }: FrameCostsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const megabytes = useMegabytes(textureBytes);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return undefined;
    let column = 0;
    const bar = (fromMs: number, toMs: number, colour: string) => {
      pen.fillStyle = colour;
      pen.fillRect(column, HEIGHT - heightOf(toMs), 1, heightOf(toMs) - heightOf(fromMs));
    };
    return clock.observe(({ motionMs, drawMs }) => {
      pen.clearRect(column, 0, 6, HEIGHT);
      bar(0, motionMs, '#7bed9f');
      bar(motionMs, motionMs + drawMs, '#38d6ff');
      pen.fillStyle = '#ff5f8f';
      for (const line of LINES_MS) pen.fillRect(column, HEIGHT - heightOf(line), 1, 1);
      column = (column + 1) % WIDTH;
    });
  }, [clock]);
  return (
    <section>
      <h2 className="label-caps text-label">Custo dos fotogramas</h2>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label="Milissegundos de movimento e de desenho de cada fotograma"
        className="w-full rounded-lg bg-ink"
      />
      <p className="text-muted">Verde: movimento. Azul: desenho. Linhas: 60 e 30 por segundo.</p>
      <p>Texturas: {megabytes.toFixed(1)} MB</p>
    </section>
  );
}

const WEIGH_MS = 500;

function useMegabytes(textureBytes: () => number): number {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setBytes(textureBytes()), WEIGH_MS);
    return () => clearInterval(timer);
  }, [textureBytes]);
  return bytes / 1_000_000;
}

function heightOf(milliseconds: number): number {
  return Math.round((Math.min(milliseconds, TOP_MS) / TOP_MS) * HEIGHT);
}
