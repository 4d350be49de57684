// Places of the cockpit for upright screens (1440 x 1800), edges in design pixels: left, top, right, bottom. Above row
// 360 is a ceiling that only squarer screens show.
const vec4 WINDOW = vec4(-490., 400., 490., 1120.);
const vec4 SCREEN_LEFT = vec4(-490., 1430., -150., 1760.);
const vec4 SCREEN_CENTER = vec4(-490., 1180., 490., 1370.);
const vec4 SCREEN_RIGHT = vec4(-90., 1430., 490., 1760.);
const float WINDOW_RADIUS = .24;
const float TAPER = .05;
const float ARCH = .022;
const float HUMP = .022;
const float STRUT = .30;
const float DASH_HALF = PX(668.);

float stripEnds(float x) {
  return x - PX(596.);
}

// Distance to the nearest panel groove of the hull.
float hullLines(vec2 p, float w) {
  float x = abs(p.x);
  float outside = step(w, .115);
  float d = abs(w - .115);
  d = min(d, min(abs(p.y - at(0., 560.).y), abs(p.y - at(0., 960.).y)) + outside);
  d = min(d, abs(p.y - at(0., 300.).y) + outside);
  d = min(d, abs(x - PX(470.)) + step(p.y, at(0., 300.).y));
  return min(d, abs(p.y - at(0., 90.).y) + step(x, PX(470.)));
}

float hullVents(vec2 p) {
  vec2 s = vec2(abs(p.x), p.y);
  float d = slots(s - at(596., 200.), vec2(PX(72.), PX(8.)), PX(32.), 4.);
  return min(d, slots(s - at(656., 622.), vec2(PX(34.), PX(7.)), PX(27.), 4.));
}

float dashLines(vec2 p, float top) {
  return min(abs(abs(p.x) - PX(536.)) + step(-.06, top), abs(top + .050));
}

float dashVents(vec2 p) {
  return slots(vec2(abs(p.x), p.y) - at(602., 1706.), vec2(PX(38.), PX(6.)), PX(22.), 4.);
}

// Switches over the pilot's head, in a violet tray.
vec2 overhead(vec2 r, vec3 p) {
  vec3 tray = p - vec3(at(0., 172.), .10);
  if (roundBox(tray, vec3(PX(390.), PX(112.), .12), 0.) > r.x) return r;
  r = nearer(r, vec2(roundBox(tray, vec3(PX(372.), PX(92.), .065), .018), DASH));
  float rim = abs(roundRect(tray.xy, vec2(PX(372.), PX(92.)), .10));
  r = nearer(r, vec2(length(vec2(rim, tray.z - .048)) - .024, WHITE));
  vec3 s = vec3(abs(tray.x), tray.y, tray.z - .068);
  float side = p.x < 0. ? -1. : 1.;
  for (int i = ZERO; i < 4; i++) {
    float x = 96. + 66. * float(i);
    r = rocker(r, s - vec3(PX(x), PX(34.), 0), vec2(PX(14.), PX(21.)), mod(float(i), 2.) < .5 ? side : -side, i == 2 ? ACCENT : WHITE);
    r = button(r, s - vec3(PX(x), PX(-44.), 0), PX(13.), i == 1 || i == 3 ? LAMP : ACCENT);
  }
  r = knob(r, tray - vec3(0, PX(34.), .068), PX(28.), -.6);
  return key(r, tray - vec3(0, PX(-44.), .070), vec2(PX(34.), PX(13.)), LAMP);
}

vec2 furniture(vec2 r, vec3 p, float w) {
  vec3 s = vec3(abs(p.x), p.y, p.z);
  float side = p.x < 0. ? -1. : 1.;
  r = lampBar(r, p - vec3(at(0., 382.), .14), vec2(PX(150.), PX(18.)));
  r = grip(r, s - vec3(at(590., 776.), .18), PX(112.), PX(17.));
  r = screw(r, s - vec3(at(506., 130.), SHELL_Z), PX(9.), .6);
  r = screw(r, s - vec3(at(506., 264.), SHELL_Z), PX(9.), 1.3);
  r = screw(r, s - vec3(at(686., 130.), SHELL_Z), PX(9.), 2.2);
  r = screw(r, s - vec3(at(686., 264.), SHELL_Z), PX(9.), .1);
  r = lampBar(r, s - vec3(at(662., 900.), SHELL_Z), vec2(PX(34.), PX(15.)));
  r = overhead(r, p);

  // Upright spine between the lower screens, level spine with keys under the upper one.
  vec3 spine = p - vec3(at(-120., 1595.), .278);
  if (roundBox(spine, vec3(PX(18.), PX(152.), .06), 0.) < r.x) {
    r = nearer(r, vec2(roundBox(spine, vec3(PX(15.), PX(148.), .018), .017), DASH));
    for (int i = ZERO; i < 3; i++) {
      r = button(r, spine - vec3(0, PX(100. - 48. * float(i)), .020), PX(12.), i == 1 ? LAMP : ACCENT);
    }
    r = knob(r, spine - vec3(0, PX(-66.), .020), PX(17.), .5);
    r = screw(r, spine - vec3(0, PX(-122.), .018), PX(6.), .8);
  }
  vec3 level = p - vec3(at(0., 1400.), .278);
  if (roundBox(level, vec3(PX(474.), PX(18.), .06), 0.) < r.x) {
    r = nearer(r, vec2(roundBox(level, vec3(PX(470.), PX(14.), .018), .017), DASH));
    for (int i = ZERO; i < 3; i++) {
      float x = 150. + 76. * float(i);
      r = key(r, vec3(abs(level.x) - PX(x), level.y, level.z - .014), vec2(PX(26.), PX(8.)), i == 1 ? ACCENT : WHITE);
    }
    r = key(r, level - vec3(0, 0, .014), vec2(PX(44.), PX(8.)), LAMP);
    r = button(r, vec3(abs(level.x) - PX(422.), level.y, level.z - .018), PX(10.), LAMP);
  }

  // Side consoles.
  if (s.x > PX(520.)) {
    for (int i = ZERO; i < 5; i++) {
      float tip = mod(float(i), 2.) < .5 ? 1. : -1.;
      r = rocker(r, s - vec3(at(602., 1270. + 72. * float(i)), .262), vec2(PX(15.), PX(22.)), tip * side, i == 1 || i == 4 ? ACCENT : WHITE);
    }
  }
  return r;
}

vec3 hullPaint(vec2 p, float w, vec3 base, vec3 second) {
  if (w > .118 && w < .150) return second;
  float low = at(0., 1012.).y - p.y;
  float high = at(0., 36.).y - p.y;
  bool wide = (low > 0. && low < PX(34.)) || (high > 0. && high < PX(26.));
  bool thin = (low > PX(44.) && low < PX(53.)) || (high > PX(34.) && high < PX(41.));
  return w > .150 && (wide || thin) ? second : base;
}
