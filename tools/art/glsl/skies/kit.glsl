// Shared by the toy worlds: materials, frames, and shapes on a globe.
struct Coat {
  vec3 color;
  float rough;
  float metal;
  float coat;   // clear varnish, 0..1
  vec3 lamp;    // its own light
  float mirror; // 0..1, shows the scene around it
};

Coat vinyl(vec3 color) {
  return Coat(color, .42, 0., .9, vec3(0), 0.);
}

Coat matt(vec3 color) {
  return Coat(color, .7, 0., .25, vec3(0), 0.);
}

Coat gilded() {
  return Coat(vec3(.95, .68, .35), .28, 1., 0., vec3(0), 0.);
}

Coat lamp(vec3 light) {
  return Coat(vec3(0), .5, 0., 0., light, 0.);
}

// p turned by `tilt` about x and then by `turn` about y.
vec3 turned(vec3 p, float turn, float tilt) {
  p.yz = rotation(tilt) * p.yz;
  p.xz = rotation(turn) * p.xz;
  return p;
}

// The sector about y (one of `count`, the first turned by `start` of a sector) that q lies in, turned to lie around +x.
vec3 around(vec3 q, float count, float start) {
  float angle = (round(atan(q.z, q.x) / 6.28318 * count - start) + start) / count * 6.28318;
  float c = cos(angle);
  float s = sin(angle);
  return vec3(c * q.x + s * q.z, q.y, -s * q.x + c * q.z);
}

// Where a direction lies on a cube blown up to a ball: (u, v) in -1..1 of equal angles, and the face 0..5.
vec3 cubeFace(vec3 n) {
  vec3 a = abs(n);
  vec3 uvf;
  if (a.x >= a.y && a.x >= a.z) uvf = vec3(n.z / n.x, n.y / a.x, n.x > 0. ? 0. : 1.);
  else if (a.y >= a.z) uvf = vec3(n.x / n.y, n.z / a.y, n.y > 0. ? 2. : 3.);
  else uvf = vec3(n.x / n.z, n.y / a.z, n.z > 0. ? 4. : 5.);
  return vec3(atan(uvf.xy) * 1.2732395, uvf.z);
}

// A tube that rises like a bridge over the globe from direction a to direction b: distance to its middle line.
// `rise` 0 = along the chord, 1 = half a circle.
float archway(vec3 p, vec3 a, vec3 b, float ground, float rise) {
  vec3 middle = normalize(a + b);
  vec3 along = normalize(b - a);
  vec3 side = cross(middle, along);
  float span = length(b - a) * .5 * ground;
  float base = dot(a, middle) * ground;
  float sink = span * (1. - rise) / max(rise, .05);
  float ring = length(vec2(span, sink));
  vec2 q = vec2(dot(p, along), dot(p, middle) - base + sink);
  return length(vec2(length(q) - ring, dot(p, side)));
}
