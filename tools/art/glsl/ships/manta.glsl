// Manta: a ray that glides: one body that is all wing, curled tips, two horns and a tail with a lantern.

// How far the wings curl up towards their tips.
float curl(float side) {
  return 0.15 * side * side;
}

float hullShape(vec3 p) {
  vec3 s = mirrored(p);
  vec3 w = s;
  w.y -= curl(s.z) - 0.02;
  float body = ellipsoid(p - vec3(0.10, 0.02, 0.0), vec3(1.25, 0.40, 0.62));
  float plan = quad(w.xz, vec2(1.02, 0.0), vec2(-1.0, 0.0), vec2(-0.94, 1.82), vec2(-0.54, 1.82));
  float wing = slab(plan - 0.14, w.y, max(0.19 - 0.075 * s.z, 0.05), 0.05);
  float d = smoothMin(body, wing * 0.85, 0.30);
  float horn = roundCone(s, vec3(0.98, -0.02, 0.30), vec3(1.46, 0.0, 0.42), 0.14, 0.075);
  return smoothMin(d, horn, 0.14) * 0.9;
}

vec2 tail(vec2 ship, vec3 p) {
  vec3 t = p;
  t.y -= 0.08 * (p.x + 1.0) * (p.x + 1.0);
  float whip = roundCone(t, vec3(-0.85, 0.04, 0.0), vec3(-2.35, 0.04, 0.0), 0.15, 0.045);
  whip += panelLine((fract(p.x * 3.6) - 0.5) / 3.6);
  ship = nearer(ship, vec2(whip * 0.9, WHITE));
  return lamp(ship, p - vec3(-2.42, 0.21, 0.0), 0.11);
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float hull = hullShape(p);
  float panel = quad(s.xz, vec2(0.02, 0.80), vec2(-0.66, 0.80), vec2(-0.68, 1.34), vec2(-0.30, 1.34));
  float shoulder = length(vec2(p.x - 0.25, s.z * 1.2)) - 0.92;
  float cut = hull + panelLine(panel) * step(-0.1, p.y) + panelLine(shoulder) * step(p.x, 0.25);
  float glass = ellipsoid(p - vec3(0.42, 0.30, 0.0), vec3(0.58, 0.30, 0.36));
  vec2 ship = canopyIn(vec2(1e9, 0.0), cut, glass);
  ship = bow(ship, glass, p.x - 0.28 + 0.2 * (p.y - 0.3));
  ship = lamp(ship, s - vec3(1.52, 0.0, 0.435), 0.07);
  ship = tail(ship, p);
  ship = jet(ship, s - vec3(-0.98, 0.07, 0.44), 0.23, 0.50, WHITE);
  vec3 tip = s - vec3(-0.76, curl(1.90) + 0.01, 1.95);
  ship = nearer(ship, vec2(roundCone(tip, vec3(-0.34, 0.0, 0.0), vec3(0.34, 0.0, 0.0), 0.10, 0.06), WHITE));
  for (int i = 0; i < 3; i++) {
    vec3 gill = s - vec3(0.02 - 0.17 * float(i), 0.267 - 0.014 * float(i), 0.60);
    ship = nearer(ship, vec2(ellipsoid(gill, vec3(0.05)), LAMP));
  }
  return ship;
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material != PAINT) return base;
  float side = abs(p.z);
  vec3 skin = mix(base, mix(other, BELLY, 0.7), smoothstep(-0.07, -0.15, p.y - curl(side)));
  if (side > 1.52) return other;
  if (side > 1.40 && side < 1.44) return other;
  float shoulder = length(vec2(p.x - 0.25, p.z * 1.2));
  bool collar = (shoulder > 0.98 && shoulder < 1.10) || (shoulder > 1.14 && shoulder < 1.17);
  return collar && p.x < 0.3 ? other : skin;
}
