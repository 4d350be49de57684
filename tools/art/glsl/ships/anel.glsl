// Anel: a slim hull threaded through the ring that drives it, bound in gold.

// The ring's middle on the hull's axis.
const float RING = -0.42;

float hullShape(vec3 p) {
  float d = roundCone(p, vec3(-1.0, 0.0, 0.0), vec3(1.35, 0.0, 0.0), 0.36, 0.24);
  return smoothMin(d, ellipsoid(p - vec3(1.05, -0.02, 0.0), vec3(0.62, 0.36, 0.40)), 0.15);
}

vec2 ring(vec2 ship, vec3 q) {
  float radius = length(q.yz);
  vec2 section = vec2(radius - 1.16, q.x);
  float band = length(max(abs(section) - vec2(0.03, 0.20), 0.0)) - 0.085;
  band += panelLine(q.x);
  band += panelLine(sectorLine(atan(q.z, q.y), radius, 12.0)) * step(abs(q.x), 0.30);
  ship = nearer(ship, vec2(band, PAINT));
  ship = nearer(ship, vec2(length(vec2(section.x, q.x - 0.29)) - 0.042, GOLD));
  ship = nearer(ship, vec2(length(vec2(radius - 1.05, q.x)) - 0.030, LAMP));
  ship = nearer(ship, vec2(length(vec2(section.x, q.x + 0.27)) - 0.045, CORE));
  // Six thrusters around the rim.
  float sector = round(atan(q.z, q.y) * 6.0 / TAU - 0.5) + 0.5;
  float angle = sector * TAU / 6.0;
  vec3 pod = vec3(q.x - 0.02, q.yz - vec2(cos(angle), sin(angle)) * 1.27);
  return nearer(ship, vec2(roundCone(pod, vec3(-0.16, 0.0, 0.0), vec3(0.16, 0.0, 0.0), 0.085, 0.06), WHITE));
}

vec2 spokes(vec2 ship, vec3 q) {
  for (int i = 0; i < 3; i++) {
    float angle = float(i) * TAU / 3.0 + TAU / 4.0;
    vec2 turned = rotation(-angle) * q.yz;
    float plan = quad(vec2(q.x, turned.x), vec2(0.24, 0.24), vec2(-0.36, 0.24), vec2(-0.20, 1.12), vec2(0.10, 1.12));
    ship = nearer(ship, vec2(slab(plan - 0.03, turned.y, 0.055, 0.035) * 0.9, WHITE));
  }
  return ship;
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  vec3 q = p - vec3(RING, 0.0, 0.0);
  float hull = hullShape(p);
  float cut = hull + panelLine(p.x - 0.30) + panelLine(p.x + 0.05) + panelLine(p.x + 0.86);
  float glass = ellipsoid(p - vec3(1.12, 0.17, 0.0), vec3(0.50, 0.30, 0.31));
  vec2 ship = canopyIn(vec2(1e9, 0.0), cut, glass);
  ship = bow(ship, glass, p.x - 1.02);
  ship = ring(ship, q);
  ship = spokes(ship, q);
  ship = jet(ship, p - vec3(-1.22, 0.0, 0.0), 0.30, 0.55, WHITE);
  ship = nearer(ship, vec2(torusX(p + vec3(0.10, 0.0, 0.0), 0.32, 0.035), GOLD));
  for (int i = 0; i < 3; i++) {
    ship = porthole(ship, s.xy - vec2(0.62 - 0.24 * float(i), 0.03), 0.062, max(hull, 0.12 - s.z));
  }
  return nearer(ship, vec2(ellipsoid(p - vec3(1.66, -0.10, 0.0), vec3(0.06, 0.07, 0.12)), LAMP));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material != PAINT) return base;
  vec3 q = p - vec3(RING, 0.0, 0.0);
  if (length(q.yz) > 0.9) {
    float turn = fract(atan(q.z, q.y) * 6.0 / TAU + 0.25);
    bool edge = abs(q.x) < 0.28 && abs(q.x) > 0.10;
    return turn < 0.5 && edge ? other : base;
  }
  if (p.x > -0.86 && p.x < -0.55) return other;
  return p.y < -0.14 && p.x > 0.4 ? BELLY : base;
}
