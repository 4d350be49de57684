// The hologram over the council's table: a globe drawn in light, its continents as points, a ring and the cone that
// carries it. Light only.
const float TILT = .35;

// One side of the globe: light of its grid and points at a surface point.
float drawn(vec3 n) {
  n.yz = rotation(TILT) * n.yz;
  n.xz = rotation(.6) * n.xz;
  float latitude = asin(clamp(n.y, -1., 1.));
  float longitude = atan(n.x, n.z);
  float parallels = groove((fract(latitude / .3927 + .5) - .5) * .3927, .010);
  float meridians = groove((fract(longitude / .3927 + .5) - .5) * .3927 * cos(latitude), .010);
  float land = smoothstep(.50, .56, fbm(n * 1.7 + 2.3));
  float share = max(.25, floor(cos(latitude) * 8.) / 8.);
  vec2 place = fract(vec2(longitude * share, latitude) * 14.) - .5;
  float points = smoothstep(.36, .22, length(place)) * land;
  return max(parallels, meridians) * .30 + points * .75 + land * .07;
}

void picture(vec2 pixel, out vec4 surface, out vec3 bodiless) {
  vec2 q = (pixel - .5 * resolution) / resolution.y * 2.;
  q.y -= .16;
  vec2 g = q / .60;
  float r = length(g);
  float light = 0.;
  if (r < 1.) {
    float z = sqrt(1. - r * r);
    light += drawn(vec3(g, z)) * (1. + .8 * pow(r, 4.));
    light += drawn(vec3(g, -z)) * .28;
    light += pow(r, 6.) * .40 + .03;
  }
  light += exp(-abs(r - 1.) * 26.) * .55 + exp(-max(r - 1., 0.) * 5.) * .07;
  // A ring with three moons.
  vec2 s = rotation(.28) * q;
  float ring = length(s * vec2(1., 4.2));
  bool behind = s.y > 0. && r < 1.;
  if (!behind) light += groove(ring - .86, .022) * .8 + groove(ring - .93, .010) * .4;
  for (int i = 0; i < 3; i++) {
    float a = float(i) * 2.1 + .5;
    vec2 m = vec2(cos(a), sin(a) / 4.2) * .86;
    if (!(m.y > 0. && length(rotation(-.28) * m / .60) < 1.)) light += exp(-dot(s - m, s - m) * 2600.) * 2.2;
  }
  // The cone of light from below.
  float height = q.y + 1.16;
  float cone = smoothstep(1., .55, abs(q.x) / (.08 + height * .42)) * smoothstep(.0, .06, height);
  light += cone * .11 * smoothstep(1.1, .15, height);
  light *= .86 + .14 * sin(pixel.y / resolution.y * 900.);
  float edge = smoothstep(1., .86, max(abs(q.x), abs(q.y + .16)));
  surface = vec4(0);
  bodiless = mix(vec3(.10, .58, 1.), vec3(.55, .92, 1.), clamp(light, 0., 1.)) * light * edge;
}
