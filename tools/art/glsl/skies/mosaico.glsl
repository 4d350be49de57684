// Mosaico: the square of a thousand windows. The whole ground is laid with tiles, each with its own pattern and height;
// some are lit windows, some places are still empty, and three tiles are on their way to theirs.
#define AIR 1.

const float BED = 20.;
const float TILE = 21.;
const float LOOSE = 22.;
const float ROWS = 8.;

struct Spot {
  vec2 inTile; // -1..1 from the tile's middle
  float id;    // 0..1, different for each tile
  float kind;  // 0..1, what it is
};

vec3 own(vec3 p) {
  p.yz = rotation(.42) * p.yz;
  p.xz = rotation(.58) * p.xz;
  return p;
}

Spot spotAt(vec3 n) {
  vec3 face = cubeFace(n);
  vec2 grid = (face.xy * .5 + .5) * ROWS;
  vec2 cell = min(floor(grid), ROWS - 1.);
  float id = hash3(vec3(cell, face.z * 7.3) + 1.7);
  return Spot((grid - cell - .5) * 2., id, fract(id * 57.31));
}

bool isEmpty(Spot spot) {
  return spot.kind < .09;
}

bool isWindow(Spot spot) {
  return spot.kind > .70;
}

vec3 looseTile(int i) {
  if (i == 0) return vec3(1.02, .66, .42);
  if (i == 1) return vec3(1.20, .30, .10);
  return vec3(.86, .98, .05);
}

vec2 map(vec3 p) {
  float r = length(p);
  if (r > 1.65) return vec2(r - 1.5, BED);
  vec2 best = vec2(r - .955, BED);
  if (r < 1.2) {
    Spot spot = spotAt(own(p) / r);
    float halfTile = .7854 / ROWS;
    float toEdge = (1. - max(abs(spot.inTile.x), abs(spot.inTile.y))) * halfTile;
    if (!isEmpty(spot)) {
      float top = 1.0 + .050 * spot.id;
      float rim = roundRect(spot.inTile * halfTile, vec2(halfTile * .90), halfTile * .24);
      float tile = slab(rim, r - top + .06, .06, .016);
      if (isWindow(spot)) {
        // The pane lies deeper than its frame.
        float pane = roundRect(spot.inTile * halfTile, vec2(halfTile * .56), halfTile * .2);
        tile = smoothMax(tile, -max(pane, top - .018 - r), .008);
      }
      best = nearer(best, vec2(tile, TILE));
    }
    best.x = min(best.x, max(toEdge, 0.) + .012);
  } else best.x = min(best.x, r - 1.08);
  for (int i = ZERO; i < 3; i++) {
    vec3 q = p - looseTile(i);
    q.xy = rotation(.5 + float(i) * .9) * q.xy;
    q.yz = rotation(.7 - float(i) * .8) * q.yz;
    best = nearer(best, vec2(roundBox(q, vec3(.085, .085, .030), .018), LOOSE + float(i) * .2));
  }
  return best;
}

vec3 glaze(float k) {
  if (k < .17) return vec3(.84, .17, .10);
  if (k < .34) return vec3(.90, .47, .07);
  if (k < .50) return vec3(.56, .035, .22);
  if (k < .64) return vec3(.88, .68, .46);
  if (k < .78) return vec3(.90, .33, .30);
  if (k < .90) return vec3(.26, .07, .42);
  return vec3(.10, .40, .46);
}

// The painted pattern of a tile: quarter circles, diamond, halves, rings.
float motif(vec2 q, float k) {
  if (k < .25) return smoothstep(.05, -.05, abs(length(q - vec2(-1.)) - 1.05) - .34);
  if (k < .45) return smoothstep(.05, -.05, abs(q.x) + abs(q.y) - .80);
  if (k < .62) return smoothstep(-.05, .05, q.x + q.y);
  if (k < .80) return smoothstep(.05, -.05, abs(length(q) - .50) - .16);
  return 0.;
}

Coat coatOf(float material, vec3 p, vec3 n) {
  if (material >= LOOSE) return vinyl(glaze(fract((material - LOOSE) * 2.2 + .05)));
  if (material == BED) return matt(vec3(.12, .05, .16));
  Spot spot = spotAt(normalize(own(p)));
  vec3 base = glaze(fract(spot.id * 13.7));
  vec3 second = glaze(fract(spot.id * 13.7 + .37));
  float up = smoothstep(.6, .9, dot(n, normalize(p)));
  if (isWindow(spot)) {
    float frame = max(abs(spot.inTile.x), abs(spot.inTile.y));
    bool pane = frame < .56 && min(abs(spot.inTile.x), abs(spot.inTile.y)) > .07;
    vec3 light = mix(vec3(1., .62, .22), vec3(1., .82, .50), spot.id) * mix(1.3, 2.6, fract(spot.id * 31.));
    if (pane && up > .5) return lamp(light);
    return vinyl(frame < .66 ? vec3(.82, .76, .78) : base);
  }
  return vinyl(mix(base, second, motif(spot.inTile, fract(spot.id * 91.7)) * up));
}
