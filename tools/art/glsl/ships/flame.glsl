// One exhaust, pointing left: light without a body that the game lays behind a nozzle. It starts round, so that no edge
// shows beside the nozzle, and ends in a point.
uniform vec3 glow;
uniform float radius; // of the fire where it begins, pixels
uniform float reach;  // radii from the nozzle to the tip
uniform float nozzle; // pixels from the left

// How wide the flame is, in radii, at the part u of its length.
float flameWidth(float u) {
  float taper = mix(1.05, 0.08, pow(clamp(u, 0.0, 1.0), 0.75));
  float start = clamp((u + 0.05) / 0.36, 0.0, 1.0);
  return max(taper * sqrt(start * (2.0 - start)), 1e-3);
}

void picture(vec2 pixel, out vec4 surface, out vec3 bodiless) {
  vec2 place = vec2(nozzle - pixel.x, pixel.y - resolution.y * 0.5) / radius;
  float u = place.x / reach;
  float width = flameWidth(u);
  float across = place.y / width;
  float fade = pow(1.0 - clamp(u, 0.0, 1.0), 1.4) * smoothstep(-0.05, 0.04, u);
  float shock = 0.76 + 0.24 * cos(u * 28.0);
  float body = exp(-across * across * 1.5) * fade * width;
  float core = exp(-across * across * 7.0) * fade * fade * shock * width;
  surface = vec4(0.0);
  bodiless = glow * body * 2.6 + mix(glow, vec3(1.0), 0.8) * core * 2.4;
}
