import { at, type Channel, channelOf, SAMPLE_RATE } from './signal.ts';

const HALF_WIDTH = 16;
/** Share of the narrower band that passes; the rest is the filter's slope. */
const PASS_BAND = 0.95;

/** Resamples a sound of `rate` samples a second to SAMPLE_RATE with a windowed sinc. */
export function resampled(channel: Channel, rate: number): Channel {
  if (rate === SAMPLE_RATE) return channel;
  const band = Math.min(1, SAMPLE_RATE / rate) * PASS_BAND;
  const reach = Math.ceil(HALF_WIDTH / Math.min(1, SAMPLE_RATE / rate));
  return channelOf(Math.floor((channel.length * SAMPLE_RATE) / rate), (index) =>
    between(channel, (index * rate) / SAMPLE_RATE, band, reach),
  );
}

function between(channel: Channel, position: number, band: number, reach: number): number {
  const centre = Math.floor(position);
  let sum = 0;
  for (let index = centre - reach + 1; index <= centre + reach; index++) {
    const distance = position - index;
    sum += at(channel, index) * band * sinc(band * distance) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
  }
  return sum;
}

function sinc(turns: number): number {
  const angle = Math.PI * turns;
  return Math.abs(angle) < 1e-6 ? 1 : Math.sin(angle) / angle;
}
