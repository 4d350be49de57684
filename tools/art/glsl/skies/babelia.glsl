// Babélia: an archipelago of tongues. Each island has the outline of a speech bubble and a colour of its own;
// fine lit bridges join them.
#define AIR 1.

const int ISLANDS = 11;
const int BRIDGES = 11;
const float SEA = 20.;
const float CLOUD = 21.;
const float BRIDGE = 22.;
const float HOUSE = 23.;
const float BEACON = 24.;
const float ROOF = 25.;
const float LAND = 30.;

// Middle on the disc as seen (x, y), size, and where the bubble's tail points (turns of a circle).
const vec4 ISLAND[ISLANDS] = vec4[](
  vec4(-.36, .38, .30, .66), vec4(.32, .54, .25, .84), vec4(.06, -.02, .29, .70), vec4(-.66, -.12, .22, .80),
  vec4(.64, .12, .25, .72), vec4(-.28, -.54, .28, .84), vec4(.36, -.52, .27, .70), vec4(-.06, .86, .20, .30),
  vec4(-.86, .30, .17, .50), vec4(.84, .46, .16, .05), vec4(.86, -.32, .17, .95)
);
const ivec2 BRIDGE_ENDS[BRIDGES] = ivec2[](
  ivec2(0, 2), ivec2(0, 1), ivec2(1, 4), ivec2(2, 4), ivec2(2, 5), ivec2(0, 3), ivec2(3, 5), ivec2(2, 6),
  ivec2(0, 7), ivec2(1, 9), ivec2(6, 10)
);

vec3 islandMiddle(int i) {
  vec2 at = ISLAND[i].xy;
  return normalize(vec3(at, sqrt(max(.02, 1. - dot(at, at)))));
}

// A direction seen from the middle of island i: east, north, and the share that points outward.
vec3 onIsland(vec3 n, int i) {
  vec3 middle = islandMiddle(i);
  vec3 east = normalize(cross(vec3(0, 1, 0), middle));
  return vec3(dot(n, east), dot(n, cross(middle, east)), dot(n, middle));
}

// Flat distance to the outline of island i along the ground, in units of the globe.
float outline(vec3 n, int i) {
  vec3 q = onIsland(n, i);
  if (q.z < .2) return 1.;
  float size = ISLAND[i].z;
  float body = roundRect(q.xy, vec2(size, size * .74), size * .58);
  float angle = ISLAND[i].w * 6.28318;
  vec2 towards = vec2(cos(angle), sin(angle));
  vec2 t = vec2(dot(q.xy, towards), dot(q.xy, vec2(-towards.y, towards.x)));
  // The bubble's tail: a wedge that narrows outward and leans to one side.
  float u = clamp((t.x - size * .3) / (size * .95), 0., 1.);
  vec2 spine = vec2(mix(size * .3, size * 1.25, u), u * u * size * .30);
  float tail = length(t - spine) - mix(size * .42, size * .05, u);
  float wobble = .005 * sin(q.x * 38. + float(i)) * sin(q.y * 34. - q.x * 9.);
  return smoothMin(body, tail, size * .12) + wobble;
}

float puff(vec3 p, vec3 at, float size) {
  vec3 q = p - at;
  float d = length(q) - size;
  d = smoothMin(d, length(q - vec3(size * 1.05, -size * .18, 0)) - size * .72, size * .35);
  d = smoothMin(d, length(q + vec3(size * 1.1, size * .22, 0)) - size * .62, size * .35);
  return smoothMin(d, length(q - vec3(size * .35, size * .1, size * .4)) - size * .7, size * .3);
}

// Three round houses about the middle of island i, each with a coloured roof; the tallest has a lamp.
vec2 village(vec2 best, vec3 p, int i) {
  vec3 middle = islandMiddle(i);
  if (length(p - middle) > .35) return best;
  vec3 east = normalize(cross(vec3(0, 1, 0), middle));
  vec3 north = cross(middle, east);
  for (int k = ZERO; k < 3; k++) {
    float angle = float(i) * 1.7 + float(k) * 2.1;
    vec3 foot = middle + (east * cos(angle) + north * sin(angle)) * ISLAND[i].z * .26;
    float height = k == 0 ? .145 : .105;
    best = nearer(best, vec2(capsule(p, foot, foot + middle * height, .036), HOUSE));
    vec3 eaves = foot + middle * height;
    best = nearer(best, vec2(roundCone(p, eaves, eaves + middle * .055, .043, .010), ROOF + float(k) * .25));
    if (k == 0) best = nearer(best, vec2(length(p - foot - middle * (height + .075)) - .018, BEACON));
  }
  return best;
}

vec2 map(vec3 p) {
  float r = length(p);
  vec3 n = p / r;
  vec2 best = vec2(r - 1., SEA);
  if (r > 1.36) return vec2(r - 1.26, SEA);
  for (int i = ZERO; i < ISLANDS; i++) {
    if (distance(n, islandMiddle(i)) > .62) continue;
    float edge = outline(n, i);
    float land = slab(edge, r - 1., .046, .026);
    land = smoothMin(land, slab(edge + ISLAND[i].z * .30, r - 1.05, .034, .022), .012);
    best = nearer(best, vec2(land * .8, LAND + float(i)));
    best = village(best, p, i);
  }
  for (int i = ZERO; i < BRIDGES; i++) {
    vec3 a = islandMiddle(BRIDGE_ENDS[i].x);
    vec3 b = islandMiddle(BRIDGE_ENDS[i].y);
    best = nearer(best, vec2(archway(p, a, b, 1.03, .60) - .0105, BRIDGE));
  }
  float cloud = puff(p, vec3(-.72, .70, .66), .085);
  cloud = min(cloud, puff(p, vec3(.74, -.14, .90), .075));
  return nearer(best, vec2(cloud, CLOUD));
}

vec3 tongueColor(int i) {
  int k = i % 5;
  if (k == 0) return vec3(.86, .20, .10);
  if (k == 1) return vec3(.88, .46, .06);
  if (k == 2) return vec3(.84, .58, .30);
  if (k == 3) return vec3(.92, .36, .16);
  return vec3(.84, .26, .24);
}

Coat coatOf(float material, vec3 p, vec3 n) {
  vec3 ground = normalize(p);
  if (material == CLOUD) return matt(vec3(.84, .76, .80));
  // Planks of light: the bridge's lamps stand close together.
  if (material == BRIDGE) {
    float isLamp = step(.5, fract((p.x - p.y * .7 + p.z) * 17.));
    return lamp(vec3(1., .70, .34) * mix(.9, 3.2, isLamp));
  }
  if (material == BEACON) return lamp(vec3(1., .80, .5) * 4.);
  if (material == HOUSE) return vinyl(vec3(.80, .72, .74));
  if (material == ROOF) return vinyl(vec3(.55, .06, .20));
  if (material < LAND && material > ROOF) return vinyl(vec3(.80, .30, .06));
  if (material >= LAND) {
    int i = int(material - LAND + .5);
    float inland = outline(ground, i);
    float top = smoothstep(.5, .9, dot(n, ground));
    vec3 sand = vec3(.95, .74, .50);
    return vinyl(mix(tongueColor(i) * .55, mix(sand, tongueColor(i), smoothstep(-.014, -.028, inland)), top));
  }
  // The sea: deep plum, paler and pinker at the shores.
  float shore = 1.;
  for (int i = ZERO; i < ISLANDS; i++) shore = smoothMin(shore, outline(ground, i), .06);
  float swell = .5 + .5 * sin(ground.y * 30. + 4. * sin(ground.x * 7. + ground.z * 5.));
  vec3 c = mix(vec3(.19, .012, .15), vec3(.25, .022, .19), swell * .5);
  c = mix(c, vec3(.62, .07, .26), smoothstep(.15, .0, shore) * .75);
  return Coat(c, .22, 0., 1., vec3(0), 0.);
}
