// The Galactic Council in session: rings of seats climb around a dark floor, light banners hang on the wall, the dome is
// of glass. Light and life are at the sides and above; the middle stays dark for what is written in front of it.

const int TIERS = 4;
const float FIRST_RING = 5.2;
const float TIER_DEPTH = 1.12;
const float TIER_RISE = .74;
const float SEAT = .66;        // how far behind the desk a delegate sits
const float SEAT_WIDTH = 1.34;
const float WALL_RING = 10.4;
const float DOME_FOOT = 6.2;
const vec3 MIDDLE = vec3(0, 0, -1);
const vec3 STANDPOINT = vec3(0, 2.35, 5.0);
const vec3 SUN = vec3(-.478, .695, .539); // as the key light
const float LENS = 1.42;
const float PITCH = .155;

const float FLOOR = 20.;
const float STEP = 21.;
const float DESK = 22.;
const float DESK_TOP = 23.;
const float STRIP = 24.;
const float WALL = 25.;
const float BANNER = 26.;
const float RIB = 27.;
const float PODIUM = 28.;
const float PODIUM_LIGHT = 29.;
const float CORNICE = 30.;
const float BANNERS = 18.;
const float BANNER_HEIGHT = 4.72;

// Which seat of a tier is nearest: (angle of its middle, number).
vec2 seatAt(float angle, float tier) {
  float ring = FIRST_RING + SEAT + tier * TIER_DEPTH;
  float count = floor(6.28318 * ring / SEAT_WIDTH);
  float number = round(angle / 6.28318 * count + mod(tier, 2.) * .5) - mod(tier, 2.) * .5;
  return vec2(number / count * 6.28318, mod(number + count, count));
}

float delegateId(float tier, float number) {
  return hash2(vec2(number * 1.37 + 3.1, tier * 7.91 + .7));
}

// p in the frame of the nearest delegate of a tier, and its id.
vec4 atDelegate(vec3 p, float tier) {
  vec2 seat = seatAt(atan(p.z, p.x), tier);
  float c = cos(seat.x);
  float s = sin(seat.x);
  float outward = c * p.x + s * p.z;
  float aside = -s * p.x + c * p.z;
  float ring = FIRST_RING + SEAT + tier * TIER_DEPTH;
  vec3 local = vec3(ring - outward, p.y - tier * TIER_RISE - .42, aside);
  return vec4(local, delegateId(tier, seat.y));
}

bool isTaken(float id) {
  return fract(id * 7.7) > .10;
}

vec2 tiers(vec2 best, vec3 p, float ring) {
  float nearest = clamp(floor((ring - FIRST_RING) / TIER_DEPTH), 0., float(TIERS - 1));
  for (int i = ZERO; i < 2; i++) {
    float tier = min(nearest + float(i), float(TIERS - 1));
    float front = FIRST_RING + tier * TIER_DEPTH;
    float ground = tier * TIER_RISE + .10;
    best = nearer(best, vec2(smoothMax(front + .04 - ring, p.y - ground, .03), STEP));
    // Desk: a leaning front with a rounded top and a strip of light under it.
    vec2 q = vec2(ring - front - .06, p.y - ground);
    best = nearer(best, vec2(roundRect(q - vec2(.02 + .06 * q.y, .27), vec2(.075, .30), .03) * .95, DESK));
    best = nearer(best, vec2(roundRect(q - vec2(.10, .60), vec2(.20, .036), .034), DESK_TOP));
    best = nearer(best, vec2(length(q - vec2(-.10, .545)) - .014, STRIP));
  }
  return best;
}

vec2 sitting(vec2 best, vec3 p, float ring) {
  float tier = clamp(round((ring - FIRST_RING - SEAT) / TIER_DEPTH), 0., float(TIERS - 1));
  float height = p.y - tier * TIER_RISE - 1.14;
  if (abs(height) > 1.3) return nearer(best, vec2(abs(height) - 1., SHELL));
  vec4 at = atDelegate(p, tier);
  if (!isTaken(at.w)) return best;
  float bound = length(at.xyz - vec3(0, .62, 0)) - 1.;
  if (bound > .3) return nearer(best, vec2(bound + .15, SHELL));
  return delegate(best, at.xyz, at.w);
}

vec2 wall(vec2 best, vec3 p, float ring) {
  float inside = WALL_RING - ring;
  float angle = atan(p.z, p.x);
  float bay = 6.28318 / BANNERS;
  float turn = (fract(angle / bay + .5) - .5) * bay;
  float aside = sin(turn) * ring;
  float niche = .16 * smoothstep(.95, 1.05, abs(aside));
  best = nearer(best, vec2(max(inside - .30 + niche, p.y - DOME_FOOT), WALL));
  vec3 banner = vec3(inside - .58 + .03 * sin(p.y * 2.2 + angle * 5.), p.y - BANNER_HEIGHT, aside);
  float cloth = roundBox(banner, vec3(.03, 1.12, .46), .03);
  cloth = max(cloth, -(banner.y + 1.30 - abs(banner.z) * .80));
  best = nearer(best, vec2(cloth * .8, BANNER));
  best = nearer(best, vec2(length(vec2(ring - WALL_RING + .42, p.y - DOME_FOOT)) - .16, CORNICE));
  return nearer(best, vec2(length(vec2(ring - WALL_RING + .60, p.y - DOME_FOOT + .10)) - .030, STRIP));
}

vec2 dome(vec2 best, vec3 p, float ring) {
  if (p.y < DOME_FOOT - 1.) return best;
  vec3 q = vec3(p.x, (p.y - DOME_FOOT) * 1.5, p.z);
  float shell = length(q) - WALL_RING + .3;
  float bay = 6.28318 / BANNERS;
  float turn = (fract(atan(p.z, p.x) / bay) - .5) * bay;
  float ribs = length(vec2(shell, sin(turn) * ring)) - .10;
  float hoops = 1e9;
  for (int i = ZERO; i < 3; i++) {
    float height = sin(.50 + .42 * float(i)) * (WALL_RING - .3);
    hoops = min(hoops, length(vec2(shell, q.y - height)) - .075);
  }
  float crown = length(vec2(shell, ring - 1.2)) - .16;
  return nearer(best, vec2(min(min(ribs, hoops), crown) * .62, RIB));
}

vec2 map(vec3 world) {
  vec3 p = world - MIDDLE;
  float ring = length(p.xz);
  vec2 best = vec2(p.y, FLOOR);
  best = nearer(best, vec2(slab(ring - 1.25, p.y, .10, .04), PODIUM));
  best = nearer(best, vec2(slab(ring - .95, p.y - .10, .10, .04), PODIUM));
  best = nearer(best, vec2(length(vec2(ring - 1.08, p.y - .115)) - .03, PODIUM_LIGHT));
  if (ring > FIRST_RING - 1.2) {
    float over = p.y - (ring - FIRST_RING) / TIER_DEPTH * TIER_RISE - 2.6;
    if (over < .4) {
      best = tiers(best, p, ring);
      best = sitting(best, p, ring);
    } else best = nearer(best, vec2(over * .7, STEP));
  } else best.x = min(best.x, FIRST_RING - .75 - ring);
  if (ring > WALL_RING - 2.4) best = wall(best, p, ring);
  else best.x = min(best.x, WALL_RING - 1.4 - ring);
  return dome(best, p, ring);
}

vec3 bannerColor(float number) {
  float c = mod(number, 5.);
  if (c < .5) return vec3(1., .22, .30);
  if (c < 1.5) return vec3(1., .55, .16);
  if (c < 2.5) return vec3(.10, .62, 1.);
  if (c < 3.5) return vec3(.22, .90, .46);
  return vec3(.50, .32, 1.);
}

Coat bannerCoat(vec3 p) {
  float bay = 6.28318 / BANNERS;
  float angle = atan(p.z, p.x);
  float number = round(angle / bay);
  float aside = sin(angle - number * bay) * length(p.xz);
  float y = p.y - BANNER_HEIGHT;
  float border = smoothstep(.34, .38, abs(aside));
  // A planet with its ring, the council's sign.
  float r = length(vec2(aside, y - .16));
  vec2 tilted = rotation(.4) * vec2(aside, y - .16);
  float emblem = smoothstep(.015, -.015, r - .15) + groove(length(tilted * vec2(1., 3.2)) - .27, .035);
  vec3 c = bannerColor(number + BANNERS) * mix(.62, 1.15, smoothstep(-1.1, 1., y));
  return lamp(mix(c * mix(1., .55, border), vec3(1., .92, .80) * 1.3, clamp(emblem, 0., 1.)) * 1.05);
}

Coat coatOf(float material, vec3 world, vec3 n) {
  vec3 p = world - MIDDLE;
  float ring = length(p.xz);
  if (material >= SHELL) {
    float tier = clamp(round((ring - FIRST_RING - SEAT) / TIER_DEPTH), 0., float(TIERS - 1));
    return delegateCoat(material, atDelegate(p, tier).w);
  }
  if (material == BANNER) return bannerCoat(p);
  if (material == STRIP) return lamp(vec3(.20, .66, 1.) * 1.3);
  if (material == PODIUM_LIGHT) return lamp(vec3(.20, .72, 1.) * 1.6);
  if (material == DESK) return vinyl(vec3(.11, .085, .27));
  if (material == DESK_TOP) return vinyl(vec3(.50, .48, .60));
  if (material == STEP) return vinyl(vec3(.06, .05, .16));
  if (material == RIB || material == CORNICE) return vinyl(vec3(.52, .50, .62));
  if (material == PODIUM) return vinyl(vec3(.16, .13, .36));
  if (material == WALL) {
    float panel = groove(fract(p.y * .62) - .5, .03);
    return vinyl(mix(vec3(.13, .10, .32), vec3(.05, .04, .14), panel));
  }
  // Floor: dark and polished, with inlaid rings of light.
  float inlay = groove(ring - 2.2, .03) + groove(ring - 3.6, .022) + groove(ring - 4.55, .05);
  float ray = groove(sin(atan(p.z, p.x) * 9.) * ring, .05) * smoothstep(3.6, 3.8, ring) * smoothstep(4.55, 4.4, ring);
  return Coat(vec3(.035, .03, .10), .16, 0., 1., vec3(.10, .42, .80) * (inlay + ray * .7) * .45, 0.);
}

// Space above the dome.
vec3 skyColor(vec3 ray) {
  vec2 uv = vec2(ray.x / -ray.z, ray.y / -ray.z) * .5;
  vec3 p = vec3(uv * 2.2, seed);
  vec3 warp = vec3(gradientOctaves(p + 1.7, 3), gradientOctaves(p + 9.2, 3), 0.) - .5;
  float density = gradientOctaves(p * 1.3 + warp * 1.6, 5);
  vec3 c = mix(vec3(.012, .010, .06), vec3(.05, .03, .20), smoothstep(.3, .7, density));
  c += vec3(.40, .07, .30) * pow(smoothstep(.42, .86, density), 1.6) * .5;
  c += starLayer(fract(uv * .5 + .5), vec2(90., 90.), 15., .50) * .7;
  c += starLayer(fract(uv * .5 + .13), vec2(38., 38.), 24., .28) * .9;
  // A world beyond the glass, half lit.
  vec3 towards = normalize(vec3(.72, .66, -1.));
  vec3 right = normalize(cross(towards, vec3(0, 1, 0)));
  vec2 disc = vec2(dot(ray, right), dot(ray, cross(right, towards))) / .17;
  float r = length(disc);
  if (r < 1.) {
    vec3 n = vec3(disc, sqrt(1. - r * r));
    float day = smoothstep(-.15, .7, dot(n, SUN));
    float stripe = smoothstep(.3, .7, .5 + .5 * sin(n.y * 13. + 2. * n.x + 3. * valueNoise(n * 3.)));
    c = mix(vec3(.50, .10, .10), vec3(.85, .42, .16), stripe) * day * .30 + vec3(.02, .012, .05);
  }
  return c + vec3(.9, .4, .3) * exp(-abs(r - 1.) * 9.) * .10 * step(1., r);
}
