// Balança: the planet with two moons. A gilded beam stands on the planet's pole and carries one moon in each cup:
// unlike each other, and in balance.
#define AIR .66

const float GROUND = 20.;
const float GILT = 21.;
const float BRIGHT_MOON = 22.;
const float ROUGH_MOON = 23.;
const float NEEDLE = 24.;
const float SEAM = 25.;
const float ARM = 1.34;

vec3 own(vec3 p) {
  p.xy = rotation(.07) * p.xy;
  return p;
}

// Below 0 on the western half; the seam winds like a wave from pole to pole.
float halves(vec3 q) {
  vec3 s = q;
  s.yz = rotation(.15) * s.yz;
  s.xz = rotation(.25) * s.xz;
  float y = s.y / .66;
  return s.x - .20 * sin(y * 3.14159);
}

float craters(vec3 q, float radius) {
  float d = 0.;
  for (int i = ZERO; i < 7; i++) {
    float a = float(i) * 2.4;
    vec2 at = vec2(cos(a), sin(a)) * sqrt(float(i) / 7.) * .92;
    vec3 c = vec3(at, sqrt(max(.05, 1. - dot(at, at)))) * radius;
    float size = radius * (.16 + .12 * fract(float(i) * .731));
    float r = length(q - c) / size;
    d += size * (.30 * smoothstep(1., .4, r) - .16 * groove(r - 1.08, .28));
  }
  return d;
}

// A cup that holds a ball of radius r from below.
float cup(vec3 q, float r) {
  float bowl = abs(length(q) - r - .030) - .016;
  bowl = smoothMax(bowl, q.y + r * .42, .02);
  return min(bowl, torusY(q - vec3(0, -r * .42, 0), sqrt(1. - .1764) * (r + .03), .024));
}

vec2 map(vec3 p) {
  vec3 q = own(p);
  vec3 s = vec3(abs(q.x), q.yz);
  float ball = length(q) - .66;
  float seam = abs(halves(q));
  vec2 best = vec2((ball + .012 * groove(seam, .035)) * .8, GROUND);
  best = nearer(best, vec2(length(vec2(seam * .8, ball)) - .017, SEAM));
  // Stand, needle and beam.
  best = nearer(best, vec2(roundCone(q, vec3(0, .62, 0), vec3(0, .98, 0), .085, .042), GILT));
  best = nearer(best, vec2(torusY(q - vec3(0, .69, 0), .105, .028), GILT));
  best = nearer(best, vec2(length(q - vec3(0, 1.0, 0)) - .082, GILT));
  best = nearer(best, vec2(length(q - vec3(0, 1.20, 0)) - .050, NEEDLE));
  best = nearer(best, vec2(roundCone(q, vec3(0, 1.0, 0), vec3(0, 1.17, 0), .030, .016), GILT));
  // The beam: an arc over the planet that swings down into both cups.
  vec2 arc = vec2(s.x, s.y + .34);
  float bow = length(vec2(length(arc) - 1.34, s.z)) - .034;
  bow = max(bow, s.x - 1.13);
  best = nearer(best, vec2(bow, GILT));
  vec3 m = s - vec3(ARM, .48, 0);
  best = nearer(best, vec2(roundCone(s, vec3(1.10, .42, 0), vec3(ARM, .12, 0), .036, .055), GILT));
  best = nearer(best, vec2(cup(m, .30), GILT));
  vec3 west = q - vec3(-ARM, .48, 0);
  vec3 east = q - vec3(ARM, .48, 0);
  best = nearer(best, vec2(length(west) - .30, BRIGHT_MOON));
  vec3 turnedEast = east;
  turnedEast.yz = rotation(-.25) * turnedEast.yz;
  return nearer(best, vec2((length(east) - .30 + craters(turnedEast, .30)) * .7, ROUGH_MOON));
}

Coat coatOf(float material, vec3 p, vec3 n) {
  if (material == GILT || material == SEAM) return gilded();
  if (material == NEEDLE) return lamp(vec3(1., .80, .42) * 3.4);
  vec3 q = own(p);
  if (material == BRIGHT_MOON) {
    float band = sin((q.y - .48) * 34. + 1.);
    return vinyl(mix(vec3(.88, .56, .14), vec3(.94, .76, .42), smoothstep(-.2, .2, band)));
  }
  if (material == ROUGH_MOON) return vinyl(vec3(.26, .40, .82));
  // One half ruled like a page, the other sown with golden points.
  vec3 g = normalize(q);
  float line = groove(abs(fract(g.y * 5.5 + .25) - .5) - .02, .09);
  vec3 west = mix(vec3(.40, .60, .86), vec3(.13, .30, .66), line * .8);
  vec3 face = cubeFace(turned(g, .5, .3));
  vec2 grid = fract(face.xy * 3.5) - .5;
  float point = smoothstep(.23, .17, length(grid));
  vec3 east = mix(vec3(.025, .075, .36), vec3(.90, .52, .12), point);
  return vinyl(halves(q) > 0. ? east : west);
}
