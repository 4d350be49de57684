// The quiet cloud behind a system: one hue, one accent, denser in one diagonal band that leaves the middle calm.
uniform float bandAngle;  // radians
uniform float bandOffset; // of the band from the middle, heights of the picture
uniform float bandBend;   // how much the band is bowed
uniform float bandWidth;
uniform float strands;    // 0 = soft cloud, 1 = drawn out along the band
uniform float coreLight;  // strength of the bright cores
uniform float richness;   // 1 = a sky that must stay quiet
uniform float starlight;  // 0..1, stars that are part of the picture

float bandAt(vec2 along, vec3 warp) {
  float across = along.y - bandOffset - bandBend * along.x * along.x + .26 * warp.x;
  return exp(-square(across / bandWidth));
}

vec3 cloudColor(vec2 q) {
  vec2 along = rotation(bandAngle) * q;
  vec3 p = vec3(along * vec2(mix(1., .42, strands), 1.), seed) * 1.35;
  vec3 warp = vec3(gradientOctaves(p + 1.7, 4), gradientOctaves(p + 9.2, 4), gradientOctaves(p + 4.4, 4)) - .5;
  vec3 bent = p + warp * vec3(1.9, 1.9, .6);
  float density = gradientOctaves(bent * 1.15 + 3., 6);
  float thread = ridges(bent * .9 + 7.);
  float dust = gradientOctaves(bent * 1.7 + 21., 6);
  float band = bandAt(along, warp);
  vec3 c = colorD * mix(.55, 1.35, smoothstep(.25, .75, density)) + colorD * .9 * band;
  c += colorA * pow(smoothstep(.32, .86, density), 1.6) * (.16 + .84 * band) * .62 * richness;
  c += colorB * pow(smoothstep(.34, .92, thread), 2.) * band * (.35 + .65 * band) * .42 * richness;
  c += colorC * pow(smoothstep(.46, .84, density * (.55 + .8 * thread)), 2.) * band * band * coreLight * richness;
  c *= mix(1., .40, smoothstep(.46, .72, dust) * (.30 + .70 * band));
  // The corners recede.
  return c * mix(1., .72, smoothstep(.45, 1.05, length(q)));
}

void picture(vec2 pixel, out vec4 surface, out vec3 bodiless) {
  vec2 uv = pixel / resolution;
  vec2 q = (pixel - .5 * resolution) / resolution.y;
  vec3 c = cloudColor(q);
  if (starlight > 0.) {
    c += starLayer(uv, vec2(80., 45.), 12., .34) * .55 * starlight;
    c += starLayer(uv + .37, vec2(32., 18.), 20., .30) * starlight;
  }
  surface = vec4(c, 1.);
  bodiless = vec3(0);
}
