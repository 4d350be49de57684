// Libélula: a dragonfly of the sun: slim body, two big eyes of glass, four wings of solar panels.

float hullShape(vec3 p) {
  float body = roundCone(p, vec3(0.55, 0.02, 0.0), vec3(-1.75, 0.10, 0.0), 0.36, 0.13);
  return smoothMin(body, ellipsoid(p - vec3(0.62, 0.05, 0.0), vec3(0.72, 0.44, 0.46)), 0.18);
}

// A wing whose tip lies `sweep` ahead of its root.
vec2 wing(vec2 ship, vec3 w, float sweep) {
  vec2 q = w.xz;
  float plan = quad(q, vec2(0.14, 0.34), vec2(-0.10, 0.34), vec2(-0.30 + sweep, 1.86), vec2(0.26 + sweep, 1.94));
  float panel = quad(q, vec2(0.14 + sweep * 0.12, 0.50), vec2(-0.10 + sweep * 0.08, 0.50), vec2(-0.28 + sweep, 1.84), vec2(0.24 + sweep, 1.91));
  float frame = slab(plan - 0.12, w.y, 0.055, 0.035);
  panel -= 0.02;
  frame = smoothMax(frame, -max(panel, 0.012 - w.y), 0.015);
  ship = nearer(ship, vec2(frame * 0.9, PAINT));
  vec2 cell = fract(vec2((q.x - sweep * (q.y - 0.3) / 1.7) * 5.5, q.y * 4.2)) - 0.5;
  float wire = min(abs(cell.x) / 5.5, abs(cell.y) / 4.2);
  float cells = max(panel, abs(w.y) - 0.016) + 0.006 * smoothstep(0.010, 0.0, wire);
  return nearer(ship, vec2(cells * 0.9, wire < 0.011 ? METAL : VISOR));
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float hull = hullShape(p);
  float cut = hull + panelLine(p.x + 0.05) + panelLine(p.x + 0.55) + panelLine(p.x + 1.05);
  float eye = ellipsoid(s - vec3(0.88, 0.20, 0.10), vec3(0.42, 0.36, 0.34));
  vec2 ship = canopyIn(vec2(1e9, 0.0), cut, eye);
  ship = bow(ship, eye, s.z);
  vec3 front = s - vec3(0.26, 0.20 + 0.12 * (s.z - 0.3), 0.0);
  ship = wing(ship, front, 0.42);
  vec3 back = s - vec3(-0.40, 0.10 + 0.05 * (s.z - 0.3), 0.0);
  ship = wing(ship, back, -0.55);
  ship = nearer(ship, vec2(roundBox(s - vec3(0.26, 0.17, 0.30), vec3(0.22, 0.07, 0.14), 0.05), WHITE));
  ship = nearer(ship, vec2(roundBox(s - vec3(-0.43, 0.10, 0.26), vec3(0.20, 0.07, 0.14), 0.05), WHITE));
  ship = jet(ship, p - vec3(-1.72, 0.10, 0.0), 0.24, 0.46, WHITE);
  ship = antenna(ship, s, vec3(1.22, 0.28, 0.14), vec3(1.54, 0.58, 0.31), 0.06);
  return nearer(ship, vec2(ellipsoid(p - vec3(1.18, -0.20, 0.0), vec3(0.10, 0.06, 0.16)), LAMP));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material != PAINT) return base;
  float side = abs(p.z);
  bool band = side < 0.45 && ((p.x < -0.05 && p.x > -0.26) || (p.x < -0.90 && p.x > -1.05) || p.x < -1.12);
  if (band) return other;
  return side < 0.5 && p.y < -0.16 && p.x > -0.05 ? BELLY : base;
}
