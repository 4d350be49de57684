/**
 * The motion constants of a scene: plain values that the scene reads in every frame, so that designers can change them
 * while it runs. Their ranges are only for the designers' sliders.
 */
export type KnobValue = number | string;

/** A number with its range, or a colour as '#rrggbb'. */
export type Knob = { value: number; min: number; max: number; step?: number; unit?: string } | { value: string };

export type Knobs = Readonly<Record<string, Knob>>;

type ValueOf<K> = K extends { value: infer V } ? (V extends number ? number : string) : never;
export type KnobValues<K extends Knobs> = { -readonly [Name in keyof K]: ValueOf<K[Name]> };

const declared = new WeakMap<object, Knobs>();

/**
 * Declares the constants of a scene and returns their current values: `const MOTION = knobs({ lift: { value: 6, min: 0,
 * max: 20, unit: 'px' } })`.
 */
export function knobs<const K extends Knobs>(declaration: K): KnobValues<K> {
  const values = Object.fromEntries(Object.entries(declaration).map(([name, { value }]) => [name, value]));
  declared.set(values, declaration);
  return values as KnobValues<K>;
}

/** Returns what was declared for these values: ranges and the values of the code. */
export function declarationOf(values: object): Knobs {
  return declared.get(values) ?? {};
}

/** Converts '#rrggbb' to Pixi's number. */
export function colour(value: string): number {
  return Number.parseInt(value.slice(1), 16);
}
