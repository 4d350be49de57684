// The flat parts of the eye, each in a square of its own, two units wide: PART 0 = iris with pupil, 1 = catch-lights,
// 2 = the shadow that the socket throws on the eye, 3 = one bar of the mouth.
uniform vec3 glow;

vec4 iris(vec2 u) {
  float d = length(u);
  float angle = atan(u.y, u.x);
  float fibre = .62 + .38 * sin(angle * 40. + sin(angle * 7.) * 3.) * smoothstep(.30, .75, d);
  vec3 c = mix(glow * 2.6, vec3(.75, .95, 1.) * 1.5, smoothstep(.88, .42, d) * .6) * fibre * 1.1;
  c += vec3(.6, .95, 1.) * .35 * smoothstep(.55, -.75, u.y) * smoothstep(.3, .8, d); // light gathers below
  c *= mix(.45, 1., smoothstep(.93, .78, d));
  c = mix(c, vec3(.004, .005, .02), smoothstep(.44, .39, d));
  c += glow * .30 * smoothstep(.20, .04, length(u + vec2(0, .05)));
  float cover = smoothstep(.945, .915, d);
  return vec4(c * cover, cover);
}

vec4 catchLights(vec2 u) {
  vec2 large = (u - vec2(-.34, .40)) * vec2(1., 1.22);
  large = rotation(.5) * large;
  float shine = smoothstep(.25, .19, length(large)) * .95;
  shine = max(shine, smoothstep(.095, .065, length(u - vec2(.36, -.36))) * .75);
  // Soft sky on the upper half of the lens.
  shine = max(shine, smoothstep(.98, .80, length(u)) * smoothstep(.72, .98, length(u + vec2(0, .22))) * .30);
  return vec4(vec3(2.6) * shine, shine);
}

vec4 socketShadow(vec2 u) {
  float d = length(u - vec2(.05, -.07));
  float cover = smoothstep(.62, 1.02, d) * .75 * smoothstep(1.02, .99, length(u));
  return vec4(vec3(.020, .012, .065) * cover, cover);
}

void picture(vec2 pixel, out vec4 surface, out vec3 bodiless) {
  vec2 u = (pixel - .5 * resolution) / resolution.y * 2.;
  bodiless = vec3(0);
#if PART == 0
  surface = iris(u);
#elif PART == 1
  surface = catchLights(u);
#elif PART == 2
  surface = socketShadow(u);
#else
  // The bar fills .36 of the width and .64 of the height; the rest is its glow.
  float d = roundRect(vec2(u.x, u.y), vec2(.36 * resolution.x / resolution.y, .64), .30 * resolution.x / resolution.y);
  float cover = smoothstep(.03, -.03, d);
  surface = vec4(mix(glow, vec3(1), .55) * 2.8 * cover, cover);
  float fade = smoothstep(1., .55, abs(u.y)) * smoothstep(1., .45, abs(u.x) * resolution.y / resolution.x);
  bodiless = glow * .40 * exp(-max(d, 0.) * 9.) * fade * (1. - cover);
#endif
}
