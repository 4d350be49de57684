import { at, type Channel } from '../dsp/signal.ts';

/** Returns the power of the difference between two sounds of one length, relative to the first, in dB. */
export function differenceDb(sound: Channel, other: Channel): number {
  let difference = 0;
  let power = 0;
  for (let index = 0; index < sound.length; index++) {
    difference += (at(sound, index) - at(other, index)) ** 2;
    power += at(sound, index) ** 2;
  }
  return 10 * Math.log10(difference / power);
}
