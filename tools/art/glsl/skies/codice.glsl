// Códice: the planet of living pages. Leaves of paper grow over the globe in rows like the scales of an artichoke;
// lines of writing run across them, and three new leaves shine in the crown.
#define AIR 1.

const float SOIL = 20.;
const float BUD = 21.;
const float SHINING = 22.;
const float LEAF = 30.;
const int ROWS = 7;

vec3 own(vec3 p) {
  p.xy = rotation(.16) * p.xy;
  p.yz = rotation(.62) * p.yz;
  p.xz = rotation(.25) * p.xz;
  return p;
}

// Leaves in row k (0 = around the crown), and the angle from the pole at which their feet stand.
float rowCount(float k) {
  return floor(4.5 + 2.4 * k - .12 * k * k);
}

float rowFoot(float k) {
  return .46 + .385 * k;
}

// The leaf of row k that is nearest: (across, along from foot 0 to tip 1, height above the globe), and its number.
vec4 leafAt(vec3 q, float r, float k) {
  float count = rowCount(k);
  float turn = atan(q.x, q.z) / 6.28318 * count + mod(k, 2.) * .5;
  float number = round(turn);
  float polar = acos(clamp(q.y / r, -1., 1.));
  float along = (rowFoot(k) - polar) / .66;
  float across = (turn - number) / count * 6.28318 * max(length(q.xz) / r, .02);
  return vec4(across, along, r, mod(number + count, count) + k * 31.);
}

float leafWidth(float k) {
  float middle = max(rowFoot(k) - .25, .16);
  return 6.28318 * sin(middle) / rowCount(k) * .60;
}

float leafOutline(vec2 q, float width) {
  // q.y: 0 at the foot, 1 at the tip. Broad in the middle, pointed at the end.
  float u = clamp(q.y, 0., 1.);
  float w = width * pow(max(1. - pow(u, 2.6), 0.), .75) * mix(.72, 1., smoothstep(0., .35, u));
  float d = abs(q.x) - w;
  return max(d, max(-q.y, q.y - 1.) * .66);
}

vec2 map(vec3 p) {
  vec3 q = own(p);
  float r = length(q);
  if (r > 1.5) return vec2(r - 1.4, SOIL);
  vec2 best = vec2(r - .93, SOIL);
  for (int i = ZERO; i < ROWS; i++) {
    float k = float(i);
    vec4 leaf = leafAt(q, r, k);
    float u = clamp(leaf.y, 0., 1.);
    float width = leafWidth(k);
    float bend = leaf.x / width;
    // A leaf lifts towards its tip, curls outward at the end and is hollow along its middle.
    float lift = .955 + .10 * u + .15 * u * u * u * u + .035 * bend * bend * u;
    float sheet = slab(leafOutline(leaf.xy, width), leaf.z - lift, .015, .012) * .55;
    bool shines = i == 1 && (leaf.w == 31. || leaf.w == 33. || leaf.w == 35.);
    best = nearer(best, vec2(sheet, shines ? SHINING : LEAF + k));
  }
  return nearer(best, vec2(length(q - vec3(0, 1.02, 0)) - .13, BUD));
}

Coat coatOf(float material, vec3 p, vec3 n) {
  if (material == BUD) return lamp(vec3(1., .78, .36) * 3.);
  if (material == SOIL) return matt(vec3(.02, .05, .20));
  vec3 q = own(p);
  float k = material == SHINING ? 1. : material - LEAF;
  vec4 leaf = leafAt(q, length(q), k);
  float width = leafWidth(k);
  float inside = -leafOutline(leaf.xy, width);
  vec3 paper = mix(vec3(.74, .62, .42), vec3(.30, .46, .80), clamp(k / 5.5, 0., 1.));
  vec3 c = mix(vec3(.03, .12, .46), paper, smoothstep(.016, .024, inside));
  c = mix(c, vec3(.86, .50, .10), groove(inside - .036, .010));
  // Writing: short lines across the page, ragged at the right, and a rib down the middle.
  float line = leaf.y * 13.;
  float ragged = .30 + .45 * hash2(vec2(floor(line), leaf.w));
  bool written = abs(fract(line) - .5) < .17 && leaf.y > .26 && leaf.y < .80;
  bool within = inside > .055 && leaf.x > -width * .62 && leaf.x < width * ragged;
  if (written && within) c = mix(c, vec3(.05, .14, .44), .8);
  if (material == SHINING) {
    vec3 light = mix(vec3(1., .50, .08), vec3(1., .72, .28), smoothstep(.0, .08, inside));
    return Coat(vec3(.6, .34, .08), .4, 0., .6, light * (written && within ? .22 : .70), 0.);
  }
  return vinyl(c);
}
