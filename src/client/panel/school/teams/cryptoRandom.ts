const VALUES = 2 ** 32;

/** Returns a cryptographically random number in [0, 1), for passwords. */
export function cryptoRandom(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / VALUES;
}
