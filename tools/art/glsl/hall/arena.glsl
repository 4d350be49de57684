// The hall of the Galactic Council from inside: a wide dark floor with rings of light, a golden rim where ships dock, a podium.

const float DOCKS = 24.0;
const float ARMS = 8.0;

float ringOf(vec3 p, float radius, float halfWidth, float height, float halfHeight, float edge) {
  return slab(abs(length(p.xz) - radius) - halfWidth, p.y - height, halfHeight, edge);
}

// The point turned into the sector of its nearest copy out of `count`.
vec3 sectorOf(vec3 p, float count) {
  float turn = round(atan(p.z, p.x) * count / TAU) / count * TAU;
  return vec3(cos(turn) * p.x + sin(turn) * p.z, p.y, -sin(turn) * p.x + cos(turn) * p.z);
}

vec2 hull(vec3 p) {
  float angle = atan(p.z, p.x);
  float away = length(p.xz);
  float bowl = ellipsoid(p - vec3(0.0, 0.04, 0.0), vec3(2.04, 0.56, 2.04));
  bowl = smoothMax(bowl, p.y - 0.05, 0.05);
  bowl = smoothMax(bowl, -slab(away - 1.70, p.y - 0.06, 0.09, 0.03), 0.03);
  bowl += panelLine(p.y + 0.17) + 0.8 * panelLine(sectorLine(angle, away, DOCKS));
  vec2 hall = vec2(bowl * 0.9, WHITE);
  hall = nearer(hall, vec2(torusY(p - vec3(0.0, 0.07, 0.0), 1.98, 0.062), GOLD));
  return nearer(hall, vec2(ringOf(p, 1.83, 0.07, 0.055, 0.022, 0.02), PAINT));
}

vec2 ground(vec2 hall, vec3 p) {
  float away = length(p.xz);
  float plate = slab(away - 1.69, p.y + 0.03, 0.022, 0.01);
  plate += panelLine(away - 1.16) + panelLine(away - 0.72) + 0.7 * panelLine(sectorLine(atan(p.z, p.x), away, 16.0));
  hall = nearer(hall, vec2(plate, DARK));
  hall = nearer(hall, vec2(ringOf(p, 1.58, 0.010, -0.002, 0.008, 0.004), LAMP));
  hall = nearer(hall, vec2(ringOf(p, 0.94, 0.006, -0.002, 0.008, 0.004), LAMP));
  hall = nearer(hall, vec2(ringOf(p, 0.0, 0.40, 0.00, 0.045, 0.03), DASH));
  return nearer(hall, vec2(ringOf(p, 0.36, 0.014, 0.045, 0.010, 0.006), LAMP));
}

vec2 map(vec3 p) {
  vec2 hall = ground(hull(p), p);
  vec3 seat = sectorOf(p, DOCKS);
  hall = nearer(hall, vec2(length((seat - vec3(1.83, 0.075, 0.0)) * vec3(1.0, 1.6, 1.0)) - 0.030, LAMP));
  vec3 arm = sectorOf(p, ARMS);
  hall = nearer(hall, vec2(roundCone(arm, vec3(1.98, -0.02, 0.0), vec3(2.20, 0.10, 0.0), 0.09, 0.05), METAL));
  hall = lamp(hall, arm - vec3(2.235, 0.15, 0.0), 0.062);
  return nearer(hall, vec2(torusY(p + vec3(0.0, 0.36, 0.0), 1.20, 0.05), GOLD));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material == WHITE && abs(p.y + 0.26) < 0.05) return other;
  return base;
}
