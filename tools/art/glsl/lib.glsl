// Distances, noise and materials for every scene. One unit is about a quarter of a ship.

uniform vec2 resolution; // of the whole canvas, pixels
uniform vec2 offset;     // of the rendered part, from the lower left corner

// Loops start at this uniform, so that the compiler does not unroll them: an unrolled large scene takes minutes to compile.
#define ZERO min(int(resolution.x), 0)

// ---------- turning and welding ----------

mat2 rotation(float angle) {
  float c = cos(angle);
  float s = sin(angle);
  return mat2(c, -s, s, c);
}

// Union with a weld of width k.
float smoothMin(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.) / k;
  return min(a, b) - h * h * k * .25;
}

// Intersection with a rounded edge of width k; smoothMax(a, -b, k) cuts b out of a.
float smoothMax(float a, float b, float k) {
  return -smoothMin(-a, -b, k);
}

// The nearer of two surfaces, each (distance, material).
vec2 nearer(vec2 a, vec2 b) {
  return a.x < b.x ? a : b;
}

// 1 on a line, 0 from `halfWidth` away: multiply by a depth to groove a surface.
float groove(float distanceToLine, float halfWidth) {
  return smoothstep(halfWidth, 0., abs(distanceToLine));
}

// ---------- flat shapes ----------

float roundRect(vec2 p, vec2 halfSize, float radius) {
  vec2 q = abs(p) - halfSize + radius;
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - radius;
}

// Exact signed distance to a quad with corners in order.
float quad(vec2 p, vec2 a, vec2 b, vec2 c, vec2 d) {
  float nearest = 1e9;
  float side = 1.;
  vec2 corner[4];
  corner[0] = a;
  corner[1] = b;
  corner[2] = c;
  corner[3] = d;
  for (int i = 0, j = 3; i < 4; j = i, i++) {
    vec2 edge = corner[j] - corner[i];
    vec2 w = p - corner[i];
    vec2 off = w - edge * clamp(dot(w, edge) / dot(edge, edge), 0., 1.);
    nearest = min(nearest, dot(off, off));
    bvec3 crossing = bvec3(p.y >= corner[i].y, p.y < corner[j].y, edge.x * w.y > edge.y * w.x);
    if (all(crossing) || all(not(crossing))) side = -side;
  }
  return side * sqrt(nearest);
}

// ---------- solids ----------

float capsule(vec3 p, vec3 a, vec3 b, float radius) {
  vec3 pa = p - a;
  vec3 ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
  return length(pa - ba * h) - radius;
}

// Cone with round ends: radius1 at a, radius2 at b.
float roundCone(vec3 p, vec3 a, vec3 b, float radius1, float radius2) {
  vec3 ba = b - a;
  float l2 = dot(ba, ba);
  float rr = radius1 - radius2;
  float a2 = l2 - rr * rr;
  float il2 = 1. / l2;
  vec3 pa = p - a;
  float y = dot(pa, ba);
  float z = y - l2;
  vec3 q = pa * l2 - ba * y;
  float x2 = dot(q, q);
  float y2 = y * y * l2;
  float z2 = z * z * l2;
  float k = sign(rr) * rr * rr * x2;
  if (sign(z) * a2 * z2 > k) return sqrt(x2 + z2) * il2 - radius2;
  if (sign(y) * a2 * y2 < k) return sqrt(x2 + y2) * il2 - radius1;
  return (sqrt(x2 * a2 * il2) + y * rr) * il2 - radius1;
}

float ellipsoid(vec3 p, vec3 radii) {
  float k0 = length(p / radii);
  float k1 = length(p / (radii * radii));
  return k0 * (k0 - 1.) / k1;
}

float roundBox(vec3 p, vec3 halfSize, float radius) {
  vec3 q = abs(p) - halfSize + radius;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - radius;
}

float cylinderX(vec3 p, float radius, float halfLength) {
  vec2 d = abs(vec2(length(p.yz), p.x)) - vec2(radius, halfLength);
  return min(max(d.x, d.y), 0.) + length(max(d, 0.));
}

float roundCylinderX(vec3 p, float radius, float halfLength, float edge) {
  return cylinderX(p, radius - edge, halfLength - edge) - edge;
}

float cylinderZ(vec3 p, float radius, float halfLength) {
  vec2 d = abs(vec2(length(p.xy), p.z)) - vec2(radius, halfLength);
  return min(max(d.x, d.y), 0.) + length(max(d, 0.));
}

float roundCylinderZ(vec3 p, float radius, float halfLength, float edge) {
  return cylinderZ(p, radius - edge, halfLength - edge) - edge;
}

// Frustum along x: radius1 at -halfLength, radius2 at +halfLength.
float coneX(vec3 p, float radius1, float radius2, float halfLength) {
  vec2 q = vec2(length(p.yz), p.x);
  vec2 k1 = vec2(radius2, halfLength);
  vec2 k2 = vec2(radius2 - radius1, 2. * halfLength);
  vec2 ca = vec2(q.x - min(q.x, (q.y < 0.) ? radius1 : radius2), abs(q.y) - halfLength);
  vec2 cb = q - k1 + k2 * clamp(dot(k1 - q, k2) / dot(k2, k2), 0., 1.);
  float s = (cb.x < 0. && ca.y < 0.) ? -1. : 1.;
  return s * sqrt(min(dot(ca, ca), dot(cb, cb)));
}

float torusX(vec3 p, float ring, float radius) {
  return length(vec2(length(p.yz) - ring, p.x)) - radius;
}

float torusY(vec3 p, float ring, float radius) {
  return length(vec2(length(p.xz) - ring, p.y)) - radius;
}

float torusZ(vec3 p, float ring, float radius) {
  return length(vec2(length(p.xy) - ring, p.z)) - radius;
}

// A flat shape (its distance `flatShape`) made thick: half thickness h about 0, edge rounded by r.
float slab(float flatShape, float height, float h, float r) {
  vec2 w = vec2(flatShape + r, abs(height) - h + r);
  return min(max(w.x, w.y), 0.) + length(max(w, 0.)) - r;
}

// ---------- noise ----------

float hash2(vec2 p) {
  p = fract(p * vec2(123.34, 456.21));
  p += dot(p, p + 45.32);
  return fract(p.x * p.y);
}

float hash3(vec3 p) {
  p = fract(p * vec3(.1031, .1030, .0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.x + p.y) * p.z);
}

float valueNoise(vec3 x) {
  vec3 i = floor(x);
  vec3 f = fract(x);
  f = f * f * f * (f * (f * 6. - 15.) + 10.);
  float low = mix(
    mix(hash3(i), hash3(i + vec3(1, 0, 0)), f.x),
    mix(hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)), f.x),
    f.y
  );
  float high = mix(
    mix(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), f.x),
    mix(hash3(i + vec3(0, 1, 1)), hash3(i + vec3(1)), f.x),
    f.y
  );
  return mix(low, high, f.z);
}

// Six octaves of value noise, mean about .5.
float fbm(vec3 p) {
  float weight = .5;
  float sum = 0.;
  for (int i = 0; i < 6; i++) {
    sum += weight * valueNoise(p);
    p = p * 2.03 + 7.1;
    weight *= .5;
  }
  return sum;
}

// ---------- materials: the second number returned by map() ----------

const float PAINT = 1.;   // the ship's colour
const float WHITE = 2.;   // white hardware, or the scene's SECOND colour
const float METAL = 3.;   // brushed violet steel
const float GLASS = 4.;   // canopies and ports
const float CORE = 5.;    // the hottest light: engine throats
const float LAMP = 5.5;   // every other lamp
const float DARK = 6.;    // rubber, deep parts
const float DASH = 6.5;   // dashboard violet
const float ACCENT = 7.;  // coral knobs
const float GOLD = 9.;
const float SCREEN = 11.; // flat display glass
const float VISOR = 12.;  // the robot's face plate
const float OWN = 20.;    // from here up a scene shades itself: #define HAS_OWN and write ownMaterial()
