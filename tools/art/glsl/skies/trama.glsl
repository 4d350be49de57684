// Trama: the planet of threads, woven over and under. One thread runs loose and is still being sewn.
#define AIR 1.

const float CORE_BALL = 20.;
const float WARP = 21.;
const float WEFT = 22.;
const float LOOSE = 23.;
const float NEEDLE = 24.;
const float KNOT = 25.;
const float ROWS = 9.;

vec3 own(vec3 p) {
  p.yz = rotation(.55) * p.yz;
  p.xz = rotation(.70) * p.xz;
  return p;
}

// The loose thread's path: its point k, and the needle at its end.
const int POINTS = 9;
const vec3 THREAD[POINTS] = vec3[](
  vec3(.40, .52, .78), vec3(.62, .74, .66), vec3(.92, .84, .44), vec3(1.16, .70, .24), vec3(1.18, .44, .14),
  vec3(1.00, .34, .16), vec3(.94, .52, .24), vec3(1.12, .66, .26), vec3(1.34, .52, .16)
);

// Smooth path through the points, u in 0..1.
vec3 alongThread(float u) {
  float s = clamp(u, 0., .9999) * float(POINTS - 2);
  int i = int(s);
  float f = fract(s);
  // Quadratic pieces between the middles of neighbouring points.
  vec3 start = mix(THREAD[i], THREAD[i + 1], i == 0 ? 0. : .5);
  vec3 end = mix(THREAD[i + 1], THREAD[i + 2], i == POINTS - 3 ? 1. : .5);
  return mix(mix(start, THREAD[i + 1], f), mix(THREAD[i + 1], end, f), f);
}

vec2 map(vec3 p) {
  vec3 q = own(p);
  float r = length(q);
  vec2 best = vec2(r - .955, CORE_BALL);
  if (r < 1.14) {
    vec3 face = cubeFace(q / r);
    vec2 grid = (face.xy * .5 + .5) * ROWS;
    vec2 cell = min(floor(grid), ROWS - 1.);
    vec2 inCell = grid - cell - .5;
    float pitch = 1.5708 / ROWS;
    float parity = mod(cell.x + cell.y, 2.) < .5 ? 1. : -1.;
    float lift = .030;
    // Both strands swing half a wave a cell: up at one crossing, down at the next.
    float overWarp = lift * parity * cos(inCell.x * 3.14159);
    float overWeft = -lift * parity * cos(inCell.y * 3.14159);
    float warp = length(vec2(inCell.y * pitch * .80, (r - 1. - overWarp) * 1.25)) - .055;
    float weft = length(vec2(inCell.x * pitch * .80, (r - 1. - overWeft) * 1.25)) - .055;
    best = nearer(best, vec2(warp * .7, WARP));
    best = nearer(best, vec2(weft * .7, WEFT));
  } else best.x = r - 1.09;
  if (length(p - vec3(.95, .65, .35)) < .95) {
    float thread = 1e9;
    vec3 last = alongThread(0.);
    for (int i = ZERO + 1; i <= 26; i++) {
      vec3 next = alongThread(float(i) / 26.);
      thread = min(thread, capsule(p, last, next, .034));
      last = next;
    }
    best = nearer(best, vec2(thread, LOOSE));
    vec3 eye = THREAD[POINTS - 1];
    vec3 tip = eye + vec3(.10, -.66, .10);
    vec3 d = normalize(tip - eye);
    float needle = roundCone(p, eye - d * .06, tip, .056, .012);
    best = nearer(best, vec2(needle, NEEDLE));
  }
  return best;
}

vec3 strandColor(float k) {
  float c = mod(k, 9.);
  if (c < .5) return vec3(.92, .60, .14);
  if (c < 3.5) return vec3(.02, .34, .33);
  if (c < 4.5) return vec3(.62, .86, .62);
  if (c < 7.5) return vec3(.05, .52, .30);
  return vec3(.02, .20, .26);
}

Coat coatOf(float material, vec3 p, vec3 n) {
  if (material == NEEDLE) return vinyl(vec3(.92, .80, .52));
  if (material == CORE_BALL) return matt(vec3(.01, .08, .10));
  if (material == LOOSE) {
    float twist = .5 + .5 * sin((p.x + p.y * 1.4 + p.z) * 80.);
    return matt(vec3(.92, .60, .14) * mix(.72, 1.05, twist));
  }
  vec3 face = cubeFace(normalize(own(p)));
  vec2 grid = (face.xy * .5 + .5) * ROWS;
  vec2 cell = min(floor(grid), ROWS - 1.);
  vec2 inCell = grid - cell - .5;
  bool warp = material == WARP;
  vec3 c = warp ? strandColor(cell.y + face.z) : strandColor(cell.x + 4. + face.z);
  vec2 on = warp ? inCell : inCell.yx;
  // The strand is twisted: fine slanting lines.
  float twist = .5 + .5 * sin((on.x * 1.2 + on.y * 1.1) * 25.13);
  return matt(c * mix(.74, 1.08, twist));
}
