// Besouro: a beetle of a saucer, all shell and dome, with two feelers.

float hullShape(vec3 p) {
  float lens = ellipsoid(p - vec3(0.0, -0.02, 0.0), vec3(1.42, 0.44, 1.42));
  float rim = length(vec2(length(p.xz) - 1.30, p.y + 0.03)) - 0.16;
  float d = smoothMin(lens, rim, 0.14);
  return smoothMin(d, ellipsoid(p - vec3(0.0, -0.30, 0.0), vec3(0.72, 0.34, 0.72)), 0.14) * 0.9;
}

vec2 lamps(vec2 ship, vec3 p) {
  for (int i = 0; i < 8; i++) {
    float angle = float(i) * TAU / 8.0;
    vec3 q = p - vec3(cos(angle) * 1.20, 0.205, sin(angle) * 1.20);
    ship = nearer(ship, vec2(ellipsoid(q, vec3(0.085, 0.055, 0.085)), LAMP));
    ship = nearer(ship, vec2(torusY(q + vec3(0.0, 0.012, 0.0), 0.095, 0.026), WHITE));
  }
  return ship;
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float radius = length(p.xz);
  float hull = hullShape(p);
  float spokes = sectorLine(atan(p.z, p.x) + TAU / 16.0, radius, 8.0);
  float cut = hull + panelLine(radius - 1.06) + panelLine(spokes) * step(1.06, radius) * step(0.0, p.y);
  float glass = ellipsoid(p - vec3(0.10, 0.32, 0.0), vec3(0.72, 0.52, 0.66));
  vec2 ship = canopyIn(vec2(1e9, 0.0), cut, glass);
  ship = bow(ship, glass, p.x - 0.05);
  ship = nearer(ship, vec2(torusY(p + vec3(0.0, 0.03, 0.0), 1.455, 0.035), WHITE));
  ship = lamps(ship, p);
  ship = jet(ship, s - vec3(-1.22, 0.10, 0.52), 0.24, 0.62, WHITE);
  ship = antenna(ship, s, vec3(-0.40, 0.62, 0.26), vec3(-0.62, 1.14, 0.50), 0.085);
  // The engine that holds it up: a ring of light below.
  ship = nearer(ship, vec2(torusY(p + vec3(0.0, 0.56, 0.0), 0.44, 0.06), METAL));
  ship = nearer(ship, vec2(ellipsoid(p + vec3(0.0, 0.60, 0.0), vec3(0.38, 0.10, 0.38)), CORE));
  ship = nearer(ship, vec2(roundBox(p - vec3(1.36, -0.02, 0.0), vec3(0.16, 0.10, 0.34), 0.07), WHITE));
  return nearer(ship, vec2(roundBox(s - vec3(1.50, -0.02, 0.17), vec3(0.04, 0.045, 0.09), 0.035), LAMP));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material != PAINT) return base;
  float radius = length(p.xz);
  if (p.y < -0.10 && radius < 1.34) return BELLY;
  if (radius > 0.92 && radius < 0.97) return other;
  float turn = fract(atan(p.z, p.x) * 4.0 / TAU + 0.5);
  bool field = radius > 1.06 && p.y > -0.1;
  return field && (turn < 0.125 || turn > 0.875) ? other : base;
}
