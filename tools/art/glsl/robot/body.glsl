// Neck, collar and torso.
vec2 map(vec3 p) {
  vec2 r = vec2(1e9, 0.);
  vec3 s = vec3(abs(p.x), p.y, p.z);
  r = nearer(r, vec2(roundCone(p, vec3(0, -.72, -.1), vec3(0, -1.25, -.1), .30, .24), METAL));
  for (int i = ZERO; i < 5; i++) {
    r = nearer(r, vec2(torusY(p - vec3(0, -.80 - .10 * float(i), -.1), .285 - .005 * float(i), .048), DARK));
  }
  float torso = ellipsoid(p - vec3(0, -2.0, -.15), vec3(1.15, .82, .75));
  torso = smoothMax(torso, p.y + 1.28, .08);
  torso += .012 * groove(s.x - .42, .014);
  torso += .010 * groove(abs(s.x - .95) + step(p.z, -.1), .012);
  r = nearer(r, vec2(torso, WHITE));
  r = nearer(r, vec2(torusY(p - vec3(0, -1.30, -.13), .46, .070), PAINT));
  r = nearer(r, vec2(ellipsoid(p - vec3(0, -1.64, .54), vec3(.16, .16, .10)), LAMP));
  return nearer(r, vec2(torusZ(p - vec3(0, -1.64, .52), .19, .035), WHITE));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 second) {
  float x = abs(p.x);
  bool side = p.y < -1.24 && x > .42 && x < .95 && length(p.xz - vec2(0, -.13)) > .56;
  bool line = p.y < -1.24 && abs(x - .33) < .028 && p.z > 0.;
  return material == WHITE && (side || line) ? second : base;
}
