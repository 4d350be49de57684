// Parts of the sky: nebula, far stars, planet, sun. For flat pictures: a scene file after this one writes picture().
uniform vec3 glow;
uniform float time;
uniform float seed;
uniform vec3 colorA;
uniform vec3 colorB;
uniform vec3 colorC;
uniform vec3 colorD;
uniform vec3 sunDirection;
uniform float ringed;    // 1 = the planet has rings
uniform float clouds;    // 0..1
uniform float seaLevel;  // 0..1, share of the height that is sea
uniform float cities;    // 0..1, lights of the night side
uniform float gasGiant;  // 1 = bands in place of land

float square(float x) {
  return x * x;
}

float octaves(vec3 p, int count) {
  float weight = .5;
  float sum = 0.;
  for (int i = 0; i < count; i++) {
    sum += weight * valueNoise(p);
    p = p * 2.03 + vec3(3.1, 7.7, 1.3);
    weight *= .5;
  }
  return sum;
}

vec3 gradientAt(vec3 p) {
  p = vec3(
    dot(p, vec3(127.1, 311.7, 74.7)),
    dot(p, vec3(269.5, 183.3, 246.1)),
    dot(p, vec3(113.5, 271.9, 124.6))
  );
  return -1. + 2. * fract(sin(p) * 43758.5453);
}

float corner(vec3 cell, vec3 f, vec3 at) {
  return dot(gradientAt(cell + at), f - at);
}

// Gradient noise about .5: value noise leaves straight folds when it is warped.
float gradientNoise(vec3 x) {
  vec3 i = floor(x);
  vec3 f = fract(x);
  vec3 u = f * f * f * (f * (f * 6. - 15.) + 10.);
  float low = mix(
    mix(corner(i, f, vec3(0)), corner(i, f, vec3(1, 0, 0)), u.x),
    mix(corner(i, f, vec3(0, 1, 0)), corner(i, f, vec3(1, 1, 0)), u.x),
    u.y
  );
  float high = mix(
    mix(corner(i, f, vec3(0, 0, 1)), corner(i, f, vec3(1, 0, 1)), u.x),
    mix(corner(i, f, vec3(0, 1, 1)), corner(i, f, vec3(1)), u.x),
    u.y
  );
  return .5 + .62 * mix(low, high, u.z);
}

float gradientOctaves(vec3 p, int count) {
  float weight = .5;
  float sum = 0.;
  for (int i = 0; i < count; i++) {
    sum += weight * gradientNoise(p);
    p = p * 2.03 + vec3(3.1, 7.7, 1.3);
    weight *= .5;
  }
  return sum;
}

// Bright threads.
float ridges(vec3 p) {
  float weight = .5;
  float sum = 0.;
  for (int i = 0; i < 5; i++) {
    float n = max(1. - abs(2. * gradientNoise(p) - 1.) * 1.5, 0.);
    sum += weight * n * n;
    p = p * 2.05 + 5.2;
    weight *= .5;
  }
  return sum;
}

// Quiet cloud, sampled on a cylinder so that it repeats sideways without a seam. uv is 0..1, aspect = width / height.
vec3 nebula(vec2 uv, float aspect) {
  float around = uv.x * 6.28318;
  vec3 p = vec3(cos(around) * aspect * .5, sin(around) * aspect * .5, uv.y * 3.) * .62 + seed;
  vec3 warp = vec3(
    gradientOctaves(p * .9 + 1.7, 4),
    gradientOctaves(p * .9 + 9.2, 4),
    gradientOctaves(p * .9 + 4.4, 4)
  );
  warp = (warp - .5) * 1.5;
  float density = gradientOctaves(p * 1.2 + warp * 2.6, 6);
  float thread = ridges(p + warp * 1.8 + 3.);
  float dust = gradientOctaves(p * 1.9 + warp * 3.4 + 21., 6);
  float band = exp(-square((uv.y - .52 + .20 * sin(around + 1.) + .45 * warp.x) * 3.1));
  vec3 c = mix(colorD * .55, colorD * 1.6, smoothstep(.2, .8, density)) + colorD * 1.2 * band;
  c += colorA * pow(smoothstep(.34, .85, density), 1.7) * (.20 + .75 * band) * .55;
  c += colorB * pow(smoothstep(.40, .95, thread), 2.2) * band * band * .34;
  c += colorC * pow(smoothstep(.50, .85, density * thread * 2.2), 2.) * band * band * .22;
  return c * mix(1., .45, smoothstep(.46, .70, dust) * (.35 + .65 * band));
}

// One layer of stars: whole numbers of `cells` across and up, so that the layer repeats both ways without a seam.
vec3 starLayer(vec2 uv, vec2 cells, float sharpness, float share) {
  vec2 grid = mod(uv * cells, cells);
  vec2 cell = floor(grid);
  vec2 f = fract(grid) - .5;
  if (hash2(cell + seed * 3.1) >= share) return vec3(0);
  vec2 middle = (vec2(hash2(cell + 1.3), hash2(cell + 7.9)) - .5) * .6;
  float d = length(f - middle);
  float bright = pow(hash2(cell + 3.3), 5.) * .95 + .05;
  vec3 tone = mix(vec3(.65, .78, 1.), vec3(1., .86, .70), hash2(cell + 11.));
  vec3 c = tone * bright * exp(-d * d * sharpness * sharpness) * 2.4;
  if (bright > .55) {
    vec2 q = abs(f - middle);
    float flare = exp(-q.x * sharpness * 3.) * exp(-q.y * sharpness * .30);
    flare += exp(-q.y * sharpness * 3.) * exp(-q.x * sharpness * .30);
    c += tone * bright * .5 * flare * smoothstep(.5, .2, max(q.x, q.y));
  }
  return c;
}

const vec3 PLANET_AXIS = vec3(.25, .94, .2);
const vec3 RING_NORMAL = vec3(.28, .93, .24);

// Ground colour in rgb, share of land in a. `local` is the surface point in the planet's own frame.
vec4 planetGround(vec3 local, float eastward) {
  vec3 p = local * 1.9 + seed;
  vec3 warp = vec3(octaves(p + 2., 5), octaves(p + 13., 5), octaves(p + 29., 5)) - .5;
  float detail = octaves(p * 6. + warp * 2., 5);
  if (gasGiant > .5) {
    float wobble = octaves(vec3(local.x * 2., local.y * 7., local.z * 2.) + seed + warp * 1.2, 6) - .5;
    float stripe = .5 + .5 * sin((local.y * 5.5 + wobble * 2.3) * 2.2);
    float fine = octaves(vec3(local.y * 14. + warp.x * 3., seed, warp.y * 2.), 4);
    vec3 c = mix(colorA, colorB, smoothstep(.15, .85, stripe));
    c = mix(c, colorC, smoothstep(.45, .75, fine) * .65) * (.85 + .35 * detail);
    float storm = length((vec2(eastward, local.y) - vec2(-.18, -.26)) * vec2(1., 1.9));
    float swirl = octaves(vec3(storm * 16. - warp.x * 4., seed, warp.z * 4.), 4);
    return vec4(mix(c, mix(colorC, colorB, swirl), smoothstep(.27, .16, storm) * .85), 0.);
  }
  float height = octaves(p * 1.15 + warp * 1.3, 7);
  float land = smoothstep(seaLevel, seaLevel + .015, height);
  vec3 sea = mix(colorA * .38, colorA, smoothstep(seaLevel - .16, seaLevel, height));
  vec3 ground = mix(colorB, colorC, smoothstep(seaLevel + .02, seaLevel + .20, height + .14 * (detail - .5)));
  ground *= .72 + .5 * detail;
  ground = mix(ground, vec3(.92, .94, 1.), smoothstep(.74, .86, abs(local.y) + .22 * (detail - .5)));
  return vec4(mix(sea, ground, land), land);
}

float planetRelief(vec3 local, vec3 warp) {
  return octaves(local * 2.185 + seed * 1.15 + warp * 1.3, 5);
}

// A planet of radius 1 about q = 0. surface is premultiplied; bodiless is the halo of its air.
void planet(vec2 q, out vec4 surface, out vec3 bodiless) {
  vec3 sun = normalize(sunDirection);
  float r2 = dot(q, q);
  surface = vec4(0);
  bodiless = vec3(0);
  vec3 ringNormal = normalize(RING_NORMAL);
  float z = sqrt(max(0., 1. - r2));
  vec3 n = vec3(q, z);
  if (r2 < 1.02) {
    vec3 north = normalize(PLANET_AXIS);
    vec3 east = normalize(cross(north, vec3(0, 0, 1)));
    vec3 outward = cross(north, east);
    vec3 local = vec3(dot(n, east), dot(n, north), dot(n, outward));
    local.xz = rotation(time) * local.xz;
    vec4 ground = planetGround(local, dot(n, east));
    vec3 p = local * 1.9 + seed;
    vec3 warp = vec3(octaves(p + 2., 5), octaves(p + 13., 5), octaves(p + 29., 5)) - .5;

    // Relief from the slope of the height.
    vec3 e = vec3(.012, 0, 0);
    float slopeEast = planetRelief(local + e.xyy, warp) - planetRelief(local - e.xyy, warp);
    float slopeNorth = planetRelief(local + e.yxy, warp) - planetRelief(local - e.yxy, warp);
    vec3 bumpy = normalize(n - (east * slopeEast + north * slopeNorth) * 1.6 * ground.a * (1. - gasGiant));
    float day = smoothstep(-.10, .42, dot(bumpy, sun));
    float globe = dot(n, sun);
    vec3 warm = mix(vec3(1., .45, .30), vec3(1., .96, .90), smoothstep(-.02, .40, globe));
    vec3 c = ground.rgb * (warm * day * .95 + vec3(.030, .026, .085));
    float wet = (1. - ground.a) * (1. - gasGiant);
    float mirror = max(dot(n, normalize(sun + vec3(0, 0, 1))), 0.);
    c += wet * vec3(1., .92, .8) * day * (pow(mirror, 60.) * .9 + pow(mirror, 9.) * .12);

    if (clouds > 0.) {
      vec3 pc = local * 2.3 + seed * 2.;
      vec3 wc = vec3(octaves(pc + 5., 4), octaves(pc * 1.3 + 8., 4), octaves(pc + 17., 4)) - .5;
      vec3 toSun = vec3(dot(sun, east), dot(sun, north), 0.) * .10;
      float cover = smoothstep(.50, .74, octaves(pc * vec3(1., 1.9, 1.) + wc * 2.6, 6)) * clouds;
      float shade = smoothstep(.50, .74, octaves((pc + toSun) * vec3(1., 1.9, 1.) + wc * 2.6, 5)) * clouds;
      c *= 1. - .45 * shade * (1. - cover);
      vec3 white = vec3(.98, .97, 1.) * (warm * smoothstep(-.12, .5, globe) * .80 + vec3(.05, .045, .11));
      c = mix(c, white, cover * .92);
    }
    if (cities > 0.) {
      float lamps = pow(smoothstep(.55, .85, octaves(local * 26. + seed, 4)), 1.2);
      lamps *= smoothstep(.44, .60, octaves(local * 5., 4)) * ground.a;
      c += vec3(1., .72, .36) * lamps * 5.5 * cities * smoothstep(.12, -.12, globe);
    }
    if (ringed > .5) {
      float t = -dot(n, ringNormal) / dot(sun, ringNormal);
      float crossing = length(n + sun * t);
      if (t > 0. && crossing > 1.35 && crossing < 2.25) c *= .45;
    }
    // Air: a thin bright limb on the lit side, a soft haze inward.
    float limb = pow(1. - z, 2.4);
    c += glow * limb * smoothstep(-.30, .75, globe) * 1.15;
    c = mix(c, glow * .9 * smoothstep(-.2, .8, globe), limb * .35);
    float inside = 1. - smoothstep(.985, 1., sqrt(r2));
    surface = vec4(c * inside, inside);
  }
  float r = sqrt(r2);
  if (r > .97) {
    float facing = dot(normalize(vec3(q, 0.)), sun);
    float halo = exp(-(r - .985) * 16.) * smoothstep(-.55, .8, facing) * smoothstep(.97, 1., r);
    bodiless = glow * halo * .85 * (1. - surface.a);
  }
  if (ringed > .5) {
    // The ring's plane: its front half covers the disc, its back half hides behind it.
    vec3 from = vec3(q, 6.);
    vec3 hit = from + vec3(0, 0, -1) * (dot(from, ringNormal) / ringNormal.z);
    float across = length(hit);
    if (across > 1.38 && across < 2.25 && !(r2 < 1. && hit.z < z)) {
      float u = (across - 1.38) / .87;
      float dense = smoothstep(.25, .72, octaves(vec3(u * 22., seed, 1.), 4)) * (.55 + .45 * sin(u * 60.));
      dense *= smoothstep(0., .05, u) * smoothstep(1., .86, u);
      dense *= 1. - .9 * smoothstep(.035, .02, abs(u - .62));
      float behind = dot(hit, sun);
      float sunlit = behind < 0. ? smoothstep(.93, 1.06, length(hit - sun * behind)) : 1.;
      vec3 c = mix(colorC, colorB, u) * 1.5 * (.10 + .95 * sunlit) + glow * .06;
      float cover = clamp(dense * .95, 0., 1.);
      surface = mix(surface, vec4(c, 1.), cover);
    }
  }
}

// A sun whose disc has radius .16 about q = 0 and whose halo ends at 1. Light only: for screen or additive blending.
vec3 sunLight(vec2 q) {
  float r = length(q);
  float angle = atan(q.y, q.x);
  vec3 c = mix(vec3(1), glow, smoothstep(.05, .16, r)) * smoothstep(.17, .14, r) * 3.;
  float rays = .6 + .4 * octaves(vec3(cos(angle) * 3., sin(angle) * 3., seed), 4);
  vec3 halo = glow * (.060 / (r * r + .012)) * rays * .42 + glow * exp(-r * 4.);
  return c + halo * pow(smoothstep(1., .0, r), 1.5);
}
