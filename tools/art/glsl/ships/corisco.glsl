// Corisco: a needle of a racer: wings swept forward, one big engine, and half its length is nose.

float hullShape(vec3 p) {
  vec3 s = mirrored(p);
  float needle = roundCone(p * vec3(1.0, 1.1, 1.0), vec3(-1.05, 0.0, 0.0), vec3(2.20, -0.06, 0.0), 0.42, 0.055);
  float d = smoothMin(needle, ellipsoid(p - vec3(-0.60, 0.10, 0.0), vec3(0.80, 0.44, 0.44)), 0.22);
  float cheek = roundCone(s, vec3(-0.95, -0.02, 0.46), vec3(0.10, -0.06, 0.42), 0.25, 0.17);
  return smoothMin(d, cheek, 0.12) * 0.94;
}

vec2 wing(vec2 ship, vec3 s) {
  vec3 w = s;
  w.y -= 0.02 + 0.04 * (s.z - 0.4);
  float plan = quad(w.xz, vec2(-0.30, 0.35), vec2(-1.06, 0.35), vec2(-0.34, 1.74), vec2(0.04, 1.78));
  float panel = slab(plan - 0.05, w.y, 0.075 - 0.025 * s.z, 0.045);
  ship = nearer(ship, vec2(panel * 0.85, PAINT));
  vec3 tip = s - vec3(-0.14, 0.08, 1.82);
  ship = nearer(ship, vec2(roundCone(tip, vec3(-0.42, 0.0, 0.0), vec3(0.46, 0.0, 0.0), 0.075, 0.035), WHITE));
  return lamp(ship, tip - vec3(0.50, 0.0, 0.0), 0.05);
}

// The small wings at the nose.
vec2 canards(vec2 ship, vec3 s) {
  float plan = quad(s.xz, vec2(1.46, 0.10), vec2(1.06, 0.10), vec2(0.86, 0.66), vec2(1.06, 0.70));
  return nearer(ship, vec2(slab(plan - 0.03, s.y, 0.045, 0.03) * 0.9, WHITE));
}

vec2 fins(vec2 ship, vec3 s) {
  vec3 f = s;
  f.z -= 0.34 + 0.75 * (s.y - 0.25);
  float plan = quad(f.xy, vec2(-0.62, 0.25), vec2(-1.15, 0.24), vec2(-1.62, 0.78), vec2(-1.34, 0.80));
  return nearer(ship, vec2(slab(plan - 0.035, f.z, 0.05, 0.035) * 0.78, PAINT));
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float hull = hullShape(p);
  float cut = hull + panelLine(p.x - 0.98) + panelLine(p.x - 1.52) + panelLine(p.x + 0.70);
  // The intakes in the cheeks.
  cut = smoothMax(cut, -coneX(s - vec3(0.26, -0.06, 0.44), 0.10, 0.22, 0.14), 0.03);
  float glass = ellipsoid(p - vec3(0.30, 0.27, 0.0), vec3(0.60, 0.26, 0.235));
  vec2 ship = canopyIn(vec2(1e9, 0.0), cut, glass);
  ship = bow(ship, glass, p.x - 0.12 + 0.25 * (p.y - 0.3));
  ship = nearer(ship, vec2(length(s - vec3(0.16, -0.06, 0.43)) - 0.12, DARK));
  ship = wing(ship, s);
  ship = canards(ship, s);
  ship = fins(ship, s);
  ship = jet(ship, p - vec3(-1.20, 0.04, 0.0), 0.40, 0.70, WHITE);
  return nearer(ship, vec2(roundCone(p, vec3(2.20, -0.055, 0.0), vec3(2.56, -0.06, 0.0), 0.05, 0.012), DARK));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material != PAINT) return base;
  float side = abs(p.z);
  bool spine = side < 0.13 && p.y > 0.2 && p.x < -0.28 && p.x > -1.2;
  bool nose = p.x > 1.52 && side < 0.3;
  bool ring = p.x > 1.40 && p.x < 1.45 && side < 0.3;
  bool wings = (side > 1.18 && side < 1.42) || (side > 1.08 && side < 1.12);
  bool finTips = p.y > 0.62 && p.y < 0.74;
  if (spine || nose || ring || wings || finTips) return other;
  return p.y < -0.16 && side < 0.62 ? BELLY : base;
}
