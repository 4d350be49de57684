// The Earth as a toy: raised continents, a blue sea, thick soft clouds; the plans of the crews are sent here.
#define AIR 1.

const float GROUND = 20.;
const float CLOUD = 21.;
const vec3 SUN = vec3(-.478, .695, .539); // as the key light
const int PATCHES = 82;

// The continents as round patches that melt together: direction of the middle (longitude 0 towards +z) and radius.
const vec4 PATCH[PATCHES] = vec4[](
  // Africa
  vec4(-0.082, 0.342, 0.936, 0.226), vec4(0.161, 0.375, 0.913, 0.244), vec4(0.392, 0.375, 0.840, 0.226),
  vec4(0.085, 0.208, 0.974, 0.140), vec4(0.306, 0.139, 0.942, 0.209), vec4(0.492, 0.174, 0.853, 0.209),
  vec4(0.635, 0.156, 0.757, 0.122), vec4(0.724, 0.139, 0.675, 0.061), vec4(0.373, -0.087, 0.924, 0.192),
  vec4(0.453, -0.259, 0.853, 0.174), vec4(0.369, -0.423, 0.828, 0.148), vec4(0.307, -0.515, 0.800, 0.079),
  vec4(0.587, -0.052, 0.808, 0.096), vec4(0.562, -0.292, 0.774, 0.079), vec4(-0.154, 0.191, 0.970, 0.105),
  vec4(-0.052, 0.139, 0.989, 0.079), vec4(0.692, -0.326, 0.645, 0.063), vec4(-0.173, 0.423, 0.890, 0.087),
  vec4(0.000, 0.530, 0.848, 0.087), vec4(0.130, 0.559, 0.819, 0.061), vec4(-0.089, 0.530, 0.843, 0.052),
  // Europe
  vec4(-0.053, 0.643, 0.764, 0.073), vec4(-0.093, 0.643, 0.760, 0.045), vec4(-0.038, 0.682, 0.730, 0.042),
  vec4(0.024, 0.731, 0.682, 0.073), vec4(0.101, 0.766, 0.635, 0.080), vec4(0.194, 0.777, 0.599, 0.087),
  vec4(0.282, 0.766, 0.578, 0.105), vec4(0.143, 0.695, 0.705, 0.038), vec4(0.189, 0.656, 0.731, 0.030),
  vec4(0.213, 0.636, 0.742, 0.023), vec4(0.246, 0.695, 0.676, 0.073), vec4(0.291, 0.629, 0.721, 0.035),
  vec4(-0.021, 0.788, 0.615, 0.042), vec4(-0.034, 0.829, 0.558, 0.035), vec4(-0.084, 0.799, 0.596, 0.031),
  vec4(0.078, 0.866, 0.494, 0.052), vec4(0.125, 0.875, 0.468, 0.063), vec4(0.132, 0.914, 0.385, 0.070),
  vec4(0.185, 0.906, 0.380, 0.079), vec4(0.353, 0.819, 0.452, 0.174), vec4(0.418, 0.848, 0.326, 0.192),
  vec4(0.464, 0.866, 0.187, 0.226), vec4(0.423, 0.629, 0.652, 0.063), vec4(0.489, 0.629, 0.604, 0.066),
  vec4(-0.138, 0.906, 0.400, 0.040),
  // Asia
  vec4(0.555, 0.602, 0.574, 0.087), vec4(0.561, 0.545, 0.623, 0.070),
  vec4(0.608, 0.485, 0.629, 0.096), vec4(0.678, 0.375, 0.632, 0.113), vec4(0.680, 0.276, 0.680, 0.070),
  vec4(0.765, 0.358, 0.535, 0.070), vec4(0.653, 0.559, 0.510, 0.113), vec4(0.734, 0.545, 0.407, 0.105),
  vec4(0.879, 0.423, 0.219, 0.140), vec4(0.935, 0.292, 0.199, 0.105), vec4(0.664, 0.707, 0.242, 0.244),
  vec4(0.643, 0.766, 0.000, 0.313),
  // the Americas
  vec4(-0.864, 0.070, 0.499, 0.105), vec4(-0.788, -0.035, 0.615, 0.131), vec4(-0.703, -0.105, 0.703, 0.140),
  vec4(-0.616, -0.139, 0.775, 0.073), vec4(-0.874, -0.139, 0.465, 0.192), vec4(-0.791, -0.259, 0.554, 0.209),
  vec4(-0.688, -0.292, 0.664, 0.122), vec4(-0.819, -0.375, 0.435, 0.157), vec4(-0.723, -0.469, 0.506, 0.105),
  vec4(-0.754, -0.545, 0.368, 0.105), vec4(-0.700, -0.656, 0.283, 0.080), vec4(-0.616, -0.755, 0.224, 0.056),
  vec4(-0.954, 0.070, 0.292, 0.105), vec4(-0.965, -0.105, 0.241, 0.087), vec4(-0.196, 0.956, 0.217, 0.157),
  vec4(-0.283, 0.906, 0.314, 0.087), vec4(-0.618, 0.731, 0.288, 0.063), vec4(-0.599, 0.777, 0.194, 0.140),
  vec4(-0.696, 0.707, 0.123, 0.140), vec4(-0.794, 0.602, 0.083, 0.140), vec4(-0.692, 0.719, -0.061, 0.244),
  vec4(-0.512, 0.848, 0.137, 0.105), vec4(-0.866, 0.485, 0.122, 0.045), vec4(-0.807, 0.574, -0.142, 0.174)
);

vec3 own(vec3 p) {
  p.xy = rotation(-.20) * p.xy;
  p.yz = rotation(.42) * p.yz;
  p.xz = rotation(.14) * p.xz;
  return p;
}

// Below 0 on land, in units of the globe.
float coast(vec3 n) {
  float d = 1e9;
  vec3 jitter = vec3(valueNoise(n * 9.), valueNoise(n * 9. + 17.), valueNoise(n * 9. + 31.)) - .5;
  vec3 rough = n + jitter * .05;
  for (int i = ZERO; i < PATCHES; i++) d = smoothMin(d, length(rough - PATCH[i].xyz) - PATCH[i].w, .022);
  // The polar ice in the south.
  return min(d, n.y + .93);
}

// Three octaves only: the clouds are soft lumps.
float cloudCover(vec3 n) {
  vec3 p = n * vec3(2.2, 3.6, 2.2) + 4.;
  vec3 warp = vec3(valueNoise(p + 5.), valueNoise(p * 1.2 + 8.), valueNoise(p + 17.)) - .5;
  p += warp * 1.6;
  return .55 * valueNoise(p) + .30 * valueNoise(p * 2.03 + 3.) + .15 * valueNoise(p * 4.1 + 7.);
}

vec2 map(vec3 p) {
  float r = length(p);
  if (r > 1.06) return vec2(r - 1.045, GROUND);
  vec3 n = own(p) / r;
  float ground = r - 1. - .014 * smoothstep(.006, -.012, coast(n));
  float cloud = r - .985 - .046 * smoothstep(.55, .68, cloudCover(n));
  return nearer(vec2(ground * .6, GROUND), vec2(cloud * .6, CLOUD));
}

Coat coatOf(float material, vec3 p, vec3 n) {
  if (material == CLOUD) return matt(vec3(.90, .92, .98));
  vec3 g = normalize(own(p));
  float d = coast(g);
  float heat = abs(g.y + .08 * (valueNoise(g * 7.) - .5));
  vec3 land = mix(vec3(.09, .40, .12), vec3(.62, .46, .16), smoothstep(.12, .26, heat) * smoothstep(.62, .40, heat));
  land = mix(land, vec3(.12, .36, .14), smoothstep(.56, .70, heat));
  land = mix(land, vec3(.85, .88, .93), smoothstep(.86, .92, heat));
  land = mix(land, vec3(.80, .70, .44), smoothstep(-.022, -.006, d));
  vec3 sea = mix(vec3(.02, .42, .66), vec3(.008, .10, .42), smoothstep(.0, .16, d));
  bool isLand = d < 0.;
  float towns = smoothstep(.60, .72, valueNoise(g * 34.)) * smoothstep(.45, .6, valueNoise(g * 9. + 3.));
  vec3 lights = vec3(1., .66, .26) * towns;
  float night = smoothstep(.05, -.25, dot(normalize(p), SUN));
  if (isLand) return Coat(land, .55, 0., .5, lights * night * 1.6, 0.);
  return Coat(sea, .20, 0., 1., vec3(0), 0.);
}
