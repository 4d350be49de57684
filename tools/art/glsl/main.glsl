// Camera, materials and film planes of a solid picture. A scene gives map(p) -> (distance, material) and
// decal(p, n, material, base, second) -> colour; it may #define SECOND (the colour of white parts), ORTHOGRAPHIC,
// FLAME_COUNT with flames(), HAS_OWN with ownMaterial().
uniform vec3 camera; // azimuth, elevation, roll
uniform float zoom;
uniform vec2 shift;

layout(location = 0) out vec4 outSurface; // premultiplied colour and coverage
layout(location = 1) out vec4 outLight;   // light without a body: flames, halos
layout(location = 2) out vec4 outTint;    // how much of the surface's light is multiplied by the ship's colour

#ifndef SECOND
#define SECOND vec3(.74, .71, .80)
#endif
#ifndef FLAME_COUNT
#define FLAME_COUNT 0
#endif

struct Sampled {
  vec4 surface;
  vec3 light;
  vec3 tint;
};

struct Finish {
  float rough;
  float metal;
  float coat;
};

Finish finishOf(float material) {
  if (material == WHITE) return Finish(.4, 0., .9);
  if (material == METAL) return Finish(.38, 1., 0.);
  if (material == DARK) return Finish(.35, 0., .5);
  if (material == DASH) return Finish(.5, 0., .45);
  if (material == ACCENT) return Finish(.35, 0., .9);
  if (material == GOLD) return Finish(.28, 1., 0.);
  return Finish(.42, 0., .9);
}

vec3 colorOf(float material, vec3 p, vec3 n, vec3 coat) {
  if (material == PAINT) return decal(p, n, material, coat, SECOND);
  if (material == WHITE) return decal(p, n, material, SECOND, coat);
  if (material == METAL) return vec3(.42, .42, .55);
  if (material == DARK) return vec3(.05, .045, .10);
  if (material == DASH) return vec3(.115, .10, .22);
  if (material == ACCENT) return vec3(.95, .45, .28);
  if (material == GOLD) return vec3(.95, .68, .35);
  return SECOND;
}

vec3 visorColor(vec3 n, vec3 view, vec3 ray, float open) {
  float nv = max(dot(n, view), 0.);
  vec3 mirrored = studio(reflect(ray, n)) * (.10 + .7 * pow(1. - nv, 4.)) * mix(.5, 1., open);
  return vec3(.010, .030, .12) + mirrored + vec3(.05, .16, .42) * max(dot(n, keyDirection), 0.) * .5;
}

vec3 screenColor(vec3 p, float open) {
  vec3 c = vec3(.012, .016, .055) + glow * .035 * (.5 + .5 * open);
  c += glow * .05 * smoothstep(.9, -.2, open);
  float streak = abs(fract((p.x * .8 - p.y) * .9) - .5);
  return c + vec3(.5, .6, 1.) * .020 * smoothstep(.02, .0, streak - .16);
}

vec3 glassColor(vec3 n, vec3 view, vec3 ray, float open, float lit) {
  float nv = max(dot(n, view), 0.);
  float mirror = .05 + .95 * pow(1. - nv, 4.);
  vec3 mirrored = reflect(ray, n);
  vec3 inner = mix(vec3(.015, .02, .09), vec3(.05, .16, .38), smoothstep(-.3, .8, n.y));
  inner += glow * .22 * smoothstep(.35, -.35, n.y) * (1. - pow(1. - nv, 2.)); // console light from below
  vec3 c = inner + studio(mirrored) * mirror * mix(.5, 1., open) * 1.25;
  c += vec3(1., .95, .88) * smoothstep(.93, .965, dot(mirrored, keyDirection)) * 1.3 * lit;
  return c + vec3(.42, .90, 1.) * pow(1. - nv, 2.5) * smoothstep(-.2, .6, dot(n, rimDirection)) * .9;
}

#if FLAME_COUNT > 0
// The part of each engine's light that falls on a surface.
vec3 flameSpill(vec3 p, vec3 n, float open) {
  vec3 spill = vec3(0);
  for (int i = ZERO; i < FLAME_COUNT; i++) {
    vec3 from;
    vec3 to;
    float radius;
    flames(from, to, radius, i);
    vec3 away = from - p;
    spill += glow * max(dot(n, normalize(away)), 0.) * .10 / (dot(away, away) + .05) * open;
  }
  return spill;
}

// Light along the ray through one tapering exhaust, up to the first solid at tHit.
vec3 flameLight(vec3 origin, vec3 ray, float tHit, vec3 from, vec3 to, float radius) {
  vec3 axis = normalize(to - from);
  float reach = length(to - from);
  // Closest approach of ray and axis: leave early when the ray misses.
  vec3 w = origin - from;
  float across = dot(ray, axis);
  float slope = max(1. - across * across, 1e-3);
  float along = clamp((dot(axis, w) - across * dot(ray, w)) / slope, 0., reach);
  vec3 closest = from + axis * along;
  float tMiddle = dot(closest - origin, ray);
  if (length(origin + ray * tMiddle - closest) > radius * 2.6) return vec3(0);
  float span = radius * 2.6 / max(sqrt(1. - across * across), .28);
  float stride = span * 2. / 40.;
  float body = 0.;
  float core = 0.;
  for (int k = ZERO; k < 40; k++) {
    float t = tMiddle - span + (float(k) + .5) * stride;
    if (t > tHit) break;
    vec3 q = origin + ray * t - from;
    float u = dot(q, axis) / reach;
    if (u < -.03 || u > 1.) continue;
    float width = radius * mix(1.15, .10, pow(clamp(u, 0., 1.), .7));
    float r = length(q - axis * u * reach) / width;
    float shock = .72 + .28 * cos(u * 30.);
    float fade = pow(1. - clamp(u, 0., 1.), 1.5) * smoothstep(-.03, .02, u);
    body += exp(-r * r * 1.4) * fade * stride;
    core += exp(-r * r * 7.) * fade * fade * shock * stride;
  }
  return glow * body / radius * 2.2 + mix(glow, vec3(1), .8) * core / radius * 3.2;
}
#endif

void shadeSolid(inout Sampled result, vec3 p, vec3 n, vec3 view, float material, float open, float lit) {
  // Small variation so that big panels are not flat plastic.
  float grain = fbm(p * vec3(5., 9., 9.)) - .5;
  float tone = 1. + .10 * grain;
  Finish finish = finishOf(material);
  vec3 color = colorOf(material, p, n, paint) * tone;
  float rough = clamp(finish.rough + .12 * grain, .05, 1.);
  Lit sent = light(n, view, color, rough, finish.metal, finish.coat, open, lit);
#if FLAME_COUNT > 0
  sent.diffuse += flameSpill(p, n, open);
#endif
  result.surface.rgb = color * sent.diffuse + sent.gloss;
  vec3 share = colorOf(material, p, n, vec3(1)) - colorOf(material, p, n, vec3(0));
  result.tint = share * tone * sent.diffuse;
}

void shadeHit(inout Sampled result, vec3 p, vec3 ray, float material) {
  vec3 view = -ray;
  vec3 n = surfaceNormal(p, .0012);
  float open = openness(p, n);
  bool shadowed = material == GLASS || dot(n, keyDirection) > 0.;
  float lit = shadowed ? softShadow(p + n * (material == GLASS ? .02 : .012), keyDirection) : 0.;
  result.surface.a = 1.;
  if (material == CORE) result.surface.rgb = mix(glow, vec3(1), .45) * 4.5;
  else if (material == LAMP) result.surface.rgb = mix(glow, vec3(1), .35) * 3.2;
  else if (material == VISOR) result.surface.rgb = visorColor(n, view, ray, open);
  else if (material == SCREEN) result.surface.rgb = screenColor(p, open);
  else if (material == GLASS) result.surface.rgb = glassColor(n, view, ray, open, lit);
#ifdef HAS_OWN
  else if (material >= OWN) result.surface = ownMaterial(p, n, view, ray, material, open);
#endif
  else shadeSolid(result, p, n, view, material, open, lit);
}

Sampled shadeRay(vec3 origin, vec3 ray) {
  Sampled result = Sampled(vec4(0), vec3(0), vec3(0));
  vec2 hit = march(origin, ray, FAR);
  if (hit.x > 0.) shadeHit(result, origin + ray * hit.x, ray, hit.y);
#if FLAME_COUNT > 0
  float tHit = hit.x > 0. ? hit.x : FAR;
  for (int i = ZERO; i < FLAME_COUNT; i++) {
    vec3 from;
    vec3 to;
    float radius;
    flames(from, to, radius, i);
    result.light += flameLight(origin, ray, tHit, from, to, radius);
  }
#endif
  return result;
}

void main() {
  vec2 pixel = gl_FragCoord.xy + offset;
  vec3 forward = -vec3(cos(camera.y) * cos(camera.x), sin(camera.y), cos(camera.y) * sin(camera.x));
  vec3 origin = -forward * 9.;
  vec3 level = normalize(cross(forward, vec3(0, 1, 0)));
  vec3 vertical = cross(level, forward);
  float c = cos(camera.z);
  float s = sin(camera.z);
  vec3 right = level * c + vertical * s;
  vec3 up = vertical * c - level * s;
  keyDirection = normalize(-right * .55 + up * .80 - forward * .62);
  rimDirection = normalize(right * .80 + up * .10 + forward * .75);
  fillDirection = normalize(-right * .7 - up * .35 - forward * .5);

  // Samples weigh less the brighter they are: the edge of a lamp stays smooth after the filmic curve.
  vec3 body = vec3(0);
  vec3 tint = vec3(0);
  vec3 bodiless = vec3(0);
  float cover = 0.;
  float weights = 0.;
  for (int i = ZERO; i < AA; i++) {
    for (int j = ZERO; j < AA; j++) {
      vec2 q = (pixel - .5 + (vec2(i, j) + .5) / float(AA) - .5 * resolution) / resolution.y * 2. / zoom + shift;
#ifdef ORTHOGRAPHIC
      Sampled got = shadeRay(origin + q.x * right + q.y * up, forward);
#else
      Sampled got = shadeRay(origin, normalize(forward * 4.2 + q.x * right + q.y * up));
#endif
      vec3 c = got.surface.rgb;
      float weight = got.surface.a / (1. + max(c.r, max(c.g, c.b)));
      body += c * weight;
      tint += got.tint * weight;
      weights += weight;
      cover += got.surface.a;
      bodiless += got.light;
    }
  }
  float samples = float(AA * AA);
  cover /= samples;
  float share = cover / max(weights, 1e-6);
  outSurface = vec4(body * share, cover);
  outLight = vec4(bodiless / samples, 1.);
  outTint = vec4(tint * share, 1.);
}
