// The chair's desk in the hall of the Galactic Council: a drum with a stripe and a line of light, from which ORBI is seen.

vec2 map(vec3 p) {
  float away = length(p.xz);
  float drum = slab(away - 1.30 - 0.10 * p.y, p.y, 0.52, 0.12);
  drum += panelLine(sectorLine(atan(p.z, p.x), away, 14.0));
  vec2 desk = vec2(drum * 0.9, WHITE);
  desk = nearer(desk, vec2(torusY(p - vec3(0.0, 0.50, 0.0), 1.34, 0.07), GOLD));
  desk = nearer(desk, vec2(slab(abs(away - 1.32) - 0.02, p.y - 0.12, 0.028, 0.02), LAMP));
  desk = nearer(desk, vec2(slab(abs(away - 1.28) - 0.05, p.y + 0.26, 0.09, 0.03), PAINT));
  return nearer(desk, vec2(slab(away - 1.42, p.y + 0.50, 0.06, 0.05), DASH));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  return base;
}
