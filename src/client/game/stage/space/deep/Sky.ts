import { Geometry, RenderContainer, Shader, State, type Texture, type WebGLRenderer } from 'pixi.js';
import { ACROSS, DOWN, MOST, NEARNESS, PHASE, SIZE, SPREAD, TINTS, TWINKLE, TWINKLE_SECONDS } from './nearStars.ts';

/** The values by which the shader places everything, four numbers each, in one uniform: each further one costs every frame. */
const VALUES = {
  /** Centre and size of the nebula, in pixels of the canvas. */
  nebula: 0,
  /** Upper left corner and size of the far stars' picture, which is drawn twice side by side. */
  far: 1,
  /** The window: left, top, width, height. */
  area: 2,
  /** Stage time, way flown by the nearest star in widths of the window, its parallax in pixels. */
  way: 3,
  /** Light of nebula and near stars, of far stars; number of near stars; size of a near star's picture in pixels. */
  light: 4,
  /** From pixels to the graphics card's coordinates: scale and offset. */
  view: 5,
} as const;
const COUNT = Object.keys(VALUES).length;

interface SkyOptions {
  /** Draws each picture by itself, with a shader that reads only one. Without a graphics card that is two to three times faster. */
  onePictureEach: boolean;
}

/** Nebula, far and near stars in one draw call. The geometry never changes; the scene sets the values in every frame. */
export class Sky extends RenderContainer {
  private readonly values = new Float32Array(4 * COUNT);
  private pictures: readonly Texture[] = [];
  private readonly geometry = createGeometry();
  private readonly onePictureEach: boolean;
  private readonly shader: Shader;
  private readonly blending = State.for2d();

  constructor({ onePictureEach }: SkyOptions) {
    super({});
    this.onePictureEach = onePictureEach;
    this.shader = createShader(this.values, onePictureEach ? READ_ONE : READ_THREE);
    this.blending.blendMode = 'normal';
  }

  setPictures(nebula: Texture, far: Texture, near: Texture): void {
    this.pictures = [nebula, far, near];
  }

  set(name: keyof typeof VALUES, x: number, y: number, z: number, w: number): void {
    const at = 4 * VALUES[name];
    this.values[at] = x;
    this.values[at + 1] = y;
    this.values[at + 2] = z;
    this.values[at + 3] = w;
  }

  override render(renderer: WebGLRenderer): void {
    const { projectionMatrix: eye, worldTransformMatrix: world } = renderer.globalUniforms.globalUniformData;
    this.set('view', eye.a * world.a, eye.d * world.d, eye.a * world.tx + eye.tx, eye.d * world.ty + eye.ty);
    this.bindPictures(renderer);
    const { geometry, shader, blending: state } = this;
    if (!this.onePictureEach) {
      renderer.encoder.draw({ geometry, shader, state });
      return;
    }
    for (const [index, { start, count }] of QUADS.entries()) {
      const picture = this.pictures[index];
      if (!picture) continue;
      renderer.texture.bind(picture, firstPlace(renderer));
      renderer.encoder.draw({ geometry, shader, state, start: start * CORNERS_DRAWN, size: count * CORNERS_DRAWN });
    }
  }

  /** Binds the pictures to the last places of the graphics card: batches of sprites use the first, so both stay bound. */
  private bindPictures(renderer: WebGLRenderer): void {
    const first = firstPlace(renderer);
    const { uniforms } = this.shader.resources.sky;
    for (let index = 0; index < this.pictures.length; index++) {
      const picture = this.pictures[index];
      if (picture) renderer.texture.bind(picture, first + index);
    }
    uniforms.uNebula = first;
    uniforms.uFar = first + 1;
    uniforms.uNear = first + 2;
  }

  override destroy(): void {
    if (this.destroyed) return;
    super.destroy();
    this.geometry.destroy(true);
    this.shader.destroy();
  }
}

const VERTEX = `
in vec3 aCorner;
in vec4 aStar;
in vec3 aTwinkle;
in vec3 aTint;
out vec2 vUV;
out vec4 vColor;
out float vLayer;
uniform vec4 uSky[${COUNT}];

void main() {
  vec2 corner = aCorner.xy;
  float index = aCorner.z;
  vec4 nebula = uSky[${VALUES.nebula}];
  vec4 far = uSky[${VALUES.far}];
  vec4 area = uSky[${VALUES.area}];
  vec4 way = uSky[${VALUES.way}];
  vec4 lights = uSky[${VALUES.light}];
  vec4 view = uSky[${VALUES.view}];
  vec2 place;
  if (index < -2.5) {
    place = nebula.xy + corner * nebula.zw;
    vColor = vec4(lights.x);
  } else if (index < 0.0) {
    place = far.xy + (corner + vec2(index + 2.5, 0.5)) * far.zw;
    vColor = vec4(vec3(lights.y), 0.0);
  } else {
    float nearness = aStar.z;
    float across = fract(aStar.x - way.y * nearness) * ${SPREAD.toFixed(3)} - ${((SPREAD - 1) / 2).toFixed(3)};
    float wave = sin(fract(way.x / aTwinkle.x + aTwinkle.y) * 6.283185307179586);
    float light = (${TWINKLE.mean.toFixed(3)} + ${TWINKLE.range.toFixed(3)} * wave) * nearness * lights.x;
    float size = index < lights.z ? aStar.w * lights.w : 0.0;
    place = area.xy + vec2(across, aStar.y) * area.zw - way.zw * nearness + corner * size;
    vColor = vec4(aTint * light, 0.0);
  }
  vUV = corner + 0.5;
  vLayer = index;
  gl_Position = vec4(place * view.xy + view.zw, 0.0, 1.0);
}
`;

const READ_THREE = 'vLayer < -2.5 ? texture(uNebula, vUV) : vLayer < -0.5 ? texture(uFar, vUV) : texture(uNear, vUV)';
const READ_ONE = 'texture(uNebula, vUV)';

/** Colours are premultiplied; alpha 0 adds the light of the stars to what lies behind them. */
const fragmentReading = (color: string) => `
in vec2 vUV;
in vec4 vColor;
in float vLayer;
out vec4 finalColor;
uniform sampler2D uNebula;
uniform sampler2D uFar;
uniform sampler2D uNear;

void main() {
  finalColor = (${color}) * vColor;
}
`;

function firstPlace({ limits }: WebGLRenderer): number {
  return limits.maxTextures - QUADS.length;
}

/** `color`: the expression for a point's colour in its picture. */
function createShader(values: Float32Array, color: string): Shader {
  return Shader.from({
    // Half precision would show in a picture as wide as the screen.
    gl: { vertex: VERTEX, fragment: fragmentReading(color), name: 'sky', preferredFragmentPrecision: 'highp' },
    resources: {
      sky: {
        uSky: { value: values, type: 'vec4<f32>', size: COUNT },
        uNebula: { value: 0, type: 'i32' },
        uFar: { value: 1, type: 'i32' },
        uNear: { value: 2, type: 'i32' },
      },
    },
  });
}

const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;
/** The quads of each picture: the nebula, twice the far stars, and the near stars. */
const QUADS = [
  { start: 0, count: 1 },
  { start: 1, count: 2 },
  { start: 3, count: MOST },
] as const;
/** The quads before the near stars. */
const PICTURES = 3;
/** A quad is drawn as two triangles. */
const CORNERS_DRAWN = 6;
const NO_STAR = [0, 0, 0, 0] as const;

/** Returns a quad for each picture and star; the quads are numbered from -3, so that star 0 is number 0. */
function createGeometry(): Geometry {
  const numbers = Array.from({ length: PICTURES + MOST }, (_, quad) => quad - PICTURES);
  const each = (values: (number: number) => readonly number[]) =>
    new Float32Array(numbers.flatMap((number) => CORNERS.flatMap(() => values(number))));
  const corners = numbers.flatMap((number) => CORNERS.flatMap(([x, y]) => [x, y, number]));
  return new Geometry({
    attributes: {
      aCorner: { buffer: new Float32Array(corners), format: 'float32x3' },
      aStar: { buffer: each(starOf), format: 'float32x4' },
      aTwinkle: { buffer: each((star) => [TWINKLE_SECONDS[star] ?? 1, PHASE[star] ?? 0, 0]), format: 'float32x3' },
      aTint: { buffer: each((star) => channels(TINTS[star % TINTS.length] ?? 0xffffff)), format: 'float32x3' },
    },
    indexBuffer: new Uint16Array(numbers.flatMap((_, quad) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * quad + corner))),
  });
}

function starOf(star: number): readonly number[] {
  if (star < 0) return NO_STAR;
  return [ACROSS[star] ?? 0, DOWN[star] ?? 0, NEARNESS[star] ?? 1, SIZE[star] ?? 0];
}

/** Returns red, green and blue, 0..1. */
function channels(tint: number): readonly number[] {
  return [(tint >> 16) & 0xff, (tint >> 8) & 0xff, tint & 0xff].map((channel) => channel / 0xff);
}
