// Tatu: an armadillo: bands of armour that overlap like tiles, round ears, a long snout.
#define SECOND vec3(0.88, 0.46, 0.06)

const float BAND = 0.34;

float hullShape(vec3 p) {
  float body = ellipsoid(p - vec3(-0.20, -0.12, 0.0), vec3(1.25, 0.46, 0.60));
  float head = roundCone(p, vec3(0.72, -0.06, 0.0), vec3(1.52, -0.24, 0.0), 0.42, 0.21);
  return smoothMin(body, head, 0.16);
}

vec2 armour(vec2 ship, vec3 p) {
  for (int i = 0; i < 5; i++) {
    float x = p.x - 0.34 + BAND * float(i);
    float middle = float(i) - 1.7;
    // Each band opens to the front, over the one before it.
    float radius = 0.82 - 0.040 * middle * middle + 0.32 * x;
    vec2 q = vec2(p.y + 0.12, p.z / 1.06);
    float d = length(q) - radius;
    d = smoothMax(d, abs(x) - BAND * 0.60, 0.09);
    d = smoothMax(d, -(q.x - 0.02), 0.06);
    ship = nearer(ship, vec2(d * 0.85, PAINT));
  }
  return ship;
}

vec2 ears(vec2 ship, vec3 s) {
  vec3 e = s - vec3(0.66, 0.30, 0.36);
  e.yz = rotation(0.45) * e.yz;
  e.xy = rotation(-0.55) * e.xy;
  ship = nearer(ship, vec2(ellipsoid(e - vec3(0.0, 0.22, 0.0), vec3(0.075, 0.30, 0.13)), PAINT));
  return nearer(ship, vec2(ellipsoid(e - vec3(0.045, 0.23, 0.0), vec3(0.06, 0.20, 0.08)), WHITE));
}

vec2 sled(vec2 ship, vec3 s) {
  vec3 b = s - vec3(-0.20, -0.38, 0.80);
  float boom = roundCone(b, vec3(-0.70, 0.0, 0.0), vec3(0.70, 0.0, 0.0), 0.20, 0.15);
  boom += panelLine(b.x - 0.30) + panelLine(b.x + 0.30);
  boom = smoothMax(boom, -coneX(b - vec3(0.80, 0.0, 0.0), 0.05, 0.14, 0.10), 0.02);
  ship = nearer(ship, vec2(boom, PAINT));
  ship = lamp(ship, b - vec3(0.73, 0.0, 0.0), 0.085);
  ship = nearer(ship, vec2(roundBox(s - vec3(-0.30, -0.30, 0.60), vec3(0.42, 0.07, 0.20), 0.05), METAL));
  return jet(ship, b + vec3(0.78, 0.0, 0.0), 0.20, 0.34, WHITE);
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float hull = hullShape(p);
  float glass = ellipsoid(p - vec3(0.92, 0.20, 0.0), vec3(0.42, 0.26, 0.33));
  vec2 ship = canopyIn(vec2(1e9, 0.0), hull, glass);
  ship = bow(ship, glass, p.x - 0.84);
  ship = armour(ship, p);
  ship = ears(ship, s);
  ship = sled(ship, s);
  ship = jet(ship, p - vec3(-1.42, -0.10, 0.0), 0.30, 0.46, WHITE);
  // The snout, with its lamps.
  ship = nearer(ship, vec2(ellipsoid(p - vec3(1.70, -0.27, 0.0), vec3(0.10, 0.13, 0.16)), DARK));
  return nearer(ship, vec2(ellipsoid(s - vec3(1.44, -0.12, 0.20), vec3(0.07, 0.06, 0.06)), LAMP));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material != PAINT) return base;
  float side = abs(p.z);
  bool onArmour = p.y > -0.2 && p.x < 0.5 && length(vec2(p.y + 0.12, p.z)) > 0.5;
  if (onArmour) {
    float x = fract((p.x - 0.34) / BAND + 0.5);
    return x < 0.16 && p.y > -0.06 ? other : base;
  }
  bool cuff = side > 0.6 && p.x > 0.12 && p.x < 0.36 && p.y < -0.2;
  if (cuff) return other;
  return p.y < -0.34 && side < 0.56 && p.x < 1.3 ? vec3(0.22, 0.20, 0.32) : base;
}
