/**
 * The motion constants of a scene: plain values that the scene reads at every frame, so that designers can turn them
 * while it runs. Their ranges are only for the designers' sliders.
 */
export type KnobValue = number | string;

/** A number with its range, or a colour as '#rrggbb'. */
export type Knob = { value: number; min: number; max: number; step?: number; unit?: string } | { value: string };

export type Knobs = Readonly<Record<string, Knob>>;

type ValueOf<K> = K extends { value: infer V } ? (V extends number ? number : string) : never;
export type Turned<K extends Knobs> = { -readonly [Name in keyof K]: ValueOf<K[Name]> };

const declared = new WeakMap<object, Knobs>();

/** Declares the constants of a scene and answers their present values: `const MOTION = knobs({ lift: { value: 6, min: 0, max: 20, unit: 'px' } })`. */
export function knobs<const K extends Knobs>(declaration: K): Turned<K> {
  const values = Object.fromEntries(Object.entries(declaration).map(([name, { value }]) => [name, value]));
  declared.set(values, declaration);
  return values as Turned<K>;
}

/** What was declared for these values: ranges and the values of the code. */
export function declarationOf(values: object): Knobs {
  return declared.get(values) ?? {};
}

/** '#rrggbb' as Pixi's number. */
export function colour(value: string): number {
  return Number.parseInt(value.slice(1), 16);
}
