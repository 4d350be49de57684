// Caracol: a snail that carries the cargo of the whole crew in its shell; two lamps on stalks look ahead.

const vec3 SHELL = vec3(-0.36, 0.44, 0.0);
const float PITCH = 0.30;

float hullShape(vec3 p) {
  float foot = roundBox(p - vec3(0.0, -0.30, 0.0), vec3(1.40, 0.30, 0.54), 0.26);
  float head = roundBox(p - vec3(0.92, 0.04, 0.0), vec3(0.52, 0.44, 0.48), 0.34);
  return smoothMin(foot, head, 0.25);
}

// How many turns of the spiral lie inside a point of the shell's side.
float whorl(vec2 q) {
  return length(q) / PITCH - atan(q.y, q.x) / TAU;
}

vec2 shell(vec2 ship, vec3 p) {
  vec3 q = p - SHELL;
  q.xy = rotation(2.1) * q.xy;
  float radius = length(q.xy);
  // The rim grows with the angle, as a snail's does; its step hides in the foot.
  float rim = 0.94 + 0.10 * atan(q.y, q.x) / TAU;
  float dome = 0.62 * sqrt(max(0.0, 1.0 - pow(min(radius / 1.12, 1.0), 2.0)));
  float swell = 0.035 * cos(TAU * whorl(q.xy)) * smoothstep(0.10, 0.25, radius);
  float d = smoothMax(radius - rim, abs(q.z) - dome - swell, 0.26);
  d += panelLine(q.z) * step(0.7, radius);
  return nearer(ship, vec2(d * 0.75, PAINT));
}

vec2 map(vec3 p) {
  vec3 s = mirrored(p);
  float hull = hullShape(p);
  float cut = hull + panelLine(p.y + 0.30) + panelLine(p.x - 0.52);
  float glass = ellipsoid(p - vec3(1.10, 0.27, 0.0), vec3(0.45, 0.40, 0.35));
  vec2 ship = canopyIn(vec2(1e9, 0.0), cut, glass);
  ship = bow(ship, glass, p.x - 1.10);
  ship = shell(ship, p);
  ship = antenna(ship, s, vec3(0.74, 0.42, 0.22), vec3(0.98, 0.98, 0.36), 0.09);
  ship = jet(ship, s - vec3(-1.36, -0.24, 0.32), 0.26, 0.50, WHITE);
  // The bumper and its lamps.
  ship = nearer(ship, vec2(roundBox(p - vec3(1.42, -0.34, 0.0), vec3(0.10, 0.09, 0.46), 0.08), WHITE));
  ship = nearer(ship, vec2(ellipsoid(s - vec3(1.51, -0.32, 0.27), vec3(0.06, 0.075, 0.085)), LAMP));
  for (int i = 0; i < 3; i++) {
    ship = porthole(ship, s.xy - vec2(0.36 - 0.36 * float(i), -0.20), 0.085, max(hull, 0.3 - s.z));
  }
  return ship;
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  if (material != PAINT) return base;
  vec3 q = p - SHELL;
  q.xy = rotation(2.1) * q.xy;
  bool onShell = p.y > -0.02 && length(q.xy) < 1.1 && p.x < 0.5;
  if (onShell) {
    float turn = fract(whorl(q.xy) + 0.5);
    bool seam = abs(turn - 0.5) > 0.36 && length(q.xy) < 0.84 || length(q.xy) < 0.12;
    return seam ? other : base;
  }
  if (p.y < -0.30) return BELLY;
  bool stripe = p.x > 0.52 && p.y < -0.10 && p.y > -0.24;
  return stripe ? other : base;
}
