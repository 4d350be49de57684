import type { Recipe } from '../recipe.ts';

/** The parts of a bust, by their numbers in people/bust.glsl; 0 = none. */
interface Bust {
  key: string;
  skin: string;
  hair: string;
  cloth: string;
  trim: string;
  haircut?: number;
  hat?: number;
  beard?: number;
  spectacles?: number;
  extra?: number;
}

const PEOPLE_BY_SYSTEM: readonly Bust[] = [
  { key: 'ic-zuri', skin: '#7a4a30', hair: '#241820', cloth: '#ff7a8a', trim: '#ffd9a0', haircut: 1 },
  {
    ...{ key: 'ic-bento', skin: '#e0a884', hair: '#9a97a8', cloth: '#d8d2e6', trim: '#6a58c8' },
    ...{ haircut: 2, beard: 1, spectacles: 1, extra: 7 },
  },
  { key: 'ic-ilda', skin: '#eab99a', hair: '#efeaf2', cloth: '#d8627c', trim: '#f0e8dc', haircut: 3, extra: 2 },
  {
    key: 'ic-ravi',
    skin: '#b87c54',
    hair: '#2a1c20',
    cloth: '#5a3a6a',
    trim: '#edb94a',
    haircut: 2,
    hat: 1,
    beard: 2,
    extra: 1,
  },
  { key: 'dh-iris', skin: '#f0c4a4', hair: '#d8643a', cloth: '#4a7ae0', trim: '#edc958', haircut: 6, extra: 5 },
  {
    key: 'dh-malik',
    skin: '#9a6440',
    hair: '#1e161c',
    cloth: '#e0a83c',
    trim: '#3a4a9a',
    haircut: 2,
    beard: 3,
    extra: 4,
  },
  { key: 'dh-dario', skin: '#d89a70', hair: '#4a2c20', cloth: '#5a9ad0', trim: '#ffb25e', haircut: 5, extra: 6 },
  { key: 'dh-aurora', skin: '#8a5638', hair: '#cfcbdc', cloth: '#8a80d8', trim: '#4038a0', haircut: 8, extra: 3 },
  { key: 'ds-talia', skin: '#e2ac80', hair: '#6a4024', cloth: '#4aa87c', trim: '#e8c878', haircut: 4, hat: 2 },
  { key: 'ds-lua', skin: '#f0cba4', hair: '#1c1826', cloth: '#3a9a9a', trim: '#f2c640', haircut: 7, extra: 8 },
  {
    key: 'ds-oscar',
    skin: '#6a4028',
    hair: '#e6e2ec',
    cloth: '#e8e0d0',
    trim: '#3a6ac0',
    haircut: 2,
    hat: 3,
    beard: 1,
  },
  { key: 'ds-rosa', skin: '#c88a60', hair: '#3a2420', cloth: '#e6dccb', trim: '#e8606c', haircut: 0, hat: 4, extra: 2 },
];

/** Portraits of the inhabitants who speak in the dilemmas. */
export const PEOPLE: readonly Recipe[] = PEOPLE_BY_SYSTEM.map(({ key, skin, hair, cloth, trim, ...parts }) => ({
  kind: 'scene',
  key: `people/${key}`,
  program: 'solid',
  glsl: ['people/bust.glsl'],
  defines: {
    SKIN: linear(skin),
    HAIR: linear(hair),
    CLOTH: linear(cloth),
    TRIM: linear(trim),
    HAIRCUT: parts.haircut ?? 0,
    HAT: parts.hat ?? 0,
    BEARD: parts.beard ?? 0,
    SPECTACLES: parts.spectacles ?? 0,
    EXTRA: parts.extra ?? 0,
  },
  width: 320,
  height: 320,
  camera: { azimuth: 0.42, elevation: 0.08, roll: 0 },
  zoom: 1.34,
  shift: [0, 0.17],
  antialias: 2,
  film: { bloom: 0.3, grain: 0.006 },
  packing: { quality: 80, alphaQuality: 80 },
}));

/** Converts `#rrggbb` to a GLSL colour in linear light. */
function linear(hex: string): string {
  const channels = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  return `vec3(${channels.map((value) => value.toFixed(3)).join(', ')})`;
}
