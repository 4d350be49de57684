/** Something on a line that wants its middle at `at`. */
export interface Wish {
  at: number;
  width: number;
}

/** Neighbours whose wishes would overlap: they move together, to the mean of their wishes. */
interface Block {
  count: number;
  sum: number;
}

/**
 * Returns the left ends of things in this order between `from` and `to`, at least `gap` apart, each as near to its wish as the
 * others let it. Null if they do not fit.
 */
export function spread(wishes: readonly Wish[], from: number, to: number, gap: number): number[] | null {
  // Without the widths of those before it, each only has to be no further left than the one before.
  const offsets = offsetsOf(wishes, gap);
  const end = to - (offsets.at(-1) ?? 0) + (wishes.length > 0 ? gap : 0);
  if (end < from) return null;
  const blocks: Block[] = [];
  for (const [index, { at, width }] of wishes.entries()) {
    let block: Block = { count: 1, sum: at - width / 2 - (offsets[index] ?? 0) };
    for (let before = blocks.at(-1); before && meanOf(before) > meanOf(block); before = blocks.at(-1)) {
      blocks.pop();
      block = { count: before.count + block.count, sum: before.sum + block.sum };
    }
    blocks.push(block);
  }
  const places = blocks.flatMap((block) => Array<number>(block.count).fill(meanOf(block)));
  return places.map((place, index) => Math.min(Math.max(place, from), end) + (offsets[index] ?? 0));
}

function meanOf({ count, sum }: Block): number {
  return sum / count;
}

/** Returns how much of the line the things before each one take, and last of all what all of them take. */
function offsetsOf(wishes: readonly Wish[], gap: number): number[] {
  let sum = 0;
  return [0, ...wishes.map(({ width }) => (sum += width + gap))];
}
