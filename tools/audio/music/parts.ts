import { at, type Channel, channelOf } from '../dsp/signal.ts';

/**
 * Cuts a loop into equal parts from sample `first` on, each with `margin` samples of its neighbours before and after it.
 * @returns the channels of each part
 */
export function partsOf(
  loop: readonly Channel[],
  { count, first, margin }: { count: number; first: number; margin: number },
): Channel[][] {
  return Array.from({ length: count }, (_, part) =>
    loop.map((side) => {
      const own = side.length / count;
      const start = first + part * own - margin + side.length;
      return channelOf(own + 2 * margin, (index) => at(side, (start + index) % side.length));
    }),
  );
}
