// Faísca: a chunky explorer with two engines, broad wings and one tall tail fin: the ship of adventure stories.

float hullShape(vec3 p) {
  float d = roundCone(p * vec3(1.0, 1.16, 1.0), vec3(-0.95, 0.02, 0.0), vec3(1.42, -0.10, 0.0), 0.60, 0.17);
  d = smoothMin(d, ellipsoid(p - vec3(-0.15, 0.05, 0.0), vec3(1.25, 0.50, 0.60)), 0.25);
  float keel = roundBox(p - vec3(-0.25, -0.26, 0.0), vec3(0.95, 0.16, 0.34), 0.12);
  return smoothMin(d, keel, 0.22) / 1.08;
}

vec2 wing(vec2 ship, vec3 s) {
  vec3 w = s;
  w.y += 0.10 + 0.10 * (s.z - 0.4);
  float plan = quad(w.xz, vec2(0.55, 0.30), vec2(-0.75, 0.30), vec2(-1.22, 1.62), vec2(-0.70, 1.68));
  float panel = slab(plan - 0.05, w.y, 0.085 - 0.030 * s.z, 0.055);
  // The hinge of the flap.
  float hinge = w.x + 0.66 + 0.22 * (w.z - 0.62);
  panel += panelLine(hinge) * step(0.62, w.z) * step(w.z, 1.44);
  ship = nearer(ship, vec2(panel * 0.9, PAINT));
  vec3 tip = s - vec3(-0.86, -0.245, 1.70);
  float pod = roundCone(tip, vec3(-0.34, 0.0, 0.0), vec3(0.46, 0.0, 0.0), 0.115, 0.055);
  ship = nearer(ship, vec2(pod + panelLine(tip.x - 0.12), WHITE));
  return lamp(ship, tip - vec3(0.50, 0.0, 0.0), 0.055);
}

vec2 tail(vec2 ship, vec3 p, float hull) {
  float plan = quad(p.xy, vec2(-0.35, 0.36), vec2(-1.18, 0.34), vec2(-1.66, 1.22), vec2(-1.24, 1.26));
  float fin = slab(plan - 0.04, p.z, 0.075 - 0.03 * p.y, 0.05);
  fin = smoothMin(fin, hull + 0.10, 0.16);
  ship = nearer(ship, vec2(fin * 0.92, PAINT));
  return lamp(ship, p - vec3(-1.47, 1.31, 0.0), 0.055);
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float hull = hullShape(p);
  float cut = hull + panelLine(p.x + 0.52) + panelLine(p.x - 0.98) + panelLine(p.x - 1.34) + panelLine(p.y + 0.13 + 0.02 * p.x);
  float glass = ellipsoid(p - vec3(0.50, 0.36, 0.0), vec3(0.66, 0.36, 0.345));
  vec2 ship = canopyIn(vec2(1e9, 0.0), cut, glass);
  ship = bow(ship, glass, p.x - 0.40 + 0.15 * (p.y - 0.4));
  ship = wing(ship, s);
  ship = tail(ship, p, hull);
  ship = jet(ship, s - vec3(-0.94, 0.06, 0.66), 0.30, 0.80, WHITE);
  ship = nearer(ship, vec2(roundBox(s - vec3(-0.95, 0.02, 0.48), vec3(0.34, 0.075, 0.24), 0.05), PAINT));
  ship = nearer(ship, vec2(roundCone(p, vec3(1.52, -0.09, 0.0), vec3(1.69, -0.10, 0.0), 0.105, 0.035), DARK));
  ship = nearer(ship, vec2(ellipsoid(p - vec3(1.05, -0.315, 0.0), vec3(0.13, 0.06, 0.10)), LAMP));
  for (int i = 0; i < 3; i++) {
    ship = porthole(ship, s.xy - vec2(-0.02 - 0.24 * float(i), 0.10), 0.075, max(hull, 0.3 - s.z));
  }
  return ship;
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  float side = abs(p.z);
  if (material == WHITE) {
    // Two rings of paint on each engine.
    vec2 pod = vec2(length(vec2(p.y - 0.06, side - 0.66)), p.x + 1.02);
    bool skin = pod.x < 0.36 && pod.x > 0.15;
    bool ring = (pod.y > 0.04 && pod.y < 0.22) || (pod.y > -0.06 && pod.y < -0.02);
    return skin && ring ? other : base;
  }
  bool nose = side < 0.6 && (p.x > 1.02 || (p.x > 0.90 && p.x < 0.95));
  bool wings = (side > 1.28 && side < 1.52) || (side > 1.18 && side < 1.23);
  bool fin = side < 0.2 && ((p.y > 0.84 && p.y < 1.02) || (p.y > 0.75 && p.y < 0.79));
  if (nose || wings || fin) return other;
  bool belly = p.y < -0.13 - 0.02 * p.x && hullShape(p) < 0.012;
  return belly ? BELLY : base;
}
