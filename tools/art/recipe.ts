import type { Hole } from './holes.ts';

/** An 8-bit picture: straight RGBA, rows from the top. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Rendered linear light: `width * height` RGBA floats per layer, rows from the top. */
export interface Layers {
  width: number;
  height: number;
  /** Premultiplied colour and coverage. */
  surface: Float32Array;
  /** Light without a surface: flames, halos. */
  light: Float32Array;
  /** The part of the surface's colour that is proportional to the paint. */
  tint: Float32Array;
}

/** Settings for converting linear light to a picture. */
export interface Film {
  /** Strength of the bloom around values above 1.15; 0 = none. */
  bloom: number;
  exposure: number;
  saturation: number;
  /** Amplitude as a share of the full scale, 0..1. */
  grain: number;
  /** Black background without alpha (skies, pictures for screen blending). */
  opaque: boolean;
}

export interface Packing {
  /** webp quality, 1..100. */
  quality: number;
  alphaQuality: number;
}

/** Radians. */
export interface Camera {
  azimuth: number;
  elevation: number;
  roll: number;
}

interface Common {
  /** `folder/name`: the picture becomes assets/folder/name.webp. */
  key: string;
  packing?: Partial<Packing>;
}

/** A picture rendered from GLSL. */
export interface SceneRecipe extends Common {
  kind: 'scene';
  /** `solid` = ray-marched under the one light; `flat` = the scene paints each pixel itself. */
  program: 'solid' | 'flat';
  /** Files under glsl/, in order. */
  glsl: readonly string[];
  /** Size of the whole canvas, pixels. */
  width: number;
  height: number;
  /** The rendered part of the canvas, in pixels from its upper left corner; default: all. */
  crop?: { left: number; top: number; width: number; height: number };
  /** Areas that are cut out of the picture; the game draws other pictures behind them. */
  holes?: readonly Hole[];
  /** Written before the scene's files as `#define NAME value`. */
  defines?: Readonly<Record<string, string | number>>;
  uniforms?: Readonly<Record<string, number | readonly number[]>>;
  /** `#RRGGBB`. */
  paint?: string;
  glow?: string;
  camera?: Camera;
  zoom?: number;
  shift?: readonly [number, number];
  /** Start and end of the ray march, in units from the camera, which is 9 units from the centre. */
  near?: number;
  far?: number;
  /** Samples per pixel and axis. */
  antialias?: number;
  film?: Partial<Film>;
}

/** A mask that recolours another picture: multiplied over it, tinted with a paint (see mask.ts). */
interface MaskRecipe extends Common {
  kind: 'mask';
  /** Key of a scene rendered in NEUTRAL_PAINT. */
  of: string;
  /** Size relative to the scene. */
  scale: number;
  /** The paints that the mask must reproduce, `#RRGGBB`. */
  paints: readonly string[];
}

/** A picture made by code, from scratch or from other recipes' pictures at full size. */
export interface DerivedRecipe extends Common {
  kind: 'derived';
  /** Keys of the pictures it is made from. */
  from: readonly string[];
  /** Further inputs besides code and sources; part of the source hash. */
  settings: unknown;
  /** Files under tools/art with the code of `make`. */
  code: readonly string[];
  /** @param sources the pictures named in `from`, in that order, developed but not yet packed */
  make(sources: readonly Picture[]): Picture | Promise<Picture>;
}

export type Recipe = SceneRecipe | MaskRecipe | DerivedRecipe;

/** The grey paint of pictures that a mask recolours. */
export const NEUTRAL_PAINT = '#EDEDED';

const DEFAULT_FILM: Film = { bloom: 0.5, exposure: 1, saturation: 1.16, grain: 0.012, opaque: false };
const DEFAULT_PACKING: Packing = { quality: 86, alphaQuality: 92 };

export function filmOf(recipe: SceneRecipe): Film {
  return { ...DEFAULT_FILM, ...recipe.film };
}

export function packingOf(recipe: Recipe): Packing {
  return { ...DEFAULT_PACKING, ...recipe.packing };
}

/** @throws RangeError for an unknown key */
export function findRecipe(recipes: readonly Recipe[], key: string): Recipe {
  const found = recipes.find((recipe) => recipe.key === key);
  if (!found) throw new RangeError(`Não há receita para ${key}.`);
  return found;
}
