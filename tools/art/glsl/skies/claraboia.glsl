// Claraboia: the observation station. A round hull under a great skylight, a corridor of lit windows around it,
// four sails for the sun, and an eye that looks down.
const float SHELL = 20.;
const float BLUE = 21.;
const float PANE = 22.;
const float BAR = 23.;
const float GILT = 24.;
const float WINDOW = 25.;
const float EYE_GLASS = 26.;
const float SAIL = 27.;
const float STEEL = 28.;
const float BEACON = 29.;
const float SPOKES = 6.;

vec3 own(vec3 p) {
  p.xy = rotation(.20) * p.xy;
  p.yz = rotation(.34) * p.yz;
  p.xz = rotation(.30) * p.xz;
  return p - vec3(0, -.06, 0);
}


vec2 map(vec3 p) {
  vec3 q = own(p);
  float r = length(q.xz);
  if (length(p) > 1.85) return vec2(length(p) - 1.75, SHELL);
  // Hull: a drum that narrows downward to the eye.
  float hull = slab(r - .56, q.y + .02, .17, .07);
  hull = smoothMin(hull, roundCone(q, vec3(0, -.22, 0), vec3(0, -.52, 0), .42, .24), .10);
  hull += .010 * groove(q.y + .18, .014) + .010 * groove(q.y + .44, .012);
  vec2 best = vec2(hull, SHELL);
  best = nearer(best, vec2(torusY(q - vec3(0, .13, 0), .56, .050), BLUE));
  best = nearer(best, vec2(torusY(q - vec3(0, -.02, 0), .565, .030), GILT));
  // The eye below.
  best = nearer(best, vec2(torusY(q - vec3(0, -.70, 0), .17, .042), BLUE));
  best = nearer(best, vec2(ellipsoid(q - vec3(0, -.72, 0), vec3(.16, .10, .16)), EYE_GLASS));
  // Skylight: a dome of panes between bars.
  vec3 d = q - vec3(0, .13, 0);
  float dome = ellipsoid(d, vec3(.51, .47, .51));
  best = nearer(best, vec2(max(dome, -d.y), PANE));
  vec3 bay = around(d, 10., 0.);
  float bars = max(length(vec2(ellipsoid(bay, vec3(.515, .475, .515)), bay.z)) - .021, -d.y);
  bars = min(bars, length(vec2(dome, d.y - .24)) - .019);
  bars = min(bars, length(d - vec3(0, .485, 0)) - .070);
  best = nearer(best, vec2(bars, BAR));
  best = nearer(best, vec2(roundCone(d, vec3(0, .50, 0), vec3(0, .74, 0), .030, .014), STEEL));
  best = nearer(best, vec2(length(d - vec3(0, .78, 0)) - .042, BEACON));
  // Corridor, its windows and its spokes.
  vec3 ring = vec3(r - 1.08, q.y + .02, 0.);
  float corridor = length(ring.xy) - .125;
  vec3 joint = around(q, SPOKES, 0.);
  corridor += .012 * groove(length(vec2(joint.z, 0.)) - .16, .014);
  best = nearer(best, vec2(corridor, abs(joint.z) < .16 ? BLUE : SHELL));
  vec3 port = around(q, 24., .5) - vec3(1.08, -.02, 0);
  port.xy = rotation(-.45) * port.xy;
  best = nearer(best, vec2(roundBox(port - vec3(.114, 0, 0), vec3(.020, .046, .074), .018), WINDOW));
  best = nearer(best, vec2(roundBox(port - vec3(.110, 0, 0), vec3(.020, .064, .092), .018), GILT));
  best = nearer(best, vec2(capsule(joint, vec3(.5, -.02, 0), vec3(1., -.02, 0), .052), SHELL));
  best = nearer(best, vec2(length(vec2(length(joint.yz + vec2(.02, 0)) - .056, joint.x - .76)) - .020, GILT));
  // Sails on two masts.
  vec3 m = q;
  m.xz = rotation(.9) * m.xz;
  m.x = abs(m.x);
  best = nearer(best, vec2(capsule(m, vec3(1.2, -.02, 0), vec3(1.58, -.02, 0), .026), STEEL));
  vec3 sail = m - vec3(1.44, -.02, 0);
  sail.yz = rotation(.5) * sail.yz;
  sail.z = abs(sail.z) - .25;
  best = nearer(best, vec2(roundBox(sail, vec3(.18, .016, .20), .014), SAIL));
  return best;
}

Coat coatOf(float material, vec3 p, vec3 n) {
  vec3 q = own(p);
  if (material == GILT) return gilded();
  if (material == STEEL) return Coat(vec3(.42, .42, .55), .38, 1., 0., vec3(0), 0.);
  if (material == BLUE) return vinyl(vec3(.035, .13, .55));
  if (material == BAR) return vinyl(vec3(.80, .80, .88));
  if (material == WINDOW) return lamp(vec3(1., .66, .26) * 1.5);
  if (material == BEACON) return lamp(vec3(1., .80, .5) * 4.);
  if (material == EYE_GLASS) {
    float ring = length(q.xz);
    vec3 iris = mix(vec3(.02, .04, .14), vec3(.10, .66, 1.) * 1.7, groove(ring - .095, .035));
    return Coat(vec3(.02, .04, .12), .1, 0., 1., iris, 0.);
  }
  if (material == PANE) {
    // Behind the glass it is warm: light from the middle of the floor.
    vec3 d = q - vec3(0, .13, 0);
    float depth = smoothstep(.5, .0, d.y);
    vec3 inside = mix(vec3(.10, .22, .50), vec3(1., .66, .26) * 1.5, depth * .85);
    return Coat(vec3(.03, .06, .16), .08, 0., 1., inside * .85, 0.);
  }
  if (material == SAIL) {
    vec3 m = q;
    m.xz = rotation(.9) * m.xz;
    vec2 cell = abs(fract(vec2(abs(m.x) * 8.6, m.z * 6.) ) - .5);
    float line = smoothstep(.40, .44, max(cell.x, cell.y));
    return vinyl(mix(vec3(.03, .09, .42), vec3(.85, .55, .16), line));
  }
  return vinyl(vec3(.70, .70, .80));
}
