// The Galactic Council seen from space: a bowl of lit tiers under a golden rim; the light in its middle carries the hologram.

const float TIERS = 4.0;

float ringOf(vec3 p, float radius, float halfWidth, float height, float halfHeight, float edge) {
  return slab(abs(length(p.xz) - radius) - halfWidth, p.y - height, halfHeight, edge);
}

vec2 bowl(vec3 p) {
  float hull = ellipsoid(p - vec3(0.0, 0.10, 0.0), vec3(1.92, 0.86, 1.92));
  float hollow = ellipsoid(p - vec3(0.0, 0.34, 0.0), vec3(1.78, 0.70, 1.78));
  hull = smoothMax(smoothMax(hull, p.y - 0.26, 0.05), -hollow, 0.04);
  float angle = atan(p.z, p.x);
  hull += panelLine(p.y + 0.28) + 0.8 * panelLine(sectorLine(angle, length(p.xz), 18.0));
  vec2 station = vec2(hull * 0.9, WHITE);
  station = nearer(station, vec2(torusY(p - vec3(0.0, 0.28, 0.0), 1.84, 0.095), GOLD));
  return nearer(station, vec2(ringOf(p, 1.90, 0.05, -0.02, 0.10, 0.04), PAINT));
}

vec2 tiers(vec2 station, vec3 p) {
  for (float k = 0.0; k < TIERS; k++) {
    float radius = 0.70 + 0.26 * k;
    float height = -0.30 + 0.125 * k;
    station = nearer(station, vec2(ringOf(p, radius, 0.13, height, 0.10, 0.03), mod(k, 2.0) < 0.5 ? PAINT : DASH));
    float count = 14.0 + 6.0 * k;
    float turn = round(atan(p.z, p.x) * count / TAU) / count * TAU;
    vec2 seat = vec2(cos(turn) * p.x + sin(turn) * p.z - radius, -sin(turn) * p.x + cos(turn) * p.z);
    station = nearer(station, vec2(length(vec3(seat, p.y - height - 0.13).xzy) - 0.048, LAMP));
  }
  return station;
}

vec2 map(vec3 p) {
  vec2 station = tiers(bowl(p), p);
  // The podium.
  station = nearer(station, vec2(ringOf(p, 0.0, 0.44, -0.36, 0.10, 0.05), GOLD));
  station = nearer(station, vec2(ringOf(p, 0.0, 0.34, -0.26, 0.04, 0.03), LAMP));
  // The keel and its three arms, one for each solar system.
  station = nearer(station, vec2(roundCone(p, vec3(0.0, -0.60, 0.0), vec3(0.0, -1.30, 0.0), 0.46, 0.14), PAINT));
  station = nearer(station, vec2(torusY(p + vec3(0.0, 0.92, 0.0), 0.36, 0.05), GOLD));
  station = lamp(station, p + vec3(0.0, 1.52, 0.0), 0.10);
  float turn = round(atan(p.z, p.x) * 6.0 / TAU) / 6.0 * TAU;
  vec3 arm = vec3(cos(turn) * p.x + sin(turn) * p.z, p.y, -sin(turn) * p.x + cos(turn) * p.z);
  station = nearer(station, vec2(roundCone(arm, vec3(1.90, 0.02, 0.0), vec3(2.16, 0.22, 0.0), 0.11, 0.07), METAL));
  return lamp(station, arm - vec3(2.20, 0.32, 0.0), 0.085);
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material == WHITE && abs(p.y + 0.44) < 0.07) return other;
  return base;
}
