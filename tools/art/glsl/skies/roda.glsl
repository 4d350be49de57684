// Roda: the moon of dances. Around a small moon of terraced stages runs a ring on which people of every colour
// stand hand in hand, a lantern above each.
#define AIR .62

const float MOON = 20.;
const float RAIL = 21.;
const float FLOOR = 22.;
const float LANTERN = 23.;
const float HEAD = 24.;
const float GILT = 25.;
const float BODY = 30.;
const float DANCERS = 22.;
const float RING = 1.12;

vec3 own(vec3 p) {
  p.xy = rotation(-.20) * p.xy;
  p.yz = rotation(.38) * p.yz;
  return p;
}

// A peg figure that stands at x = RING on the ring, feet at y = 0; its arms reach the neighbours' hands.
vec2 dancer(vec2 best, vec3 q, float k) {
  float lean = .03 * sin(k * 2.4);
  vec3 body = q - vec3(RING, 0, 0);
  best = nearer(best, vec2(roundCone(body, vec3(0, .075, 0), vec3(lean, .20, 0), .075, .040), BODY + k));
  best = nearer(best, vec2(length(body - vec3(lean, .285, 0)) - .054, HEAD));
  float halfTurn = 3.14159 / DANCERS;
  vec3 hand = vec3(RING * cos(halfTurn), .245, RING * sin(halfTurn));
  vec3 arm = vec3(q.xy, abs(q.z));
  return nearer(best, vec2(capsule(arm, vec3(RING + lean, .190, .03), hand, .019), BODY + k));
}

vec2 map(vec3 p) {
  vec3 q = own(p);
  float r = length(q);
  if (r > 1.65) return vec2(r - 1.52, MOON);
  // Terraces around the pole, like the steps of a round theatre, and a lamp in the middle of the stage.
  float angle = acos(clamp(q.y / r, -1., 1.));
  float terrace = .016 * smoothstep(-.25, .25, sin(angle * 21.)) * smoothstep(1.25, 1.05, angle);
  vec2 best = vec2((r - .60 - terrace) * .8, MOON);
  best = nearer(best, vec2(length(q - vec3(0, .66, 0)) - .055, LANTERN));
  // The ring: a floor with a gilded rail on both edges.
  float across = length(q.xz) - RING;
  best = nearer(best, vec2(slab(abs(across) - .145, q.y + .03, .026, .018), FLOOR));
  best = nearer(best, vec2(length(vec2(abs(across) - .150, q.y + .012)) - .026, GILT));
  float number = round(atan(q.z, q.x) / 6.28318 * DANCERS);
  best = dancer(best, around(q, DANCERS, 0.), mod(number + DANCERS, DANCERS));
  // Between two heads, above the hands, floats a lantern.
  best = nearer(best, vec2(length(around(q, DANCERS, .5) - vec3(RING, .34, 0)) - .030, LANTERN));
  return best;
}

vec3 clothes(float k) {
  float c = mod(k, 5.);
  if (c < .5) return vec3(.84, .16, .10);
  if (c < 1.5) return vec3(.92, .50, .07);
  if (c < 2.5) return vec3(.62, .04, .26);
  if (c < 3.5) return vec3(.90, .74, .56);
  return vec3(.16, .34, .52);
}

vec3 skin(float k) {
  float c = mod(k, 4.);
  if (c < .5) return vec3(.80, .48, .30);
  if (c < 1.5) return vec3(.26, .10, .05);
  if (c < 2.5) return vec3(.55, .27, .13);
  return vec3(.14, .05, .03);
}

Coat coatOf(float material, vec3 p, vec3 n) {
  vec3 q = own(p);
  if (material >= BODY) return vinyl(clothes(material - BODY));
  if (material == HEAD) return vinyl(skin(mod(round(atan(q.z, q.x) / 6.28318 * DANCERS) + DANCERS, DANCERS)));
  if (material == LANTERN) return lamp(vec3(1., .72, .34) * 3.6);
  if (material == GILT) return gilded();
  if (material == FLOOR) return vinyl(vec3(.44, .05, .24));
  float angle = acos(clamp(normalize(q).y, -1., 1.));
  float rise = .5 + .5 * sin(angle * 21.);
  vec3 c = mix(vec3(.34, .03, .24), vec3(.80, .20, .26), smoothstep(.4, .6, rise));
  c = mix(vec3(.40, .045, .26), c, smoothstep(1.3, 1.1, angle));
  return vinyl(c);
}
