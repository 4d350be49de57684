// Camera of the front row, and its faint light.
void picture(vec2 pixel, out vec4 surface, out vec3 bodiless) {
  setLights();
  vec2 q = (pixel - vec2(.5 * resolution.x, 0.)) / resolution.x * 2.;
  vec3 ray = normalize(vec3(q.x * 1.9, q.y * 1.9 - .29, -LENS));
  surface = vec4(0);
  bodiless = vec3(0);
  vec2 hit = march(STANDPOINT, ray, FAR);
  if (hit.x < 0.) return;
  vec3 p = STANDPOINT + ray * hit.x;
  vec3 n = surfaceNormal(p, .0014);
  float open = openness(p, n);
  Coat coat = coatOf(hit.y, p, n);
  // In the dark of the hall: little light, and the hologram's blue from ahead and above.
  vec3 c = litColor(coat, n, -ray, open, sunlight(p, n)) * .13 + coat.lamp * .8;
  float back = pow(1. - max(dot(n, -ray), 0.), 2.2) * smoothstep(-.1, .8, n.y);
  c += vec3(.16, .62, 1.) * back * 1.2 * open;
  surface = vec4(c, 1.);
}
