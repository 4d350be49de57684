// The delegates of the council: toy robots of many shapes and colours. In a delegate's own frame +x looks forward,
// +y is up, feet are hidden below y = 0; it is about 1.3 high. `id` in 0..1 decides everything about it.
const float SHELL = 40.;
const float TRIM = 41.;
const float VISOR_GLASS = 42.;
const float EYE_LIGHT = 43.;
const float ANTENNA_LIGHT = 44.;
const float NECK = 45.;

float delegateKind(float id) {
  return floor(fract(id * 37.7) * 5.);
}

float headShape(vec3 h, float kind) {
  if (kind < .5) return ellipsoid(h, vec3(.42, .37, .44));
  if (kind < 1.5) return roundBox(h, vec3(.36, .32, .40), .17);
  if (kind < 2.5) return roundCone(h, vec3(0, -.06, 0), vec3(0, .24, 0), .40, .20);
  if (kind < 3.5) return ellipsoid(h, vec3(.37, .29, .54));
  return smoothMin(ellipsoid(h, vec3(.40, .34, .40)), ellipsoid(h - vec3(0, .20, 0), vec3(.20, .26, .20)), .12);
}

vec2 crest(vec2 best, vec3 h, float kind) {
  vec3 s = vec3(h.xy, abs(h.z));
  if (kind < .5 || kind > 3.5) {
    float top = kind > 3.5 ? .40 : .34;
    best = nearer(best, vec2(roundCone(h, vec3(0, top, 0), vec3(0, top + .18, 0), .04, .02), NECK));
    return nearer(best, vec2(length(h - vec3(0, top + .24, 0)) - .062, ANTENNA_LIGHT));
  }
  if (kind < 1.5) {
    best = nearer(best, vec2(capsule(s, vec3(0, .28, .20), vec3(0, .50, .30), .026), NECK));
    return nearer(best, vec2(length(s - vec3(0, .54, .32)) - .055, ANTENNA_LIGHT));
  }
  if (kind < 2.5) return nearer(best, vec2(torusY(h - vec3(0, .22, 0), .245, .035), TRIM));
  return nearer(best, vec2(roundCone(s, vec3(0, .16, .34), vec3(0, .44, .50), .11, .05), SHELL));
}

vec2 delegate(vec2 best, vec3 q, float id) {
  float kind = delegateKind(id);
  float tall = .10 * fract(id * 91.3);
  float torso = roundCone(q, vec3(0, .0, 0), vec3(0, .36, 0), .36, .24);
  best = nearer(best, vec2(torso, SHELL));
  best = nearer(best, vec2(torusY(q - vec3(0, .50 + tall * .3, 0), .165, .05), TRIM));
  best = nearer(best, vec2(capsule(q, vec3(0, .5, 0), vec3(0, .70 + tall, 0), .12), NECK));
  // Heads turn a little, each its own way.
  vec3 h = q - vec3(.02, .90 + tall, 0);
  h.xz = rotation((fract(id * 53.1) - .5) * .7) * h.xz;
  float head = headShape(h, kind);
  best = nearer(best, vec2(head, SHELL));
  float plate = ellipsoid(h - vec3(.20, -.01, 0), vec3(.27, .25, kind > 2.5 && kind < 3.5 ? .42 : .33));
  best = nearer(best, vec2(plate, VISOR_GLASS));
  vec3 eye = h - vec3(.445, .01, 0);
  if (fract(id * 17.9) < .45) eye.z = abs(eye.z) - .125;
  float size = fract(id * 17.9) < .45 ? .068 : .118;
  best = nearer(best, vec2(ellipsoid(eye, vec3(.055, size, size)), EYE_LIGHT));
  vec3 s = vec3(h.xy, abs(h.z));
  float side = kind > 2.5 && kind < 3.5 ? .52 : kind > 1.5 && kind < 2.5 ? .38 : .41;
  best = nearer(best, vec2(roundCylinderZ(s - vec3(0, 0, side), .135, .06, .03), TRIM));
  return crest(best, h, kind);
}

vec3 delegateColor(float id) {
  float c = floor(fract(id * 71.3) * 10.);
  if (c < .5) return vec3(.84, .26, .10);
  if (c < 1.5) return vec3(.84, .56, .10);
  if (c < 2.5) return vec3(.20, .54, .06);
  if (c < 3.5) return vec3(.84, .30, .50);
  if (c < 4.5) return vec3(.28, .25, .80);
  if (c < 5.5) return vec3(.74, .71, .80);
  if (c < 6.5) return vec3(.20, .80, .34);
  if (c < 7.5) return vec3(.06, .40, .66);
  if (c < 8.5) return vec3(.82, .06, .03);
  return vec3(.38, .36, .40);
}

Coat delegateCoat(float material, float id) {
  if (material == TRIM) return vinyl(vec3(.70, .68, .78));
  if (material == NECK) return Coat(vec3(.30, .30, .42), .4, 1., 0., vec3(0), 0.);
  if (material == VISOR_GLASS) return Coat(vec3(.012, .02, .07), .1, 0., 1., vec3(0), 0.);
  float warm = step(.7, fract(id * 29.3));
  vec3 light = mix(vec3(.16, .72, 1.), vec3(1., .66, .26), warm);
  if (material == EYE_LIGHT) return lamp(light * 2.6);
  if (material == ANTENNA_LIGHT) return lamp(mix(light, vec3(1), .4) * 2.2);
  return vinyl(delegateColor(id));
}
