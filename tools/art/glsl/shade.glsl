// The one light of every solid picture. It lives in camera space, so main.glsl sets these three before anything is shaded.
vec3 keyDirection;
vec3 rimDirection;
vec3 fillDirection;

// Light reflected by a surface: diffuse must still be multiplied by the surface's colour, gloss must not.
struct Lit {
  vec3 diffuse;
  vec3 gloss;
};

// The studio that clear coats mirror: indigo room, magenta horizon, warm, cyan and lilac softboxes.
vec3 studio(vec3 d) {
  vec3 c = mix(vec3(.05, .035, .16), vec3(.20, .16, .46), smoothstep(-.6, .9, d.y));
  float horizon = d.y + .02;
  c += vec3(.55, .16, .50) * exp(-horizon * horizon * 30.25) * .55;
  float key = dot(d, keyDirection);
  c += vec3(1., .93, .80) * (smoothstep(.80, .90, key) * 2.6 + smoothstep(.3, 1., key) * .35);
  float rim = dot(d, rimDirection);
  c += vec3(.35, .85, 1.) * (smoothstep(.78, .90, rim) * 1.9 + smoothstep(.2, 1., rim) * .25);
  c += vec3(.9, .55, 1.) * smoothstep(.90, .96, dot(d, fillDirection)) * .6;
  return c;
}

vec3 surfaceNormal(vec3 p, float e) {
  vec3 slope = vec3(0);
  for (int i = ZERO; i < 4; i++) {
    vec3 tap = .5773 * (2. * vec3(((i + 3) >> 1) & 1, (i >> 1) & 1, i & 1) - 1.);
    slope += tap * map(p + tap * e).x;
  }
  return normalize(slope);
}

// 1 in the open, 0 in a corner: six taps along the normal.
float openness(vec3 p, vec3 n) {
  float closed = 0.;
  float weight = 1.;
  for (int i = ZERO + 1; i <= 6; i++) {
    float h = .015 + .075 * float(i);
    closed += (h - map(p + n * h).x) * weight;
    weight *= .72;
  }
  return clamp(1. - 1.45 * closed, 0., 1.);
}

// 1 in full light, 0 in shadow, soft between.
float softShadow(vec3 p, vec3 direction) {
  float t = .02;
  float reached = 1.;
  for (int i = ZERO; i < 48; i++) {
    float h = map(p + direction * t).x;
    reached = min(reached, 9. * h / t);
    t += clamp(h, .015, .25);
    if (reached < .002 || t > 5.) break;
  }
  reached = clamp(reached, 0., 1.);
  return reached * reached * (3. - 2. * reached);
}

// (distance along the ray, material); distance -1 = nothing hit.
vec2 march(vec3 origin, vec3 ray, float farthest) {
  float t = NEAR;
  vec2 h = vec2(1.);
  for (int i = ZERO; i < 150; i++) {
    h = map(origin + ray * t);
    if (abs(h.x) < .0006 * t || t > farthest) break;
    t += h.x * .86;
  }
  return t > farthest ? vec2(-1.) : vec2(t, h.y);
}

float highlight(float nh, float roughness2) {
  float a2 = roughness2 * roughness2;
  float d = nh * nh * (a2 - 1.) + 1.;
  return a2 / (3.14159 * d * d);
}

// `lit` is 1 in the key light, 0 in its shadow.
Lit light(vec3 n, vec3 view, vec3 color, float rough, float metal, float coat, float open, float lit) {
  vec3 halfway = normalize(keyDirection + view);
  float nl = max(dot(n, keyDirection), 0.);
  float nv = max(dot(n, view), .02);
  float nh = max(dot(n, halfway), 0.);
  vec3 facing = mix(vec3(.045), color, metal);
  float grazing = pow(1. - nv, 5.);
  Lit result;

  // Slightly wrapped diffuse: a soft terminator; the shadow side sinks into indigo, never black.
  float wrap = clamp((dot(n, keyDirection) + .22) / 1.22, 0., 1.) * mix(.25, 1., lit);
  vec3 ambient = mix(vec3(.15, .08, .34), vec3(.34, .34, .78), n.y * .5 + .5) * open;
  ambient += vec3(.65, .20, .55) * pow(max(0., -n.y), 1.5) * .30 * open; // magenta bounce from below
  result.diffuse = (1. - metal) * (vec3(1., .93, .82) * wrap * 1.38 + ambient * .62);

  result.gloss = facing * highlight(nh, max(rough * rough, .02)) * nl * lit * .55 * vec3(1., .95, .86);
  vec3 mirrored = reflect(-view, n);
  float reach = mix(1., open, .75);
  vec3 sharp = studio(mirrored);
  vec3 blurred = mix(sharp, studio(normalize(mirrored + n * 1.2)), clamp(rough * 1.6, 0., 1.));
  result.gloss += blurred * mix(facing, vec3(1.), grazing * (1. - rough * .7)) * reach * (metal > .5 ? .95 : 1.);
  result.gloss += coat * sharp * (.035 + .75 * grazing) * reach;

  // The graphic cyan rim: the signature of the style.
  float rim = pow(1. - nv, 2.6) * smoothstep(-.15, .65, dot(n, rimDirection)) * reach;
  result.gloss += vec3(.36, .84, 1.) * rim * .95;
  return result;
}
