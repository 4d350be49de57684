// A sun: light only. `halo` adds a thin ring of light around it, `twin` a smaller companion.
uniform float halo;
uniform float twin;

void picture(vec2 pixel, out vec4 surface, out vec3 bodiless) {
  vec2 q = (pixel - .5 * resolution) / resolution.y * 2.;
  vec3 c = sunLight(q);
  float edge = smoothstep(1., .55, length(q));
  c += halo * glow * (groove(length(q) - .47, .030) * .14 + groove(length(q) - .47, .16) * .045) * edge;
  if (twin > 0.) c += sunLight((q - vec2(.40, -.30)) / twin) * smoothstep(1., .8, length(q));
  surface = vec4(0);
  bodiless = c;
}
