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

/** Plots the cost of the last frames: motion below, drawing above; the lines mark 60 and 30 frames a second. */
export function FrameCosts({ clock, textureBytes }: FrameCostsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const megabytes = useMegabytes(textureBytes);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    let column = 0;
    const bar = (fromMs: number, toMs: number, colour: string) => {
      context.fillStyle = colour;
      context.fillRect(column, HEIGHT - heightOf(toMs), 1, heightOf(toMs) - heightOf(fromMs));
    };
    return clock.observe(({ motionMs, drawMs }) => {
      context.clearRect(column, 0, 6, HEIGHT);
      bar(0, motionMs, '#7bed9f');
      bar(motionMs, motionMs + drawMs, '#38d6ff');
      context.fillStyle = '#ff5f8f';
      for (const line of LINES_MS) context.fillRect(column, HEIGHT - heightOf(line), 1, 1);
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

const POLL_MS = 500;

function useMegabytes(textureBytes: () => number): number {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setBytes(textureBytes()), POLL_MS);
    return () => clearInterval(timer);
  }, [textureBytes]);
  return bytes / 1_000_000;
}

function heightOf(milliseconds: number): number {
  return Math.round((Math.min(milliseconds, TOP_MS) / TOP_MS) * HEIGHT);
}
