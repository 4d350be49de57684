// Semínia: the moon of seeds. Every crater is a bed with one seed in it: striped, round, bean or almond; two have
// sprouted, and three seeds have taken to the air under their parachutes.
#define AIR .86

const float GROUND = 20.;
const float SOIL = 21.;
const float STEM = 22.;
const float LEAF = 23.;
const float TUFT = 24.;
const float SEED = 30.;
const float GLOBE = .86;
const int BEDS = 12;

// Middle on the disc as seen (x, y), size, and how the seed lies (radians).
const vec4 BED[BEDS] = vec4[](
  vec4(-.26, .28, .28, .6), vec4(.36, .34, .22, -.5), vec4(.20, -.18, .26, 1.2), vec4(-.42, -.32, .24, -.3),
  vec4(.66, -.08, .20, .9), vec4(-.74, .14, .19, 1.5), vec4(.04, .72, .20, .2), vec4(-.02, -.70, .21, -.8),
  vec4(.54, -.60, .19, .4), vec4(-.56, .66, .17, 1.9), vec4(-.68, -.66, .16, 1.), vec4(.78, .46, .15, .3)
);

vec3 bedMiddle(int i) {
  vec2 at = BED[i].xy;
  return normalize(vec3(at, sqrt(max(.02, 1. - dot(at, at)))));
}

// p as seen from bed i: (along the seed, across it, height above the ground).
vec3 atBed(vec3 p, int i) {
  vec3 up = bedMiddle(i);
  vec3 east = normalize(cross(vec3(0, 1, 0), up));
  vec2 q = rotation(BED[i].w) * vec2(dot(p, east), dot(p, cross(up, east)));
  return vec3(q, dot(p, up) - GLOBE);
}

// Four kinds: 0 striped with a point, 1 round, 2 bent, 3 flat with a keel.
float seedShape(vec3 q, float size, int kind) {
  vec3 above = q - vec3(0, 0, size * .10);
  if (kind == 0) return roundCone(above, vec3(-size * .26, 0, 0), vec3(size * .46, 0, 0), size * .42, size * .10);
  if (kind == 1) return ellipsoid(q - vec3(0, 0, size * .12), vec3(size * .58, size * .58, size * .50));
  if (kind == 2) {
    vec3 limb = vec3(abs(q.x), q.y, q.z - size * .10);
    return capsule(limb, vec3(0, size * .12, 0), vec3(size * .34, -size * .10, 0), size * .34);
  }
  return roundCone(q, vec3(-size * .20, 0, size * .04), vec3(size * .42, 0, size * .04), size * .46, size * .16) * .9;
}

vec2 sprout(vec2 best, vec3 p, int i) {
  vec3 up = bedMiddle(i);
  vec3 side = normalize(cross(up, vec3(.2, .3, 1.)));
  vec3 q = p - up * (GLOBE - .02);
  q = vec3(dot(q, side), dot(q, up), dot(q, cross(side, up)));
  best = nearer(best, vec2(roundCone(q, vec3(0), vec3(0, .26, 0), .030, .020), STEM));
  vec3 leaf = vec3(abs(q.x) - .105, q.y - .305, q.z);
  leaf.xy = rotation(.50) * leaf.xy;
  return nearer(best, vec2(ellipsoid(leaf, vec3(.125, .022, .072)), LEAF));
}

vec3 flier(int i) {
  if (i == 0) return vec3(.88, .86, .30);
  if (i == 1) return vec3(1.20, .28, .16);
  return vec3(-1.06, .62, .1);
}

// A seed that hangs under a half globe of hairs.
vec2 parachute(vec2 best, vec3 p, int i) {
  vec3 q = p - flier(i);
  float size = i == 0 ? 1.15 : i == 1 ? .86 : .80;
  float bound = length(q) - .36 * size;
  if (bound > min(best.x, .2)) return nearer(best, vec2(bound, TUFT));
  vec3 up = normalize(flier(i) + vec3(0, .9, 0));
  vec3 side = normalize(cross(up, vec3(0, 0, 1)));
  q = vec3(dot(q, side), dot(q, up), dot(q, cross(side, up))) / size;
  vec2 whole = vec2(roundCone(q, vec3(0, -.20, 0), vec3(0, -.10, 0), .030, .050), SEED);
  whole = nearer(whole, vec2(capsule(q, vec3(0, -.08, 0), vec3(0, .10, 0), .012), STEM));
  for (int ring = ZERO; ring < 3; ring++) {
    float tilt = ring == 0 ? .40 : ring == 1 ? .85 : 1.25;
    float count = ring == 0 ? 5. : ring == 1 ? 9. : 11.;
    float angle = (round(atan(q.z, q.x) / 6.28318 * count)) / count * 6.28318;
    vec3 tip = vec3(sin(tilt) * cos(angle), cos(tilt), sin(tilt) * sin(angle)) * .22 + vec3(0, .10, 0);
    whole = nearer(whole, vec2(capsule(q, vec3(0, .10, 0), tip, .0085), TUFT));
    whole = nearer(whole, vec2(length(q - tip) - .024, TUFT));
  }
  return nearer(best, vec2(whole.x * size, whole.y));
}

vec2 map(vec3 p) {
  float r = length(p);
  vec2 best = vec2(r - GLOBE - .38, GROUND);
  if (r < GLOBE + .46) {
    float ground = r - GLOBE - .008 * sin(p.x * 13. + 1.) * sin(p.y * 12.) * sin(p.z * 14.);
    vec2 seeds = vec2(1e9, SEED);
    for (int i = ZERO; i < BEDS; i++) {
      vec3 q = atBed(p, i);
      float size = BED[i].z * GLOBE;
      float d = length(q.xy) / size;
      if (d > 1.6 || q.z < -.5) continue;
      // A soft rim and a shallow bowl.
      ground += .12 * size * smoothstep(1.02, .70, d) - .12 * size * groove(d - 1.08, .26);
      seeds = nearer(seeds, vec2(seedShape(q + vec3(0, 0, .08 * size), size, i % 4), SEED + float(i % 4)));
    }
    best = nearer(vec2(ground * .8, GROUND), seeds);
    best = sprout(best, p, 6);
    best = sprout(best, p, 4);
  }
  for (int i = ZERO; i < 3; i++) best = parachute(best, p, i);
  return best;
}

Coat coatOf(float material, vec3 p, vec3 n) {
  if (material == STEM) return vinyl(vec3(.20, .60, .12));
  if (material == LEAF) return vinyl(vec3(.28, .74, .16));
  if (material == TUFT) return Coat(vec3(.84, .90, .86), .6, 0., .3, vec3(.08, .14, .12), 0.);
  float inBed = 1e9;
  vec3 q = vec3(0);
  for (int i = ZERO; i < BEDS; i++) {
    vec3 at = atBed(p, i);
    float d = length(at.xy) / (BED[i].z * GLOBE);
    if (at.z > -.5 && d < inBed) {
      inBed = d;
      q = at / (BED[i].z * GLOBE);
    }
  }
  if (material == SEED) return vinyl(mix(vec3(.13, .08, .07), vec3(.86, .80, .62), smoothstep(-.25, .25, sin(q.y * 24.))));
  if (material == SEED + 1.) return vinyl(vec3(.86, .50, .08));
  if (material == SEED + 2.) {
    float eye = length((q.xy - vec2(0, -.20)) * vec2(.7, 1.));
    return vinyl(mix(vec3(.50, .09, .05), vec3(.82, .66, .50), smoothstep(.16, .11, eye)));
  }
  if (material == SEED + 3.) return vinyl(mix(vec3(.80, .70, .44), vec3(.55, .38, .12), groove(q.y, .06)));
  float speckle = fbm(p * 5.);
  vec3 moon = mix(vec3(.14, .50, .42), vec3(.40, .72, .56), smoothstep(.35, .62, speckle));
  vec3 earth = mix(vec3(.36, .18, .08), vec3(.46, .25, .12), .5 + .5 * sin(q.y * 34.));
  return matt(mix(earth, moon, smoothstep(.86, .96, inBed)));
}
