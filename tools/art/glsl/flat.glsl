// Camera of a flat picture (sky, planet, sun). A scene gives
// void picture(vec2 pixel, out vec4 surface, out vec3 bodiless): premultiplied colour with coverage, and light without a
// body (halos), at a pixel measured from the lower left corner.
layout(location = 0) out vec4 outSurface;
layout(location = 1) out vec4 outLight;
layout(location = 2) out vec4 outTint;

void main() {
  vec4 surface = vec4(0);
  vec3 bodiless = vec3(0);
  for (int i = 0; i < AA; i++) {
    for (int j = 0; j < AA; j++) {
      vec4 gotSurface = vec4(0);
      vec3 gotLight = vec3(0);
      picture(gl_FragCoord.xy + offset - .5 + (vec2(i, j) + .5) / float(AA), gotSurface, gotLight);
      surface += gotSurface;
      bodiless += gotLight;
    }
  }
  float samples = float(AA * AA);
  outSurface = surface / samples;
  outLight = vec4(bodiless / samples, 1.);
  outTint = vec4(0.);
}
