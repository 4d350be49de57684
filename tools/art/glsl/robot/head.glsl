// Helmet, visor, eye socket and the dark bowl behind the iris. Without iris, lids and mouth.
#define HAS_OWN

const float BOWL = OWN;
const float EAR_LIGHT = OWN + 1.;

float helmetShape(vec3 p) {
  float d = ellipsoid(p, vec3(1.12, .94, .98));
  return smoothMin(d, roundBox(p - vec3(0, -.05, -.05), vec3(.78, .62, .62), .45), .35);
}

vec2 antenna(vec2 r, vec3 p) {
  if (roundBox(p - vec3(0, 1.15, 0), vec3(.2, .4, .2), 0.) > r.x) return r;
  r = nearer(r, vec2(roundCone(p, vec3(0, .86, 0), vec3(0, 1.24, 0), .085, .035), METAL));
  r = nearer(r, vec2(length(p - vec3(0, 1.34, 0)) - .105, LAMP));
  return nearer(r, vec2(torusY(p - vec3(0, .93, 0), .12, .035), WHITE));
}

vec2 ear(vec2 r, vec3 q) {
  if (length(q) - .42 > r.x) return r;
  float drum = roundCylinderX(q, .33, .11, .05);
  drum = smoothMax(drum, -cylinderX(q - vec3(.13, 0, 0), .22, .06), .03);
  drum += .010 * groove(q.x - .02, .012);
  r = nearer(r, vec2(drum, WHITE));
  r = nearer(r, vec2(cylinderX(q - vec3(.03, 0, 0), .215, .05), EAR_LIGHT));
  return nearer(r, vec2(roundCylinderX(q - vec3(.06, 0, 0), .10, .06, .03), GOLD));
}

vec2 eyeSocket(vec2 r, vec3 e) {
  if (length(e) - EYE_RADIUS - .14 > r.x) return r;
  r = nearer(r, vec2(torusZ(e, EYE_RADIUS, .060), WHITE));
  r = nearer(r, vec2(torusZ(e + vec3(0, 0, .06), EYE_RADIUS + .075, .040), METAL));
  // The bowl is hollow: the iris seems to lie deep in it.
  float bowl = max(ellipsoid(e + vec3(0, 0, .03), vec3(EYE_RADIUS - .005, EYE_RADIUS - .005, .14)), e.z + .02);
  bowl = smoothMax(bowl, -ellipsoid(e - vec3(0, 0, .02), vec3(EYE_RADIUS - .02, EYE_RADIUS - .02, .11)), .01);
  return nearer(r, vec2(bowl, BOWL));
}

vec2 map(vec3 p) {
  vec2 r = vec2(1e9, 0.);
  vec3 s = vec3(abs(p.x), p.y, p.z);
  float helmet = helmetShape(p);
  float plate = ellipsoid(p - vec3(0, -.02, .62), vec3(.88, .72, .62));
  float shell = smoothMax(helmet, -plate, .05);
  shell += .013 * groove(p.z + .08, .016);
  shell += .012 * groove(abs(s.x - .30) + step(p.y, .55), .014);
  r = nearer(r, vec2(shell, WHITE));
  r = nearer(r, vec2(smoothMax(abs(plate) - .035, abs(helmet) - .045, .03), WHITE));
  // The visor, cut out where the eye sits.
  float visor = max(ellipsoid(p - vec3(0, -.02, .50), vec3(.83, .67, .56)), -p.z);
  r = nearer(r, vec2(max(visor, EYE_RADIUS - length(p.xy - EYE.xy)), DARK));
  r = eyeSocket(r, p - EYE);
  r = ear(r, s - vec3(1.10, .02, -.05));
  return antenna(r, p - vec3(0, 0, -.15));
}

vec4 ownMaterial(vec3 p, vec3 n, vec3 view, vec3 ray, float material, float open) {
  if (material > BOWL + .5) return vec4(mix(glow, vec3(1), .1) * 1.1 * (.6 + .4 * open), 1.);
  vec2 u = (p - EYE).xy / EYE_RADIUS;
  float d = length(u);
  vec3 c = vec3(.010, .014, .055) + glow * .10 * smoothstep(.2, 1., d);
  // A ring of light and twelve marks on the wall of the bowl.
  c += glow * 1.1 * smoothstep(.030, .0, abs(d - .84));
  float mark = abs(fract(atan(u.y, u.x) * 12. / 6.28318) - .5);
  c += glow * .9 * smoothstep(.028, .0, abs(d - .72)) * smoothstep(.16, .10, mark);
  return vec4(c * mix(.35, 1., open), 1.);
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 second) {
  if (material != WHITE) return base;
  float x = abs(p.x);
  // Ear drums, a stripe over the crown with a thin one on each side.
  if (x > 1.06 && length(p.yz - vec2(.02, -.05)) < .36) return x < 1.13 ? base : second;
  bool crown = p.y > .50 && p.z < .80 && length(p.xz - vec2(0, -.15)) > .17;
  if (crown && (x < .235 || abs(x - .375) < .030)) return second;
  return base;
}
