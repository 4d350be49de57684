// The training dock: a hub with an open hangar and a runway, on a ring of pads. Every journey begins here.

float drum(vec3 p, float radius, float halfHeight, float edge) {
  return slab(length(p.xz) - radius, p.y, halfHeight, edge);
}

vec2 hangar(vec3 p) {
  float hub = drum(p, 0.98, 0.56, 0.24);
  float shell = hub;
  float mouth = roundBox(p - vec3(0.86, -0.10, 0.0), vec3(0.66, 0.32, 0.56), 0.20);
  hub = smoothMax(hub, -mouth, 0.05);
  hub += 0.014 * groove(p.y - 0.30, 0.014) * smoothstep(0.0, 0.1, mouth);
  vec2 ship = vec2(hub, WHITE);
  float lip = smoothMax(abs(mouth - 0.03) - 0.055, abs(shell) - 0.05, 0.04);
  ship = nearer(ship, vec2(lip, PAINT));
  // Lit from within.
  ship = nearer(ship, vec2(roundBox(p - vec3(0.24, -0.06, 0.0), vec3(0.05, 0.17, 0.40), 0.04), LAMP));
  return ship;
}

vec2 runway(vec2 ship, vec3 p) {
  vec3 s = mirrored(p);
  vec3 q = p - vec3(1.34, -0.46, 0.0);
  ship = nearer(ship, vec2(roundBox(q, vec3(0.86, 0.07, 0.52), 0.06), DASH));
  ship = nearer(ship, vec2(roundBox(vec3(q.x, q.y, s.z - 0.50), vec3(0.88, 0.09, 0.06), 0.05), PAINT));
  // Lamps along both sides, and the line between them.
  float bay = q.x - clamp(round(q.x / 0.40), -2.0, 2.0) * 0.40;
  ship = nearer(ship, vec2(length(vec3(bay, q.y - 0.09, s.z - 0.50)) - 0.058, LAMP));
  return nearer(ship, vec2(roundBox(vec3(bay, q.y - 0.07, q.z), vec3(0.10, 0.012, 0.030), 0.01), LAMP));
}

vec2 ring(vec2 ship, vec3 p) {
  vec3 q = p - vec3(-0.10, -0.10, 0.0);
  float away = length(q.xz);
  float angle = atan(q.z, q.x);
  float tube = length(vec2(away - 1.62, q.y)) - 0.17;
  // The runway leaves through a gap.
  tube = smoothMax(tube, 0.62 - abs(angle) * 1.2, 0.08);
  tube += sectorLine(angle, 1.62, 12.0) < 0.02 ? 0.012 : 0.0;
  ship = nearer(ship, vec2(tube * 0.9, WHITE));
  float turn = (round(angle * 6.0 / TAU - 0.5) + 0.5) / 6.0 * TAU;
  vec3 spoke = vec3(cos(turn) * q.x + sin(turn) * q.z, q.y, -sin(turn) * q.x + cos(turn) * q.z);
  if (abs(turn) > 0.8) ship = nearer(ship, vec2(capsule(spoke, vec3(0.8, 0.0, 0.0), vec3(1.6, 0.0, 0.0), 0.07), METAL));
  float port = round(angle * 24.0 / TAU) / 24.0 * TAU;
  vec3 window = vec3(cos(port) * q.x + sin(port) * q.z - 1.77, q.y - 0.05, -sin(port) * q.x + cos(port) * q.z);
  if (abs(port) > 0.75) ship = nearer(ship, vec2(roundBox(window, vec3(0.03, 0.05, 0.09), 0.025), LAMP));
  return ship;
}

vec2 map(vec3 p) {
  vec2 ship = hangar(p);
  float glass = ellipsoid(p - vec3(-0.06, 0.55, 0.0), vec3(0.62, 0.46, 0.62));
  ship = canopyIn(ship, ship.x, glass);
  ship = bow(ship, glass, p.z);
  ship = bow(ship, glass, p.x + 0.06);
  ship = runway(ship, p);
  ship = ring(ship, p);
  float keel = roundCone(p, vec3(0.0, -0.50, 0.0), vec3(0.0, -1.02, 0.0), 0.42, 0.16);
  ship = nearer(ship, vec2(keel, PAINT));
  ship = lamp(ship, p + vec3(0.0, 1.22, 0.0), 0.09);
  return antenna(ship, p, vec3(-0.40, 0.85, 0.0), vec3(-0.62, 1.46, 0.0), 0.075);
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  float away = length(p.xz);
  if (material == WHITE) {
    vec3 q = p - vec3(-0.10, -0.10, 0.0);
    return length(q.xz) > 1.4 && fract(atan(q.z, q.x) * 6.0 / TAU) < 0.42 ? other : base;
  }
  // The hub is white between its painted belts.
  bool isBelt = abs(p.y - 0.38) < 0.075 || abs(p.y + 0.46) < 0.05;
  return away < 1.0 && p.y > -0.58 && p.x < 0.9 && !isBelt ? other : base;
}
