// Parts shared by the ten ships. x = forward, y = up, z = starboard; a ship is three to four units long.
// A part is (distance, material); a ship is the nearest of its parts.

// The same point seen from starboard: parts are written once and come in pairs.
vec3 mirrored(vec3 p) {
  return vec3(p.x, p.y, abs(p.z));
}

const float TAU = 6.28318530718;

// Cuts a panel line where `offset` is zero: add the result to the distance of the hull.
float panelLine(float offset) {
  return 0.013 * smoothstep(0.014, 0.0, abs(offset));
}

// Lines around a hull that is cut into `count` equal sectors; `angle` in radians, `radius` from the axis.
float sectorLine(float angle, float radius, float count) {
  float turn = fract(angle * count / TAU);
  return min(turn, 1.0 - turn) * TAU / count * radius;
}

// A small lamp.
vec2 lamp(vec2 ship, vec3 p, float radius) {
  return nearer(ship, vec2(length(p) - radius, LAMP));
}

// A rod with a lamp at its end.
vec2 antenna(vec2 ship, vec3 p, vec3 root, vec3 tip, float radius) {
  ship = nearer(ship, vec2(roundCone(p, root, tip, radius * 0.62, radius * 0.38), METAL));
  return lamp(ship, p - tip, radius);
}

// Sinks a canopy of glass into a hull, with a collar where they meet.
vec2 canopyIn(vec2 ship, float hull, float glass) {
  ship = nearer(ship, vec2(smoothMax(hull, -(glass - 0.012), 0.03), PAINT));
  ship = nearer(ship, vec2(glass + 0.01, GLASS));
  float collar = smoothMax(abs(glass - 0.006) - 0.034, abs(hull) - 0.036, 0.03);
  return nearer(ship, vec2(collar, WHITE));
}

// A bar over the glass where `offset` is zero.
vec2 bow(vec2 ship, float glass, float offset) {
  return nearer(ship, vec2(smoothMax(abs(glass - 0.008) - 0.022, abs(offset) - 0.024, 0.02), WHITE));
}

// A porthole: `offset` runs over the hull from its middle.
vec2 porthole(vec2 ship, vec2 offset, float radius, float hull) {
  float away = length(offset);
  ship = nearer(ship, vec2(length(vec2(away - radius, hull)) - radius * 0.28, WHITE));
  return nearer(ship, vec2(max(away - radius * 0.92, abs(hull) - 0.012), GLASS));
}

// A bell nozzle that opens at -x, its throat lit.
vec2 nozzle(vec2 ship, vec3 p, float radius) {
  float bell = coneX(p, radius * 0.95, radius * 0.75, 0.12) - 0.012;
  bell = smoothMax(bell, -coneX(p + vec3(0.04, 0.0, 0.0), radius * 0.82, radius * 0.62, 0.14), 0.015);
  // Eighteen ribs, on the outside only.
  float outside = smoothstep(0.02, 0.0, abs(length(p.yz) - radius * 0.9) - 0.02);
  bell += 0.008 * sin(atan(p.z, p.y) * 18.0) * outside;
  ship = nearer(ship, vec2(bell, METAL));
  ship = nearer(ship, vec2(torusX(p + vec3(0.115, 0.0, 0.0), radius * 0.94, 0.024), GOLD));
  return nearer(ship, vec2(ellipsoid(p - vec3(0.02, 0.0, 0.0), vec3(0.05, radius * 0.62, radius * 0.62)), CORE));
}

// An engine pod along x with an intake in front and a nozzle behind; its flame begins at x = -0.62 length - 0.2.
vec2 jet(vec2 ship, vec3 p, float radius, float reach, float skin) {
  float front = reach * 0.5;
  float pod = roundCone(p, vec3(-reach * 0.45, 0.0, 0.0), vec3(front, 0.0, 0.0), radius, radius * 0.78);
  pod = smoothMax(pod, -(p.x + reach * 0.62), 0.03);
  pod = smoothMax(pod, -coneX(p - vec3(front + radius * 0.62, 0.0, 0.0), radius * 0.30, radius, radius * 0.52), 0.03);
  pod += panelLine(p.x + reach * 0.22) + panelLine(p.x - reach * 0.28);
  ship = nearer(ship, vec2(pod, skin));
  ship = nearer(ship, vec2(length(p - vec3(front + radius * 0.12, 0.0, 0.0)) - radius * 0.36, DARK));
  return nozzle(ship, p + vec3(reach * 0.62 + 0.10, 0.0, 0.0), radius);
}

// Dark paint under a hull.
const vec3 BELLY = vec3(0.33, 0.31, 0.46);
