// The cockpit seen from the captain's seat, orthographic: a hull about the window, a dashboard with screens that are
// exact rectangles. Before this file comes one that says where things are: WINDOW, SCREEN_*, DASH_HALF, ARCH, TAPER,
// HUMP, WINDOW_RADIUS, STRUT; hullLines(), hullVents(), dashLines(),
// dashVents(), stripEnds(), furniture(), hullPaint().

const float SCREEN_RADIUS = PX(20.);
const float SHELL_DEPTH = .10;
const float DASH_DEPTH = .26;
// Vents are dark inlays in a raised rim: their outline is exact, which a narrow cut would not be.
const float VENT_RIM = .007;

// The rubber lip and the taper take in some of the outline, so it is larger than the opening that is to be seen.
const float SIDE_LIP = PX(25.);
const float TOP_LIP = PX(8.);
const float FOOT_LIP = PX(8.);

vec2 windowMiddle() {
  return (at(WINDOW.x, WINDOW.y) + at(WINDOW.z, WINDOW.w) + vec2(0, TOP_LIP - FOOT_LIP)) * .5;
}

// Lower edge of the window: an arch with a hump over the middle screen.
float cowlLine(float x) {
  float bottom = at(0., WINDOW.w).y - FOOT_LIP;
  float side = x / PX(WINDOW.z);
  return bottom + ARCH * max(1. - side * side, -1.) + HUMP * exp(-x * x * 2.);
}

// Outline of the window: negative inside.
float windowShape(vec2 p) {
  vec2 q = p - windowMiddle();
  float halfHeight = (PX(WINDOW.w - WINDOW.y) + TOP_LIP + FOOT_LIP) * .5;
  float upward = clamp((q.y + halfHeight) / (2. * halfHeight), 0., 1.2);
  float d = roundRect(q, vec2(PX(WINDOW.z) + SIDE_LIP - TAPER * upward, halfHeight), WINDOW_RADIUS);
  return smoothMax(d, cowlLine(p.x) - p.y, .04);
}

float screenShape(vec2 p) {
  float d = rectangle(p, SCREEN_LEFT, SCREEN_RADIUS);
  d = min(d, rectangle(p, SCREEN_CENTER, SCREEN_RADIUS));
  return min(d, rectangle(p, SCREEN_RIGHT, SCREEN_RADIUS));
}

// Negative below the dashboard's upper edge.
float dashShape(vec2 p) {
  return p.y - cowlLine(p.x) + PX(16.);
}

float shellHeight(float w) {
  return SHELL_DEPTH * smoothstep(.0, .5, w) + .03 * smoothstep(.25, .0, abs(w - .20));
}

vec2 shell(vec2 r, vec3 p, float w) {
  float height = shellHeight(w);
  float d = smoothMax(p.z - height, .02 - w, .06);
  d += .012 * groove(hullLines(p.xy, w), .010);
  float vent = hullVents(p.xy);
  d -= VENT_RIM * groove(vent - .007, .010);
  r = nearer(r, vec2(d * .8, PAINT));
  r = nearer(r, vec2(max(vent, p.z - height - .001) * .8, DARK));

  // White gasket, dark rubber lip.
  r = nearer(r, vec2(length(vec2(w - .035, p.z - .06)) - .034, WHITE));
  r = nearer(r, vec2(length(vec2(w, p.z)) - .026, DARK));

  // Two slim struts, leaning inward at the top.
  vec2 q = p.xy - windowMiddle();
  float strut = abs(abs(p.x) - (STRUT - .10 * q.y)) - .012;
  strut = max(strut, w);
  return nearer(r, vec2(length(vec2(max(strut, 0.), max(abs(p.z) - .02, 0.))) - .015, WHITE));
}

vec2 dashboard(vec2 r, vec3 p) {
  float top = dashShape(p.xy);
  if (max(top, abs(p.x) - DASH_HALF) - .02 > max(r.x, .05)) return r;
  float s = screenShape(p.xy);
  float d = smoothMax(top, p.z - DASH_DEPTH, .10);
  d = smoothMax(d, abs(p.x) - DASH_HALF, .10);
  d = smoothMax(d, -max(s - .034, .17 - p.z), .02);
  d += .010 * groove(dashLines(p.xy, top), .009);
  float vent = dashVents(p.xy);
  d -= VENT_RIM * groove(vent - .007, .010);
  r = nearer(r, vec2(d * .85, DASH));
  r = nearer(r, vec2(max(vent, p.z - DASH_DEPTH - .001) * .85, DARK));

  // Chunky bezel in the ship's colour, thin metal lip, glass: the glass is the rectangle itself.
  float bezel = length(vec2(max(abs(s - .0405) - .0035, 0.), max(abs(p.z - .245) - .022, 0.))) - .0165;
  r = nearer(r, vec2(bezel, PAINT));
  r = nearer(r, vec2(length(vec2(s - .0145, p.z - .215)) - .0085, METAL));
  return nearer(r, vec2(max(s - .014, p.z - .190), SCREEN));
}

vec2 map(vec3 p) {
  vec2 r = vec2(1e9, 0.);
  float w = windowShape(p.xy);
  r = shell(r, p, w);
  r = dashboard(r, p);
  // Strip of light under the cowl.
  float top = dashShape(p.xy);
  float strip = length(vec2(max(abs(top + .022) - .003, 0.), p.z - .225)) - .007;
  strip = max(strip, stripEnds(abs(p.x)));
  r = nearer(r, vec2(strip, LAMP));
  return furniture(r, p, w);
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 second) {
  if (material != PAINT || p.z > .19) return base;
  return hullPaint(p.xy, windowShape(p.xy), base, second);
}
