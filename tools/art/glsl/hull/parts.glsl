// Small parts of the cockpit. All of them lie in a plane that faces the viewer; `p` is relative to the part's middle,
// z towards the viewer. Lengths in design pixels go through PX.
#define ORTHOGRAPHIC
#define PX(v) ((v) / 540.)
#define SHELL_Z .135

uniform float pixelHeight; // of the whole picture

// The point of the scene under a design pixel (x from the middle, y from the top).
vec2 at(float x, float y) {
  return vec2(PX(x), PX(pixelHeight * .5 - y));
}

// Distance to a rectangle given by its edges in design pixels (left, top, right, bottom).
float rectangle(vec2 p, vec4 edges, float radius) {
  vec2 upper = at(edges.x, edges.y);
  vec2 lower = at(edges.z, edges.w);
  return roundRect(p - (upper + lower) * .5, abs(upper - lower) * .5, radius);
}

// Round cap in a white ring.
vec2 button(vec2 r, vec3 p, float radius, float material) {
  if (length(p) - radius * 1.6 > r.x) return r;
  r = nearer(r, vec2(torusZ(p, radius, radius * .30), WHITE));
  return nearer(r, vec2(ellipsoid(p, vec3(radius * .85, radius * .85, radius * .62)), material));
}

// Knurled knob with a lit pointer.
vec2 knob(vec2 r, vec3 p, float radius, float angle) {
  if (length(p) - radius * 1.7 > r.x) return r;
  float teeth = radius * .07 * sin(atan(p.y, p.x) * 14.);
  float body = smoothMax(length(p.xy) - radius - teeth, abs(p.z - radius * .15) - radius * .7, radius * .25);
  r = nearer(r, vec2(body * .8, METAL));
  r = nearer(r, vec2(torusZ(p, radius * 1.18, radius * .12), DARK));
  vec3 pointer = p;
  pointer.xy = rotation(angle) * pointer.xy;
  pointer -= vec3(0, radius * .5, radius * .88);
  return nearer(r, vec2(roundBox(pointer, vec3(radius * .13, radius * .38, radius * .12), radius * .08), LAMP));
}

// Pillow-shaped key.
vec2 key(vec2 r, vec3 p, vec2 halfSize, float material) {
  if (length(p) - length(halfSize) - .03 > r.x) return r;
  return nearer(r, vec2(roundBox(p, vec3(halfSize, .030), min(halfSize.x, halfSize.y) * .75), material));
}

// Rocker in a dark well, tipped up (1) or down (-1).
vec2 rocker(vec2 r, vec3 p, vec2 halfSize, float tip, float material) {
  if (length(p) - length(halfSize) * 1.4 - .03 > r.x) return r;
  r = nearer(r, vec2(roundBox(p, vec3(halfSize * vec2(1.30, 1.18), .014), .013), DARK));
  vec3 q = p - vec3(0, 0, .016);
  q.yz = rotation(-.22 * tip) * q.yz;
  return nearer(r, vec2(roundBox(q, vec3(halfSize, .024), halfSize.x * .55), material));
}

// Row of slots cut for air, `count` of them, `pitch` apart downwards.
float slots(vec2 p, vec2 halfSize, float pitch, float count) {
  float row = clamp(round(p.y / pitch), -(count - 1.) * .5, (count - 1.) * .5);
  if (mod(count, 2.) < .5) row = clamp(floor(p.y / pitch) + .5, -(count - 1.) * .5, (count - 1.) * .5);
  return roundRect(p - vec2(0, row * pitch), halfSize, min(halfSize.x, halfSize.y));
}

// Sunk screw head with a slot.
vec2 screw(vec2 r, vec3 p, float radius, float angle) {
  if (length(p) - radius * 1.5 > r.x) return r;
  r = nearer(r, vec2(ellipsoid(p, vec3(radius, radius, radius * .45)), METAL));
  vec3 cut = p;
  cut.xy = rotation(angle) * cut.xy;
  return nearer(r, vec2(roundBox(cut - vec3(0, 0, radius * .42), vec3(radius * .62, radius * .14, radius * .08), .002), DARK));
}

// Gauge: white ring, dark glass, lit marks and needle.
vec2 gauge(vec2 r, vec3 p, float radius, float angle) {
  if (length(p) - radius * 1.4 > r.x) return r;
  r = nearer(r, vec2(torusZ(p, radius, radius * .17), WHITE));
  r = nearer(r, vec2(roundCylinderZ(p + vec3(0, 0, .010), radius, .012, .004), SCREEN));
  // Twelve lit marks: the point is turned to the mark next to it.
  float sector = 6.28318 / 12.;
  float mark = (floor(atan(p.y, p.x) / sector) + .5) * sector;
  vec3 q = p;
  q.xy = vec2(dot(p.xy, vec2(cos(mark), sin(mark))), dot(p.xy, vec2(-sin(mark), cos(mark))));
  vec3 markSize = vec3(radius * .055, radius * .018, .004);
  r = nearer(r, vec2(roundBox(q - vec3(radius * .70, 0, .004), markSize, .0015), LAMP));
  vec3 needle = p - vec3(0, 0, .012);
  needle.xy = rotation(angle) * needle.xy;
  r = nearer(r, vec2(roundBox(needle - vec3(0, radius * .24, 0), vec3(radius * .05, radius * .36, .008), .004), ACCENT));
  return nearer(r, vec2(ellipsoid(p - vec3(0, 0, .014), vec3(radius * .13)), WHITE));
}

// Hand rail along y: dark foam between gold ends, held by two feet.
vec2 grip(vec2 r, vec3 p, float halfLength, float radius) {
  if (roundBox(p, vec3(radius * 2.5, halfLength + radius * 2.5, radius * 4.), 0.) > r.x) return r;
  float bar = capsule(p, vec3(0, -halfLength, 0), vec3(0, halfLength, 0), radius);
  bar += radius * .05 * cos(p.y / radius * 5.2) * step(abs(p.y), halfLength * .8);
  r = nearer(r, vec2(bar * .9, DARK));
  vec3 end = vec3(p.x, abs(p.y) - halfLength, p.z);
  r = nearer(r, vec2(length(vec2(length(end.xz) - radius * 1.02, end.y)) - radius * .38, GOLD));
  float foot = capsule(end, vec3(0, radius * .35, 0), vec3(0, radius * .35, -radius * 3.), radius * .92);
  return nearer(r, vec2(foot, METAL));
}

// Lamp in a white housing, lying along x.
vec2 lampBar(vec2 r, vec3 p, vec2 halfSize) {
  if (roundBox(p, vec3(halfSize, .08), 0.) - .02 > r.x) return r;
  float housing = roundBox(p, vec3(halfSize, .055), min(halfSize.y, .030));
  float lens = roundRect(p.xy, halfSize - vec2(halfSize.y * 1.7, halfSize.y * .50), halfSize.y * .5);
  housing = smoothMax(housing, -max(lens - .006, .030 - p.z), .012);
  r = nearer(r, vec2(housing, WHITE));
  return nearer(r, vec2(slab(lens, p.z - .030, .018, .012), LAMP));
}
