// Camera of the hall, and its light falloff: the sides are lit, the far middle is dark indigo.

// As softShadow, with longer steps, because nothing in the hall is both small and far from the surface it shades.
float hallShadow(vec3 p) {
  float t = .04;
  float reached = 1.;
  for (int i = ZERO; i < 22; i++) {
    float h = map(p + keyDirection * t).x;
    reached = min(reached, 7. * h / t);
    t += clamp(h, .03, .4);
    if (reached < .01 || t > 3.) break;
  }
  reached = clamp(reached, 0., 1.);
  return reached * reached * (3. - 2. * reached);
}

vec3 hallColor(vec3 p, vec3 ray, float t, float material) {
  vec3 n = surfaceNormal(p, .0018);
  float open = openness(p, n);
  Coat coat = coatOf(material, p, n);
  float sunlit = dot(n, keyDirection) > 0. ? hallShadow(p + n * .02) : 0.;
  vec3 c = litColor(coat, n, -ray, open, sunlit);
  vec3 q = p - MIDDLE;
  // Blue light from the hologram over the podium.
  vec3 away = vec3(0, 3.6, 0) - q;
  c += coat.color * vec3(.16, .62, 1.) * max(dot(n, normalize(away)), 0.) * 7. / (dot(away, away) + 6.) * open;
  // Lights of the hall stand at the sides; what is far ahead lies in the dark.
  float side = abs(atan(q.x, -q.z));
  float stage = mix(.11, .92, smoothstep(.40, 1.45, side));
  stage = mix(.26, stage, smoothstep(1.2, 3.6, length(q.xz)));
  if (material == FLOOR) stage *= .40;
  if (material >= RIB && material < PODIUM) stage = .36;
  c = c * stage + coat.lamp * mix(.45, 1., stage);
  float haze = 1. - exp(-max(t - 4., 0.) * .055);
  return mix(c, vec3(.030, .022, .105), haze * .8);
}

// Light along the ray through one narrow cone from a lamp under the cornice to the hologram.
float spotAlong(vec3 ray, float tHit, float angle) {
  vec3 from = MIDDLE + vec3(sin(angle) * 9.6, 6., -cos(angle) * 9.6);
  vec3 axis = normalize(MIDDLE + vec3(0, 3.2, 0) - from);
  float across = dot(ray, axis);
  float slope = max(1. - across * across, 1e-3);
  vec3 w = STANDPOINT - from;
  float along = clamp((dot(axis, w) - across * dot(ray, w)) / slope, 0., 8.6);
  vec3 closest = from + axis * along;
  float t = dot(closest - STANDPOINT, ray);
  if (t < 0. || t > tHit) return 0.;
  float width = .06 + along * .075;
  float off = length(STANDPOINT + ray * t - closest) / width;
  return exp(-off * off * 1.8) * smoothstep(8.6, 2., along) * smoothstep(0., .3, along) * (.10 / width);
}

void picture(vec2 pixel, out vec4 surface, out vec3 bodiless) {
  setLights();
  vec2 q = (pixel - .5 * resolution) / resolution.y * 2.;
  vec3 ray = normalize(vec3(q, -LENS));
  ray.yz = rotation(-PITCH) * ray.yz;
  bodiless = vec3(0);
  vec2 hit = march(STANDPOINT, ray, FAR);
  vec3 c = skyColor(ray);
  if (hit.x > 0.) c = hallColor(STANDPOINT + ray * hit.x, ray, hit.x, hit.y);
  float tHit = hit.x > 0. ? hit.x : FAR;
  for (int i = ZERO; i < 4; i++) {
    float angle = i < 2 ? .62 : 1.16;
    c += vec3(.34, .52, 1.) * spotAlong(ray, tHit, i % 2 == 0 ? angle : -angle) * .55;
  }
  surface = vec4(c, 1.);
}
