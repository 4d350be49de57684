// Places of the cockpit for screens between square and 1.58 (1710 x 1400), edges in design pixels: left, top, right,
// bottom. Above row 320 is a ceiling that only squarer screens show.
const vec4 WINDOW = vec4(-640., 364., 640., 980.);
const vec4 SCREEN_LEFT = vec4(-650., 1060., -370., 1366.);
const vec4 SCREEN_CENTER = vec4(-310., 1060., 210., 1366.);
const vec4 SCREEN_RIGHT = vec4(270., 1060., 650., 1366.);
const float WINDOW_RADIUS = .26;
const float TAPER = .06;
const float ARCH = .030;
const float HUMP = .030;
const float STRUT = .45;
const float DASH_HALF = PX(812.);

float stripEnds(float x) {
  return max(x - PX(742.), PX(26.) - abs(x - PX(330.)));
}

// Distance to the nearest panel groove of the hull.
float hullLines(vec2 p, float w) {
  float x = abs(p.x);
  float outside = step(w, .115);
  float ceiling = step(p.y, at(0., 268.).y);
  float d = abs(w - .115);
  d = min(d, min(abs(p.y - at(0., 480.).y), abs(p.y - at(0., 850.).y)) + outside);
  d = min(d, abs(p.y - at(0., 268.).y) + outside);
  d = min(d, abs(x - PX(560.)) + ceiling);
  return min(d, abs(p.y - at(0., 78.).y) + step(x, PX(560.)));
}

float hullVents(vec2 p) {
  vec2 s = vec2(abs(p.x), p.y);
  float d = slots(s - at(708., 178.), vec2(PX(84.), PX(8.)), PX(32.), 4.);
  return min(d, slots(s - at(792., 566.), vec2(PX(40.), PX(7.)), PX(27.), 4.));
}

float dashLines(vec2 p, float top) {
  return min(abs(abs(p.x) - PX(692.)) + step(-.06, top), abs(top + .058));
}

float dashVents(vec2 p) {
  return slots(vec2(abs(p.x), p.y) - at(752., 1330.), vec2(PX(38.), PX(6.)), PX(22.), 3.);
}

// Switches over the pilot's head, in a violet tray.
vec2 overhead(vec2 r, vec3 p) {
  vec3 tray = p - vec3(at(0., 150.), .10);
  if (roundBox(tray, vec3(PX(470.), PX(112.), .12), 0.) > r.x) return r;
  r = nearer(r, vec2(roundBox(tray, vec3(PX(452.), PX(92.), .065), .018), DASH));
  float rim = abs(roundRect(tray.xy, vec2(PX(452.), PX(92.)), .10));
  r = nearer(r, vec2(length(vec2(rim, tray.z - .048)) - .024, WHITE));
  vec3 s = vec3(abs(tray.x), tray.y, tray.z - .068);
  float side = p.x < 0. ? -1. : 1.;
  for (int i = ZERO; i < 5; i++) {
    float x = 96. + 66. * float(i);
    r = rocker(r, s - vec3(PX(x), PX(34.), 0), vec2(PX(14.), PX(21.)), mod(float(i), 2.) < .5 ? side : -side, i == 2 ? ACCENT : WHITE);
    r = button(r, s - vec3(PX(x), PX(-44.), 0), PX(13.), i == 1 || i == 4 ? LAMP : ACCENT);
  }
  r = knob(r, tray - vec3(0, PX(34.), .068), PX(28.), -.6);
  return key(r, tray - vec3(0, PX(-44.), .070), vec2(PX(34.), PX(13.)), LAMP);
}

vec2 furniture(vec2 r, vec3 p, float w) {
  vec3 s = vec3(abs(p.x), p.y, p.z);
  float side = p.x < 0. ? -1. : 1.;
  r = lampBar(r, p - vec3(at(0., 344.), .14), vec2(PX(170.), PX(19.)));
  r = grip(r, s - vec3(at(703., 664.), .18), PX(112.), PX(17.));
  r = screw(r, s - vec3(at(600., 120.), SHELL_Z), PX(9.), .6);
  r = screw(r, s - vec3(at(600., 236.), SHELL_Z), PX(9.), 1.3);
  r = screw(r, s - vec3(at(816., 120.), SHELL_Z), PX(9.), 2.2);
  r = screw(r, s - vec3(at(816., 236.), SHELL_Z), PX(9.), .1);
  r = lampBar(r, s - vec3(at(800., 760.), SHELL_Z), vec2(PX(38.), PX(15.)));
  r = overhead(r, p);

  // Spines between the screens, not symmetrical here.
  vec3 spine = p - vec3(at(p.x < PX(-50.) ? -340. : 240., 1213.), .278);
  if (roundBox(spine, vec3(PX(18.), PX(142.), .06), 0.) < r.x) {
    r = nearer(r, vec2(roundBox(spine, vec3(PX(15.), PX(138.), .018), .017), DASH));
    for (int i = ZERO; i < 3; i++) {
      r = button(r, spine - vec3(0, PX(94. - 48. * float(i)), .020), PX(12.), i == 1 ? LAMP : ACCENT);
    }
    r = knob(r, spine - vec3(0, PX(-66.), .020), PX(17.), .5 * side);
    r = screw(r, spine - vec3(0, PX(-114.), .018), PX(6.), .8);
  }

  // Side consoles.
  if (s.x > PX(680.)) {
    for (int i = ZERO; i < 3; i++) {
      float tip = mod(float(i), 2.) < .5 ? 1. : -1.;
      r = rocker(r, s - vec3(at(752., 1112. + 66. * float(i)), .262), vec2(PX(15.), PX(22.)), tip * side, i == 1 ? ACCENT : WHITE);
    }
  }
  return r;
}

vec3 hullPaint(vec2 p, float w, vec3 base, vec3 second) {
  if (w > .118 && w < .150) return second;
  float low = at(0., 894.).y - p.y;
  float high = at(0., 30.).y - p.y;
  bool wide = (low > 0. && low < PX(34.)) || (high > 0. && high < PX(26.));
  bool thin = (low > PX(44.) && low < PX(53.)) || (high > PX(34.) && high < PX(41.));
  return w > .150 && (wide || thin) ? second : base;
}
