// Farol: the city of voices. A small globe covered with houses; on its top a lighthouse whose beam reaches far out.
#define AIR .62
#define HAS_BEAMS

const float STREET = 20.;
const float WALL = 21.;
const float ROOF = 22.;
const float TOWER = 23.;
const float BAND = 24.;
const float GILT = 25.;
const float LIGHT = 26.;
const float CAP = 27.;
const float ROWS = 5.;
const float GLOBE = .60;
const vec3 LANTERN = vec3(0, 1.31, 0);

vec3 own(vec3 p) {
  p.xy = rotation(-.14) * p.xy;
  p.yz = rotation(.16) * p.yz;
  return p;
}

// The house lot under a direction: (position in the lot, height of its house, number 0..1).
vec4 lotAt(vec3 n) {
  n.xz = rotation(.35) * n.xz;
  vec3 face = cubeFace(n);
  vec2 grid = (face.xy * .5 + .5) * ROWS;
  vec2 cell = min(floor(grid), ROWS - 1.);
  float id = hash3(vec3(cell, face.z * 5.1) + 3.3);
  float height = (id > .72 ? .20 : .09) + .07 * fract(id * 9.1);
  return vec4((grid - cell - .5) * (1.5708 / ROWS) * GLOBE, height, fract(id * 77.7));
}

vec2 map(vec3 p) {
  vec3 q = own(p);
  float r = length(q);
  vec2 best = vec2(r - GLOBE, STREET);
  if (r < GLOBE + .34) {
    vec4 lot = lotAt(q / r);
    float size = .078;
    float h = r - GLOBE;
    float top = lot.z;
    if (q.y / r < .955) {
      float house = slab(roundRect(lot.xy, vec2(size * .80), .012), h - top * .5, top * .5, .010);
      best = nearer(best, vec2(house * .9, WALL));
      // A ridged roof on low houses, a dome on every third of the towers, a flat lid on the others.
      float eaves = top - .004 - h;
      float roof = slab(roundRect(lot.xy, vec2(size * .88), .02), h - top, .012, .008);
      if (top < .19) {
        float slope = abs(lot.w < .5 ? lot.x : lot.y) * .8 + h - top - size * .74;
        roof = max(slope * .7, max(roundRect(lot.xy, vec2(size * .90), .004), eaves));
      } else if (lot.w < .4) roof = max(length(vec3(lot.xy, h - top)) - size * .72, eaves);
      best = nearer(best, vec2(roof * .9, ROOF));
    }
    float toEdge = 1.5708 / ROWS * GLOBE * .5 - max(abs(lot.x), abs(lot.y));
    best.x = min(best.x, max(toEdge, 0.) + .010);
  } else best.x = min(best.x, r - GLOBE - .30);
  // Lighthouse.
  if (q.y > .3) {
    float tower = roundCone(q, vec3(0, .58, 0), vec3(0, 1.16, 0), .150, .088);
    tower = smoothMax(tower, q.y - 1.16, .02);
    tower = smoothMin(tower, max(length(q.xz) - .26, abs(q.y - .60) - .05), .06);
    best = nearer(best, vec2(tower, abs(fract((q.y - .60) * 3.6) - .5) < .24 ? TOWER : BAND));
    best = nearer(best, vec2(slab(length(q.xz) - .135, q.y - 1.17, .022, .015), GILT));
    best = nearer(best, vec2(torusY(q - vec3(0, 1.235, 0), .128, .010), GILT));
    best = nearer(best, vec2(length(q - vec3(0, 1.30, 0)) - .068, LIGHT));
    float cap = roundCone(q, vec3(0, 1.395, 0), vec3(0, 1.50, 0), .088, .018);
    best = nearer(best, vec2(smoothMax(cap, 1.375 - q.y, .015), CAP));
  }
  return best;
}

vec3 wallColor(float id) {
  if (id < .62) return vec3(.70, .74, .84);
  if (id < .82) return vec3(.80, .66, .42);
  return vec3(.24, .44, .82);
}

vec3 roofColor(float id) {
  if (id < .40) return vec3(.03, .11, .48);
  if (id < .62) return vec3(.10, .28, .70);
  if (id < .80) return vec3(.04, .16, .56);
  return vec3(.88, .44, .06);
}

Coat coatOf(float material, vec3 p, vec3 n) {
  vec3 q = own(p);
  if (material == GILT) return gilded();
  if (material == LIGHT) return lamp(vec3(1., .84, .5) * 5.);
  if (material == TOWER) return vinyl(vec3(.78, .78, .86));
  if (material == BAND) return vinyl(vec3(.035, .13, .58));
  if (material == CAP) return vinyl(vec3(.86, .46, .08));
  if (material == STREET) return matt(vec3(.05, .09, .30));
  vec4 lot = lotAt(normalize(q));
  float h = length(q) - GLOBE;
  if (material == ROOF) return vinyl(roofColor(lot.w));
  // Windows in rows around the walls, most of them lit.
  vec2 a = abs(lot.xy);
  float along = a.x > a.y ? lot.y : lot.x;
  vec2 pane = vec2(fract(along * 25. + .5) - .5, fract(h * 21. + .1) - .5);
  float id = hash2(vec2(floor(along * 25. + .5), floor(h * 21. + .1)) + lot.w * 9.);
  bool window = max(abs(pane.x) * 1.25, abs(pane.y)) < .30 && h > .02 && h < lot.z - .012;
  if (window && id > .25) return lamp(vec3(1., .66, .24) * mix(1., 2.2, id));
  if (window) return vinyl(vec3(.04, .07, .22));
  return vinyl(wallColor(lot.w));
}

// Light along the ray through a cone about the axis `d` from the lantern: thin at first, wide and faint at the end.
float beamAlong(vec3 origin, vec3 ray, float tHit, vec3 from, vec3 d) {
  float across = dot(ray, d);
  float slope = max(1. - across * across, 1e-3);
  vec3 w = origin - from;
  float along = (dot(d, w) - across * dot(ray, w)) / slope;
  if (along < 0.) return 0.;
  vec3 closest = from + d * along;
  float t = dot(closest - origin, ray);
  if (t > tHit) return 0.;
  float width = .045 + along * .17;
  float off = length(origin + ray * t - closest) / width;
  return exp(-off * off * 2.2) * exp(-along * .8) * smoothstep(1.22, .35, along) * smoothstep(0., .08, along) * (.07 / width);
}

vec3 beams(vec3 origin, vec3 ray, float tHit) {
  vec3 from = LANTERN;
  from.yz = rotation(-.16) * from.yz;
  from.xy = rotation(.14) * from.xy;
  vec3 right = normalize(vec3(.94, .20, .25));
  float light = beamAlong(origin, ray, tHit, from, right) * 4.2;
  light += beamAlong(origin, ray, tHit, from, normalize(vec3(-.95, -.10, -.25))) * 2.4;
  vec3 q = origin + ray * dot(from - origin, ray) - from;
  light += .12 * exp(-length(q) * 7.);
  return vec3(1., .80, .46) * light;
}
