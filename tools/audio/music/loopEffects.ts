import { at, type Channel, SAMPLE_RATE, type Stereo, sampleCount, TURN } from '../dsp/signal.ts';

/**
 * Effects for a loop: each processes it twice and keeps the second pass, so that the tail of the end continues at the start and
 * the seam stays as smooth as the rest.
 */
const ROUNDS = 2;

const HALL_DELAYS = [1687, 2003, 2371, 2647, 3079, 3461, 3833, 4219];
const HALL_DAMPING = 0.32;
const HALL_PREDELAY = sampleCount(0.03);

/** Reverb of a large soft hall: a feedback network of eight delays. `seconds`: decay time to -60 dB. */
export function hall(loop: Stereo, seconds: number): Stereo {
  const lines = HALL_DELAYS.map((delay) => ({
    memory: new Float32Array(delay),
    place: 0,
    level: 0,
    gain: 10 ** ((-3 * delay) / SAMPLE_RATE / seconds),
  }));
  return secondRound(loop.left.length, (index) => {
    const source = (index - HALL_PREDELAY + loop.left.length) % loop.left.length;
    const heard = lines.map(({ memory, place }) => at(memory, place));
    const shared = heard.reduce((sum, value) => sum + value, 0) / 4;
    lines.forEach((line, number) => {
      const input = at(number % 2 === 0 ? loop.left : loop.right, source);
      const fed = (at(line.memory, line.place) - shared) * line.gain + input * 0.22;
      line.level += (fed - line.level) * (1 - HALL_DAMPING);
      line.memory[line.place] = line.level;
      line.place = (line.place + 1) % line.memory.length;
    });
    return { left: alternating(heard, 0), right: alternating(heard, 1) };
  });
}

const ECHO_DULLNESS = 0.35;

/** A ping-pong echo every `seconds`; `feedback`: gain of each repeat. */
export function echo(loop: Stereo, seconds: number, feedback: number): Stereo {
  const delay = sampleCount(seconds);
  const memory = { left: new Float32Array(delay), right: new Float32Array(delay) };
  let [place, leftLevel, rightLevel] = [0, 0, 0];
  return secondRound(loop.left.length, (index) => {
    const heard = { left: at(memory.left, place), right: at(memory.right, place) };
    leftLevel += (heard.right * feedback - leftLevel) * (1 - ECHO_DULLNESS);
    rightLevel += (heard.left * feedback - rightLevel) * (1 - ECHO_DULLNESS);
    memory.left[place] = at(loop.left, index) + leftLevel;
    memory.right[place] = rightLevel + at(loop.right, index) * 0.3;
    place = (place + 1) % delay;
    return heard;
  });
}

/** Removes frequencies below `hertz`, which only move the loudspeakers. */
export function withoutRumble(loop: Channel, hertz: number): Channel {
  const keep = Math.exp((-TURN * hertz) / SAMPLE_RATE);
  const result = new Float32Array(loop.length);
  let [before, level] = [0, 0];
  for (let index = 0; index < ROUNDS * loop.length; index++) {
    const place = index % loop.length;
    level = keep * (level + at(loop, place) - before);
    before = at(loop, place);
    result[place] = level;
  }
  return result;
}

function secondRound(length: number, sampleAt: (index: number) => { left: number; right: number }): Stereo {
  const result = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let index = 0; index < ROUNDS * length; index++) {
    const { left, right } = sampleAt(index % length);
    result.left[index % length] = left;
    result.right[index % length] = right;
  }
  return result;
}

/** Sums every second line from `first` on, with alternating sign. */
function alternating(lines: readonly number[], first: number): number {
  return lines.reduce((sum, value, line) => {
    if (line % 2 !== first) return sum;
    return line % 4 === first ? sum + value : sum - value;
  }, 0);
}
