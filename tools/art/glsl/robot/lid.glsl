// One eyelid at its shut place: a dome larger than the eye, so that it still covers the eye's width when it slides.
// SIDE is 1. for the upper lid, -1. for the lower one.
// Height of the edge in its middle and how much it bends towards the sides, in eye radii: the upper lid hangs, the lower
// one bulges like a smiling cheek, and shut they overlap.
const float EDGE = SIDE > 0. ? -.40 : -.05;
const float BEND = SIDE > 0. ? .16 : -.30;

vec2 map(vec3 p) {
  vec3 e = p - EYE;
  float r = EYE_RADIUS * 1.18;
  float dome = ellipsoid(e + vec3(0, 0, .10), vec3(r, r, .20));
  vec2 u = e.xy / EYE_RADIUS;
  float edge = EYE_RADIUS * (u.y - EDGE - BEND * u.x * u.x);
  float cut = -SIDE * edge;
  float lip = length(vec2(cut + .012, dome - .002)) - .022;
  float lid = min(smoothMax(dome, cut, .03), lip);
  return vec2(smoothMax(lid, -e.z - .12, .01), PAINT);
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 second) {
  return base;
}
