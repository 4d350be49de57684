// Places of the wide cockpit (2340 x 1080), edges in design pixels: left, top, right, bottom.
const vec4 WINDOW = vec4(-830., 44., 830., 640.);
const vec4 SCREEN_LEFT = vec4(-815., 716., -365., 1040.);
const vec4 SCREEN_CENTER = vec4(-305., 716., 305., 1040.);
const vec4 SCREEN_RIGHT = vec4(365., 716., 815., 1040.);
const float WINDOW_RADIUS = .26;
const float TAPER = .09;
const float ARCH = .035;
const float HUMP = .030;
const float STRUT = .58;
const float DASH_HALF = PX(1118.);

float stripEnds(float x) {
  return max(x - PX(1000.), abs(x - PX(335.)) < PX(44.) ? PX(44.) - abs(x - PX(335.)) : -1.);
}

// Distance to the nearest panel groove of the hull.
float hullLines(vec2 p, float w) {
  float d = abs(w - .115);
  float x = abs(p.x);
  float outside = step(w, .115);
  vec2 joint = at(0., 330.);
  float level = min(abs(p.y - at(0., 120.).y), min(abs(p.y - at(0., 512.).y), abs(p.y - joint.y) + step(x, PX(985.))));
  d = min(d, level + outside);
  d = min(d, abs(x - PX(985.)) + outside + step(p.y, at(0., 512.).y) + step(at(0., 120.).y, p.y));
  return min(d, abs(x - PX(430.)) + step(p.y, at(0., 60.).y));
}

float hullVents(vec2 p) {
  return slots(vec2(abs(p.x), p.y) - at(1078., 222.), vec2(PX(56.), PX(7.)), PX(27.), 5.);
}

float dashLines(vec2 p, float top) {
  float x = abs(p.x);
  return min(abs(x - PX(862.)) + step(-.06, top), abs(top + .058));
}

float dashVents(vec2 p) {
  return slots(vec2(abs(p.x), p.y) - at(1032., 985.), vec2(PX(46.), PX(6.)), PX(22.), 4.);
}

vec2 furniture(vec2 r, vec3 p, float w) {
  vec3 s = vec3(abs(p.x), p.y, p.z);
  float side = p.x < 0. ? -1. : 1.;
  r = lampBar(r, p - vec3(at(0., 24.), .14), vec2(PX(190.), PX(19.)));
  r = grip(r, s - vec3(at(930., 330.), .18), PX(112.), PX(17.));
  r = screw(r, s - vec3(at(1004., 140.), SHELL_Z), PX(9.), .6);
  r = screw(r, s - vec3(at(1004., 492.), SHELL_Z), PX(9.), 1.3);
  r = screw(r, s - vec3(at(1150., 140.), SHELL_Z), PX(9.), 2.2);
  r = screw(r, s - vec3(at(1150., 492.), SHELL_Z), PX(9.), .1);
  r = lampBar(r, s - vec3(at(1078., 420.), SHELL_Z), vec2(PX(62.), PX(15.)));

  // Spines between the screens.
  vec3 spine = s - vec3(at(335., 878.), .278);
  if (roundBox(spine, vec3(PX(18.), PX(150.), .06), 0.) < r.x) {
    r = nearer(r, vec2(roundBox(spine, vec3(PX(15.), PX(146.), .018), .017), DASH));
    for (int i = ZERO; i < 3; i++) {
      r = button(r, spine - vec3(0, PX(100. - 48. * float(i)), .020), PX(12.), i == 1 ? LAMP : ACCENT);
    }
    r = knob(r, spine - vec3(0, PX(-66.), .020), PX(17.), .5 * side);
    r = screw(r, spine - vec3(0, PX(-120.), .018), PX(6.), .8);
  }

  // Side consoles.
  if (s.x > PX(850.)) {
    for (int i = ZERO; i < 4; i++) {
      float tip = mod(float(i), 2.) < .5 ? 1. : -1.;
      r = rocker(r, s - vec3(at(907., 776. + 66. * float(i)), .262), vec2(PX(15.), PX(22.)), tip * side, i == 1 ? ACCENT : WHITE);
    }
    r = gauge(r, s - vec3(at(1032., 806.), .266), PX(56.), .7 * side);
    r = button(r, s - vec3(at(992., 902.), .262), PX(13.), LAMP);
    r = button(r, s - vec3(at(1032., 902.), .262), PX(13.), ACCENT);
    r = button(r, s - vec3(at(1072., 902.), .262), PX(13.), ACCENT);
  }
  return r;
}

vec3 hullPaint(vec2 p, float w, vec3 base, vec3 second) {
  if (w > .118 && w < .150) return second;
  float x = abs(p.x);
  float y = at(0., 556.).y - p.y;
  if (y > 0. && y < PX(34.) && w > .150) return second;
  if (y > PX(44.) && y < PX(53.) && w > .150) return second;
  return base;
}
