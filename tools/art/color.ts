/** Converts one sRGB channel (0..1) to linear light. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Converts one channel of linear light (0..1) to sRGB. */
export function toDisplay(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

export type Rgb = readonly [number, number, number];

/**
 * Parses `#RRGGBB` to three sRGB channels 0..1.
 * @throws RangeError for any other format
 */
export function parseHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Cor inválida: ${hex}`);
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Parses `#RRGGBB` to linear light, for uniforms. */
export function linearHex(hex: string): Rgb {
  const [red, green, blue] = parseHex(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}
