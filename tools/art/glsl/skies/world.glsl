// Camera, air and finish of a toy world: a body of radius 1 (or a group of bodies) about the origin, seen from +z.
// The scene gives map(p) -> (distance, material) and coatOf(material, p, n) -> Coat. It may #define AIR (the radius of
// a globe with air around it), HAS_BEAMS with beams(origin, ray, tHit) and HAS_MIRROR_SKY with mirrorSky(ray).
uniform vec3 glow; // colour of the air
uniform float zoom;
uniform vec2 shift;

const float EYE = 9.;

// Reflection in a mirror: one bounce into the scene with simple lighting, else the studio.
vec3 mirrored(vec3 p, vec3 ray) {
  float t = .02;
  for (int i = ZERO; i < 60; i++) {
    vec2 h = map(p + ray * t);
    if (h.x < .002) {
      vec3 at = p + ray * t;
      vec3 n = surfaceNormal(at, .002);
      Coat coat = coatOf(h.y, at, n);
      float wrap = clamp((dot(n, keyDirection) + .22) / 1.22, 0., 1.);
      return coat.color * (vec3(1., .93, .82) * wrap * 1.2 + vec3(.12, .12, .3)) + coat.lamp;
    }
    t += h.x * .9;
    if (t > 2.) break;
  }
#ifdef HAS_MIRROR_SKY
  return mirrorSky(ray);
#else
  return studio(ray);
#endif
}

vec3 worldColor(vec3 p, vec3 ray, float material) {
  vec3 view = -ray;
  vec3 n = surfaceNormal(p, .0012);
  float open = openness(p, n);
  Coat coat = coatOf(material, p, n);
  vec3 c = litColor(coat, n, view, open, sunlight(p, n));
#ifdef AIR
  // Day and night of the globe: the side away from the sun sinks into indigo; lamps stay as they are.
  float noon = dot(normalize(p), keyDirection);
  float shade = (1. - smoothstep(-.42, .30, noon)) * smoothstep(AIR + .45, AIR + .12, length(p));
  c *= mix(vec3(1), vec3(.20, .17, .34), shade);
#endif
  c += coat.lamp;
  if (coat.mirror > 0.) {
    float grazing = pow(1. - max(dot(n, view), 0.), 3.);
    c = mix(c, mirrored(p + n * .01, reflect(ray, n)) * mix(.8, 1., grazing), coat.mirror);
  }
#ifdef AIR
  // A soft haze towards the lit limb of the globe, on everything that stands near its ground.
  vec3 upward = normalize(p);
  float limb = pow(1. - max(dot(upward, view), 0.), 2.6) * smoothstep(AIR + .35, AIR, length(p));
  float day = smoothstep(-.25, .8, noon);
  c = mix(c, glow * .8 * day, limb * .40) + glow * limb * day * .22;
#endif
  return c;
}

#ifdef AIR
// The halo of the air: thin, and only where the light comes from.
vec3 halo(vec3 origin, vec3 ray) {
  vec3 closest = origin + ray * dot(-origin, ray);
  float height = length(closest) / AIR;
  float day = smoothstep(-.55, .8, dot(normalize(closest), keyDirection));
  return glow * exp(-(height - .985) * 17.) * smoothstep(.97, 1., height) * smoothstep(1.36, 1.02, height) * day * .8;
}
#endif

void picture(vec2 pixel, out vec4 surface, out vec3 bodiless) {
  setLights();
  vec2 q = (pixel - .5 * resolution) / resolution.y * 2. / zoom + shift;
  vec3 origin = vec3(0, 0, EYE);
  vec3 ray = normalize(vec3(q, -EYE));
  surface = vec4(0);
  bodiless = vec3(0);
  vec2 hit = march(origin, ray, FAR);
  if (hit.x > 0.) surface = vec4(worldColor(origin + ray * hit.x, ray, hit.y), 1.);
#ifdef AIR
  else bodiless = halo(origin, ray);
#endif
#ifdef HAS_BEAMS
  bodiless += beams(origin, ray, hit.x > 0. ? hit.x : FAR);
#endif
}
