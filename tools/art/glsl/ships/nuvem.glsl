// Nuvem: a fair-weather cloud, all round lobes over a flat keel of cobalt.
#define SECOND vec3(0.035, 0.115, 0.55)

// A ball of the cloud.
float lobe(vec3 p, float x, float y, float z, float radius) {
  return length(p - vec3(x, y, z)) - radius;
}

float hullShape(vec3 p) {
  vec3 s = mirrored(p);
  float d = lobe(s, 1.12, -0.04, 0.0, 0.54);
  d = smoothMin(d, lobe(s, 0.42, 0.34, 0.0, 0.52), 0.07);
  d = smoothMin(d, lobe(s, -0.34, 0.58, 0.0, 0.62), 0.07);
  d = smoothMin(d, lobe(s, -1.08, 0.22, 0.0, 0.50), 0.07);
  d = smoothMin(d, lobe(s, 0.62, -0.10, 0.50, 0.44), 0.07);
  d = smoothMin(d, lobe(s, -0.08, 0.06, 0.58, 0.54), 0.07);
  d = smoothMin(d, lobe(s, -0.82, -0.04, 0.52, 0.46), 0.07);
  // A cloud is flat below.
  return smoothMax(d, -(p.y + 0.36), 0.16) * 0.95;
}

vec2 keel(vec2 ship, vec3 p) {
  vec3 q = p - vec3(-0.08, -0.36, 0.0);
  float plan = length(q.xz / vec2(1.52, 1.06)) - 1.0;
  float dish = slab(plan * 1.05, q.y, 0.13, 0.12);
  ship = nearer(ship, vec2(dish * 0.85, WHITE));
  return nearer(ship, vec2(ellipsoid(q + vec3(0.0, 0.12, 0.0), vec3(1.15, 0.16, 0.72)), DARK));
}

vec2 winglets(vec2 ship, vec3 s) {
  vec3 w = s;
  w.y += 0.36 + 0.16 * (s.z - 0.9);
  float plan = quad(w.xz, vec2(0.16, 0.8), vec2(-0.44, 0.8), vec2(-0.92, 1.56), vec2(-0.62, 1.60));
  ship = nearer(ship, vec2(slab(plan - 0.10, w.y, 0.09, 0.07) * 0.85, WHITE));
  return lamp(ship, s - vec3(-0.58, -0.46, 1.70), 0.06);
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float hull = hullShape(p);
  float glass = ellipsoid(p - vec3(1.16, 0.28, 0.0), vec3(0.46, 0.36, 0.40));
  vec2 ship = canopyIn(vec2(1e9, 0.0), hull, glass);
  ship = bow(ship, glass, p.x - 1.10);
  ship = keel(ship, p);
  ship = jet(ship, p - vec3(-1.60, 0.04, 0.0), 0.36, 0.62, WHITE);
  ship = winglets(ship, s);
  ship = nearer(ship, vec2(ellipsoid(s - vec3(1.50, -0.30, 0.22), vec3(0.08, 0.07, 0.10)), LAMP));
  ship = porthole(ship, s.xy - vec2(-0.08, 0.06), 0.19, max(hull, 0.8 - s.z));
  ship = porthole(ship, s.xy - vec2(0.64, -0.08), 0.13, max(hull, 0.8 - s.z));
  return ship;
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  return base;
}
