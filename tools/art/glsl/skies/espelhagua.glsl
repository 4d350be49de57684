// Espelhágua: lakes so still that they mirror the street beside them. Each lake lies on a flat facet of the globe; houses
// and trees stand on the far shore of the largest.
#define AIR 1.
#define HAS_MIRROR_SKY

const int LAKES = 7;
const float MOSS = 20.;
const float WATER = 22.;
const float TRUNK = 23.;
const float TREE = 24.;
const float WALL = 30.;
const float ROOF = 31.;

// Direction of each lake's middle, and the distance of its facet from the middle of the globe.
const vec4 LAKE[LAKES] = vec4[](
  vec4(-.04, .50, .84, .855), vec4(-.82, .12, .56, .940), vec4(.80, .22, .55, .940), vec4(.12, -.42, .90, .925),
  vec4(-.55, -.56, .62, .945), vec4(.74, -.50, .45, .945), vec4(-.02, -.90, .42, .955)
);

vec3 lakeMiddle(int i) {
  return normalize(LAKE[i].xyz);
}

// p as seen from the middle of lake i: east, north, up from the facet.
vec3 atLake(vec3 p, int i) {
  vec3 up = lakeMiddle(i);
  vec3 east = normalize(cross(vec3(0, 1, 0), up));
  return vec3(dot(p, east), dot(p, cross(up, east)), dot(p, up) - LAKE[i].w);
}

float facetRadius(int i) {
  return sqrt(1. - LAKE[i].w * LAKE[i].w);
}

// Below 0 on the water of lake i: a shore with bays.
float shoreLine(vec2 q, int i) {
  float turn = atan(q.y, q.x);
  float k = float(i);
  float bays = i == 0 ? .03 * sin(turn * 3. + 1.) : .09 * sin(turn * 2. + k * 2.1) + .06 * sin(turn * 3. + k * 1.3);
  return (length(q) - facetRadius(i) * (.86 + bays)) * .85;
}

// (along the shore, away from the water, up) at the given angle and distance from the lake's middle.
vec3 atShore(vec3 q, float angle, float away) {
  return vec3(rotation(angle) * q.xy, q.z) - vec3(away, 0, 0);
}

vec2 house(vec2 best, vec3 q, float angle, float away, vec2 size, float color) {
  vec3 h = atShore(q, angle, away);
  best = nearer(best, vec2(roundBox(h - vec3(0, 0, size.y * .5), vec3(.055, size.x, size.y * .5), .010), WALL + color));
  float roof = max(abs(h.y) * .70 + (h.z - size.y) * .7 - size.x * .72, max(abs(h.x) - .066, size.y - .012 - h.z));
  return nearer(best, vec2(roof * .8, ROOF + color));
}

vec2 tree(vec2 best, vec3 q, float angle, float away, float size) {
  vec3 h = atShore(q, angle, away);
  best = nearer(best, vec2(capsule(h, vec3(0), vec3(0, 0, size), .014), TRUNK));
  return nearer(best, vec2(ellipsoid(h - vec3(0, 0, size * 1.35), vec3(size * .52, size * .52, size * .75)), TREE));
}

vec2 street(vec2 best, vec3 p) {
  vec3 q = atLake(p, 0);
  float edge = facetRadius(0) + .03;
  best = house(best, q, .98, edge, vec2(.078, .20), 0.);
  best = house(best, q, 1.36, edge + .01, vec2(.070, .30), .1);
  best = house(best, q, 1.74, edge, vec2(.076, .22), .2);
  best = house(best, q, 2.10, edge, vec2(.066, .16), .3);
  best = tree(best, q, .62, edge, .13);
  best = tree(best, q, 2.46, edge, .14);
  best = tree(best, q, 2.78, edge + .02, .10);
  return tree(best, q, .30, edge + .02, .10);
}

vec2 map(vec3 p) {
  float r = length(p);
  if (r > 1.55) return vec2(r - 1.42, MOSS);
  vec3 n = p / r;
  float land = r - 1. - .012 * sin(n.x * 17. + 1.) * sin(n.y * 15.) * sin(n.z * 16.);
  float water = 1e9;
  for (int i = ZERO; i < LAKES; i++) {
    vec3 q = atLake(p, i);
    float shore = shoreLine(q.xy, i);
    land = smoothMax(land, q.z, .03);
    land = smoothMax(land, -max(shore, abs(q.z) - .10), .025);
    water = min(water, max(shore - .02, abs(q.z + .035) - .012));
  }
  vec2 best = vec2(land * .85, MOSS);
  best = nearer(best, vec2(water, WATER));
  best = street(best, p);
  vec3 q = atLake(p, 1);
  best = tree(best, q, 2.6, facetRadius(1) + .02, .11);
  best = tree(best, q, 3.2, facetRadius(1) + .02, .08);
  q = atLake(p, 2);
  best = tree(best, q, .1, facetRadius(2) + .02, .11);
  best = tree(best, q, -.5, facetRadius(2) + .02, .08);
  q = atLake(p, 4);
  best = tree(best, q, 2.2, facetRadius(4), .09);
  q = atLake(p, 3);
  best = tree(best, q, .8, facetRadius(3), .10);
  return tree(best, q, .35, facetRadius(3) + .02, .08);
}

vec3 wallColor(float k) {
  if (k < .05) return vec3(.88, .56, .20);
  if (k < .15) return vec3(.82, .80, .78);
  if (k < .25) return vec3(.90, .34, .22);
  return vec3(.26, .62, .66);
}

// The sky reflected in the water: clear, pale towards the light, with two thin clouds.
vec3 mirrorSky(vec3 ray) {
  vec3 c = mix(vec3(.01, .20, .30), vec3(.30, .80, .72), smoothstep(-.9, .95, ray.y - ray.x * .5));
  float streak = groove(ray.y - .30 - .14 * sin(ray.x * 4.), .10);
  streak += .7 * groove(ray.y + .12 - .10 * sin(ray.x * 5. + 1.), .06);
  return c + vec3(.75, .9, .85) * streak * .55;
}

Coat coatOf(float material, vec3 p, vec3 n) {
  if (material == WATER) return Coat(vec3(.02, .20, .26), .08, 0., 1., vec3(0, .018, .024), .86);
  if (material == TRUNK) return matt(vec3(.22, .10, .05));
  if (material == TREE) return vinyl(vec3(.02, .30, .15));
  if (material >= ROOF) return vinyl(vec3(.50, .09, .07));
  if (material >= WALL) {
    vec3 q = atLake(p, 0);
    vec2 pane = vec2(fract(atan(q.y, q.x) * 13. + .25) - .5, fract(q.z * 12. - .1) - .5);
    if (max(abs(pane.x) * .9, abs(pane.y)) < .24 && q.z > .03) return lamp(vec3(1., .68, .28) * 1.7);
    return vinyl(wallColor(material - WALL));
  }
  float beach = 1e9;
  for (int i = ZERO; i < LAKES; i++) {
    vec3 q = atLake(p, i);
    if (q.z > -.12) beach = min(beach, shoreLine(q.xy, i));
  }
  float meadow = .5 + .5 * sin(p.x * 21. + 2. * sin(p.y * 13.)) * sin(p.z * 17. + p.y * 9.);
  vec3 grass = mix(vec3(.04, .30, .12), vec3(.18, .52, .14), meadow);
  return matt(mix(vec3(.86, .74, .46), grass, smoothstep(.030, .045, beach)));
}
