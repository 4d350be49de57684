// The escape pod of a team that has not chosen its ship: a round capsule with one window, in no team's colour.

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float hull = roundCone(p, vec3(-0.62, 0.0, 0.0), vec3(0.62, 0.0, 0.0), 0.74, 0.60);
  hull += panelLine(p.x + 0.50) + panelLine(p.x - 0.28);
  float glass = ellipsoid(p - vec3(0.72, 0.26, 0.0), vec3(0.50, 0.42, 0.46));
  vec2 ship = canopyIn(vec2(1e9, 0.0), hull, glass);
  ship = bow(ship, glass, p.z);
  ship = nearer(ship, vec2(smoothMax(abs(hull - 0.02) - 0.05, abs(p.x + 0.12) - 0.11, 0.04), WHITE));
  // Four short fins.
  vec3 fin = vec3(p.x + 0.95, max(abs(p.y), abs(p.z)) - 0.86, min(abs(p.y), abs(p.z)));
  ship = nearer(ship, vec2(roundBox(fin, vec3(0.34, 0.20, 0.07), 0.06), WHITE));
  ship = nozzle(ship, p + vec3(1.34, 0.0, 0.0), 0.40);
  ship = porthole(ship, s.xy - vec2(-0.36, 0.04), 0.17, max(hull, 0.3 - s.z));
  return antenna(ship, p, vec3(-0.15, 0.62, 0.0), vec3(-0.42, 1.12, 0.0), 0.07);
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material == PAINT && p.y < -0.34) return BELLY;
  return base;
}
