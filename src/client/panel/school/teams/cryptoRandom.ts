const VALUES = 2 ** 32;

/** A number from 0 to just under 1 that cannot be foretold: passwords are made of it. */
export function cryptoRandom(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / VALUES;
}
