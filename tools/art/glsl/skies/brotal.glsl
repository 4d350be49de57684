// Brotal: the shipyard of ideas. From a small globe grows a great sprout inside a dock of scaffolds and lamps; its roots
// reach out below.
#define AIR .56

const float SOIL = 20.;
const float STEM = 21.;
const float LEAF = 22.;
const float ROOT = 23.;
const float FRAME = 24.;
const float GILT = 25.;
const float LAMP_BALL = 26.;
const float CRANE = 27.;
const float GLOBE = .54;

vec3 own(vec3 p) {
  p.xy = rotation(-.08) * p.xy;
  p.yz = rotation(.24) * p.yz;
  return p;
}

// A leaf from the origin outward to the right: broad, hollow, its tip bent down, its face towards the viewer.
float leafBlade(vec3 q, float size) {
  q /= size;
  vec3 axis = vec3(.800, .600, 0.);
  vec3 face = normalize(vec3(-.600, .800, 0.) * .62 + vec3(0, 0, 1) * .78);
  vec3 across = cross(axis, face);
  q = vec3(dot(q, axis), dot(q, across), dot(q, face));
  float u = clamp(q.x, 0., 1.);
  float width = .40 * pow(4. * u * (1. - u) + 1e-4, .60) * mix(1.12, .72, u);
  float bend = q.z + .30 * u * u - .10 * u - .55 * q.y * q.y;
  vec2 w = vec2(max(abs(q.y) - width, max(-q.x, q.x - 1.)) + .02, abs(bend) - .012);
  return (min(max(w.x, w.y), 0.) + length(max(w, 0.)) - .022) * size * .62;
}

float root(vec3 q, float angle, float reach) {
  vec3 d = vec3(cos(angle), 0, sin(angle));
  vec3 aside = vec3(-d.z, 0, d.x) * .06;
  vec3 k0 = d * .12 - vec3(0, .44, 0);
  vec3 k1 = d * .20 - vec3(0, .64, 0) + aside;
  vec3 k2 = d * .34 * reach - vec3(0, .62 + .18 * reach, 0) - aside;
  vec3 k3 = d * .44 * reach - vec3(0, .58 + .44 * reach, 0) + aside;
  float r = roundCone(q, k0, k1, .110, .062);
  r = smoothMin(r, roundCone(q, k1, k2, .062, .036), .06);
  return smoothMin(r, roundCone(q, k2, k3, .036, .010), .04);
}

vec2 map(vec3 p) {
  vec3 q = own(p);
  if (length(p) > 1.75) return vec2(length(p) - 1.62, SOIL);
  float r = length(q);
  float lump = .020 * sin(q.x * 11. + 1.) * sin(q.y * 10.) * sin(q.z * 12. + 2.);
  vec2 best = vec2((r - GLOBE - lump) * .9, SOIL);
  // Stem with a slow bend, two great leaves and a bud between them.
  vec3 s = q;
  s.x -= .07 * sin(q.y * 3.4);
  float stem = roundCone(s, vec3(0, .40, 0), vec3(0, 1.02, 0), .110, .062);
  best = nearer(best, vec2(smoothMin(stem, r - GLOBE + .03, .16), q.y > .58 ? STEM : SOIL));
  vec3 top = s - vec3(0, .98, 0);
  best = nearer(best, vec2(leafBlade(top, .92), LEAF));
  best = nearer(best, vec2(leafBlade(top * vec3(-1, 1, 1) + vec3(0, .10, 0), .76), LEAF));
  best = nearer(best, vec2(roundCone(top, vec3(0, .03, 0), vec3(.02, .20, 0), .066, .018), STEM));
  float roots = roundCone(q, vec3(0, -.30, 0), vec3(.02, -.98, .03), .24, .014);
  for (int i = ZERO; i < 7; i++)
    roots = smoothMin(roots, root(q, float(i) * .8976 + .35, .70 + .50 * fract(float(i) * .618)), .07);
  bool isSoil = q.y > -.40 + .05 * sin(atan(q.z, q.x) * 5.);
  best = nearer(best, vec2(smoothMin(roots, r - GLOBE + .04, .14), isSoil ? SOIL : ROOT));
  // The dock: two hoops joined by posts, a lamp on every post.
  for (int i = ZERO; i < 2; i++) {
    float y = i == 0 ? .10 : .46;
    float ring = i == 0 ? .92 : .82;
    float hoop = roundRect(vec2(length(q.xz) - ring, q.y - y), vec2(.050, .026), .018);
    best = nearer(best, vec2(hoop, i == 0 ? FRAME : CRANE));
  }
  vec3 post = around(q, 10., .5);
  best = nearer(best, vec2(capsule(post, vec3(.92, .10, 0), vec3(.82, .46, 0), .022), FRAME));
  vec3 brace = post;
  brace.z = abs(brace.z);
  best = nearer(best, vec2(capsule(brace, vec3(.92, .12, 0), vec3(.80, .45, .26), .011), GILT));
  best = nearer(best, vec2(length(post - vec3(.82, .52, 0)) - .034, LAMP_BALL));
  vec3 spoke = around(q, 5., .25);
  best = nearer(best, vec2(capsule(spoke, vec3(.45, .0, 0), vec3(.92, .10, 0), .030), FRAME));
  // A crane on the hoop.
  vec3 c = q;
  c.xz = rotation(.62) * c.xz;
  c -= vec3(.90, .10, 0);
  best = nearer(best, vec2(roundBox(c - vec3(0, .42, 0), vec3(.030, .42, .030), .012), CRANE));
  best = nearer(best, vec2(roundBox(c - vec3(-.12, .82, 0), vec3(.34, .026, .026), .012), CRANE));
  best = nearer(best, vec2(capsule(c, vec3(0, .98, 0), vec3(-.42, .84, 0), .010), GILT));
  best = nearer(best, vec2(capsule(c, vec3(0, .98, 0), vec3(.20, .84, 0), .010), GILT));
  best = nearer(best, vec2(capsule(c, vec3(0, .80, 0), vec3(0, .98, 0), .020), CRANE));
  best = nearer(best, vec2(capsule(c, vec3(-.36, .80, 0), vec3(-.36, .62, 0), .008), GILT));
  best = nearer(best, vec2(length(c - vec3(-.36, .57, 0)) - .055, LAMP_BALL));
  return best;
}

Coat coatOf(float material, vec3 p, vec3 n) {
  vec3 q = own(p);
  if (material == STEM) return vinyl(vec3(.26, .66, .14));
  if (material == LEAF) {
    float vein = groove(sin((abs(q.x) - q.y * .9) * 30.), .25);
    return vinyl(mix(vec3(.10, .56, .16), vec3(.46, .82, .30), vein * .55));
  }
  if (material == ROOT) return vinyl(vec3(.52, .28, .12));
  if (material == FRAME) return vinyl(vec3(.72, .74, .78));
  if (material == CRANE) return vinyl(vec3(.90, .50, .06));
  if (material == GILT) return gilded();
  if (material == LAMP_BALL) return lamp(vec3(.50, 1., .72) * 3.);
  // Soil in layers: moss on top, earth, stone below.
  float layer = q.y + .04 * sin(atan(q.z, q.x) * 6.) + .02 * sin(q.x * 19.);
  vec3 c = mix(vec3(.06, .26, .28), vec3(.42, .20, .09), smoothstep(-.30, -.27, layer));
  c = mix(c, vec3(.58, .34, .14), smoothstep(.0, .03, layer));
  c = mix(c, vec3(.08, .42, .18), smoothstep(.20, .23, layer));
  return vinyl(c);
}
