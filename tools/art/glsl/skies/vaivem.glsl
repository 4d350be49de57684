// Vaivém: the planet of winds. Bands that flow against each other and curl where they meet; two ribbons of wind
// sweep around the globe and carry small lights from one side to the other.
#define AIR 1.

const float GLOBE = 20.;
const float RIBBON = 21.;
const float TRAVELLER = 22.;
const float PARCEL = 23.;

vec3 own(vec3 p) {
  p.xy = rotation(-.34) * p.xy;
  p.yz = rotation(.30) * p.yz;
  return p;
}

// Latitude -1..1 after the eddies between the bands have turned it.
float windLatitude(vec3 n) {
  float turn = atan(n.x, n.z);
  vec2 q = vec2(turn, asin(clamp(n.y, -1., 1.)));
  for (int k = ZERO; k < 5; k++) {
    float border = -.80 + .40 * float(k);
    float count = k == 2 ? 5. : 6.;
    float cell = 6.28318 / count;
    float shifted = q.x + float(k) * 1.93;
    float home = (floor(shifted / cell) + .5) * cell;
    vec2 d = vec2((shifted - home) * cos(border), q.y - border);
    float size = k == 2 ? .030 : .016;
    float angle = (mod(float(k), 2.) < .5 ? 1. : -1.) * 3.4 * exp(-dot(d, d) / size);
    d = rotation(angle) * d;
    q.y = border + d.y;
    q.x = home + d.x / cos(border) - float(k) * 1.93;
  }
  return q.y;
}

float bandHeight(float latitude) {
  return .5 + .5 * sin(latitude * 9.4 + 1.2);
}

// Distance to a ribbon: a band on a screw line about y, from height `low` to `high`. Its ends taper and leave the globe.
float ribbon(vec3 p, float start, float pitch, float low, float high) {
  float turns = atan(p.z, p.x) / 6.28318 + start;
  float nearest = (round(p.y / pitch - turns) + turns) * pitch;
  float height = clamp(nearest, low, high);
  float u = (height - low) / (high - low) * 2. - 1.;
  float free = u * u * u * u;
  float radius = sqrt(max(0., 1. - height * height)) + .09 + .30 * free;
  float width = .062 * (1. - free * .98);
  float beyond = (nearest - height) / pitch * 6.28318 * radius;
  return length(vec3(max(abs(p.y - height) - width, 0.), length(p.xz) - radius, beyond)) - .014 * (1. - .6 * free);
}

vec3 onRibbon(float u, float start, float pitch, float low, float high) {
  float height = mix(low, high, u);
  float angle = (height / pitch - start) * 6.28318;
  float side = u * 2. - 1.;
  float radius = sqrt(1. - height * height) + .145 + .30 * side * side * side * side;
  return vec3(cos(angle) * radius, height, sin(angle) * radius);
}

vec2 map(vec3 p) {
  vec3 q = own(p);
  float r = length(q);
  if (r > 1.55) return vec2(r - 1.45, GLOBE);
  float ground = r - 1.;
  if (ground < .1) ground = (r - 1. - .022 * bandHeight(windLatitude(q / r))) * .75;
  vec2 best = vec2(ground, GLOBE);
  best = nearer(best, vec2(ribbon(q, .10, 1.25, -.82, .66) * .7, RIBBON));
  best = nearer(best, vec2(ribbon(q, .62, 1.25, -.60, .86) * .7, RIBBON + .5));
  for (int i = ZERO; i < 5; i++) {
    float u = .14 + .18 * float(i);
    best = nearer(best, vec2(length(q - onRibbon(u, .10, 1.25, -.82, .66)) - .040, i % 2 == 0 ? TRAVELLER : PARCEL));
    best = nearer(best, vec2(length(q - onRibbon(u, .62, 1.25, -.60, .86)) - .034, i % 2 == 0 ? PARCEL : TRAVELLER));
  }
  return best;
}

Coat coatOf(float material, vec3 p, vec3 n) {
  if (material == RIBBON) return vinyl(vec3(.94, .80, .62));
  if (material > RIBBON && material < TRAVELLER) return vinyl(vec3(.88, .44, .08));
  if (material == TRAVELLER) return lamp(vec3(1., .78, .44) * 3.2);
  if (material == PARCEL) return vinyl(vec3(.72, .05, .22));
  float latitude = windLatitude(normalize(own(p)));
  float band = bandHeight(latitude);
  float fine = .5 + .5 * sin(latitude * 40.);
  vec3 c = mix(vec3(.52, .035, .10), vec3(.86, .22, .09), smoothstep(.05, .45, band));
  c = mix(c, vec3(.92, .56, .22), smoothstep(.45, .80, band));
  c = mix(c, vec3(.95, .78, .55), smoothstep(.86, .98, band));
  c *= mix(.86, 1.06, fine);
  return Coat(c, .34, 0., .9, vec3(0), 0.);
}
