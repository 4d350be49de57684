// Baleia: a gentle whale: a huge round body, pale above and indigo below, with flukes and flippers.
#define SECOND vec3(0.090, 0.070, 0.300)

// The line between the pale back and the dark belly: it rises to the mouth like a smile.
float waterline(vec3 p) {
  float rise = p.x + 0.2;
  return p.y + 0.20 - 0.10 * rise * abs(rise);
}

float hullShape(vec3 p) {
  float d = ellipsoid(p - vec3(0.30, 0.02, 0.0), vec3(1.20, 0.70, 0.74));
  vec3 t = p;
  t.y -= 0.16 * max(0.0, -p.x - 0.4);
  d = smoothMin(d, roundCone(t, vec3(-0.45, 0.04, 0.0), vec3(-1.55, 0.16, 0.0), 0.42, 0.13), 0.34);
  float jaw = ellipsoid(p - vec3(0.62, -0.24, 0.0), vec3(0.86, 0.40, 0.64));
  return smoothMin(d, jaw, 0.12) * 0.94;
}

// The folds of the throat run along it and fade out towards the waterline.
float throat(vec3 p) {
  float fold = 0.5 + 0.5 * cos(p.z * 30.0);
  float below = smoothstep(-0.08, -0.20, waterline(p));
  return 0.016 * pow(fold, 4.0) * below * smoothstep(-0.35, 0.2, p.x);
}

vec2 flukes(vec2 ship, vec3 s) {
  vec3 k = s;
  k.y -= 0.42 + 0.28 * s.z;
  float plan = quad(k.xz, vec2(-1.26, 0.0), vec2(-1.76, 0.0), vec2(-2.14, 0.88), vec2(-1.84, 0.96));
  return nearer(ship, vec2(slab(plan - 0.09, k.y, 0.085, 0.055) * 0.85, PAINT));
}

vec2 flippers(vec2 ship, vec3 s) {
  vec3 f = s;
  f.y += 0.14 + 0.30 * (s.z - 0.6);
  float plan = quad(f.xz, vec2(0.46, 0.55), vec2(-0.16, 0.55), vec2(-0.56, 1.44), vec2(-0.26, 1.50));
  return nearer(ship, vec2(slab(plan - 0.10, f.y, 0.11 - 0.03 * s.z, 0.06) * 0.85, PAINT));
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float hull = hullShape(p);
  float cut = hull + panelLine(p.x + 0.28) + panelLine(waterline(p)) + throat(p);
  float glass = ellipsoid(p - vec3(0.86, 0.40, 0.0), vec3(0.48, 0.34, 0.46));
  vec2 ship = canopyIn(vec2(1e9, 0.0), cut, glass);
  ship = bow(ship, glass, p.x - 0.74);
  ship = flippers(ship, s);
  ship = flukes(ship, s);
  for (int i = 0; i < 3; i++) {
    ship = porthole(ship, s.xy - vec2(0.66 - 0.30 * float(i), 0.08), 0.095, max(hull, 0.3 - s.z));
  }
  ship = jet(ship, s - vec3(-0.72, -0.06, 0.62), 0.24, 0.52, WHITE);
  // The blowhole, with a light in it.
  ship = nearer(ship, vec2(roundCone(p, vec3(0.20, 0.62, 0.0), vec3(0.16, 0.84, 0.0), 0.14, 0.10), WHITE));
  ship = nearer(ship, vec2(ellipsoid(p - vec3(0.155, 0.88, 0.0), vec3(0.10, 0.05, 0.10)), LAMP));
  vec3 eye = s - vec3(1.40, -0.10, 0.28);
  ship = nearer(ship, vec2(ellipsoid(eye, vec3(0.07, 0.075, 0.075)), LAMP));
  return nearer(ship, vec2(length(vec2(length(eye.yz) - 0.095, eye.x + 0.02)) - 0.028, WHITE));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material != PAINT) return base;
  float side = abs(p.z);
  if (side > 1.16 || p.x < -1.98) return other;
  if (waterline(p) < 0.0 && p.x > -1.2 && hullShape(p) < 0.012) return mix(other, base, 0.06);
  bool band = (p.x < -0.36 && p.x > -0.46) || (p.x < -0.50 && p.x > -0.53);
  return band && side < 0.6 ? other : base;
}
