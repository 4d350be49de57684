// The front row of the council, seen from behind: dark against the light of the hall, with lit edges.
const float BENCH = 20.;
const float BENCH_TRIM = 21.;
const float SPACING = 1.30;
const float LENS = 3.2;
const vec3 STANDPOINT = vec3(0, 1.15, 9.);

vec4 atDelegate(vec3 p) {
  float number = round(p.x / SPACING);
  float id = fract(number * .4142 + .137);
  vec3 q = p - vec3(number * SPACING + .12 * (id - .5), .02 + .16 * fract(id * 13.), 0);
  return vec4(-q.z, q.y, q.x, id);
}

vec2 map(vec3 p) {
  vec4 at = atDelegate(p);
  vec2 best = vec2(roundBox(p - vec3(0, -.30, .30), vec3(20., .36, .10), .09), BENCH);
  best = nearer(best, vec2(length(p.yz - vec2(.06, .30)) - .065, BENCH_TRIM));
  // The back of a seat behind every delegate.
  vec3 seat = at.xyz - vec3(-.44, .24, 0);
  seat.x += .18 * seat.z * seat.z;
  float back = roundBox(seat, vec3(.055, .34, .42), .05);
  best = nearer(best, vec2(back, BENCH));
  float piping = length(vec2(roundRect(seat.zy, vec2(.42, .34), .16), seat.x + .02)) - .030;
  best = nearer(best, vec2(piping, BENCH_TRIM));
  float bound = length(at.xyz - vec3(0, .62, 0)) - 1.;
  if (bound > .3) return nearer(best, vec2(bound + .15, SHELL));
  vec2 body = delegate(vec2(1e9, 0.), at.xyz, at.w);
  // The neighbour's cell begins half a seat away.
  float toEdge = SPACING * .5 - abs(p.x - round(p.x / SPACING) * SPACING) + .12;
  if (body.x > toEdge) body.x = toEdge;
  return nearer(best, body);
}

Coat coatOf(float material, vec3 p, vec3 n) {
  if (material >= SHELL) return delegateCoat(material, atDelegate(p).w);
  if (material == BENCH) return vinyl(vec3(.10, .08, .25));
  return vinyl(vec3(.50, .48, .60));
}
