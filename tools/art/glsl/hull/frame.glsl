// The raised screen's frame as a 9-slice: corners carry the detail, edges are constant so that they stretch cleanly. On
// 960 x 720 its outer edge lies 10 pixels from the picture's, it is 75 thick and each corner takes 170.
#define ORTHOGRAPHIC

const float HALF_WIDTH = 1.33333;
const float MARGIN = 10. / 360.;
const float CORNER = 150. / 360.; // where the corner pieces end, from the picture's edge

// Distance outwards from the frame's outer edge: -75 / 360 is the glass.
float outerEdge(vec2 p) {
  return roundRect(p, vec2(HALF_WIDTH, 1.) - MARGIN, .26);
}

// Positive within the corner pieces, which are as long as they are high.
float cornerPiece(vec2 s) {
  return min(s.x - (HALF_WIDTH - CORNER), s.y - (1. - CORNER));
}

vec2 map(vec3 p) {
  vec2 r = vec2(1e9, 0.);
  vec2 s = abs(p.xy);
  float d = outerEdge(p.xy);
  float piece = cornerPiece(s);

  // Bezel, thicker at the corners; a groove parts the two.
  float lift = .014 * smoothstep(-.004, .012, piece);
  float bezel = length(vec2(max(abs(d + .087) - .028, 0.), max(abs(p.z - .02) - .02, 0.))) - .052 - lift * .5;
  bezel += .012 * groove(piece, .010);
  r = nearer(r, vec2(bezel * .9, PAINT));

  // White ring and dark lip about the glass.
  r = nearer(r, vec2(length(vec2(d + .158, p.z - .035)) - .024, WHITE));
  r = nearer(r, vec2(length(vec2(d + .194, p.z)) - .014, DARK));

  // Screw in each corner, lamps beside it.
  vec3 screw = vec3(s - (vec2(HALF_WIDTH, 1.) - vec2(.161)), p.z - .096);
  r = nearer(r, vec2(torusZ(screw + vec3(0, 0, .004), .040, .010), WHITE));
  r = nearer(r, vec2(ellipsoid(screw, vec3(.036, .036, .016)), METAL));
  vec3 slot = vec3(rotation(.7 * sign(p.x * p.y)) * screw.xy, screw.z - .014);
  r = nearer(r, vec2(roundBox(slot, vec3(.024, .005, .006), .003), DARK));
  vec3 lamp = vec3(s - vec2(HALF_WIDTH - .315, 1. - MARGIN - .080), p.z - .092);
  r = nearer(r, vec2(roundBox(lamp, vec3(.058, .022, .014), .012), WHITE));
  return nearer(r, vec2(roundBox(lamp - vec3(0, 0, .008), vec3(.046, .011, .014), .010), LAMP));
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 second) {
  return base;
}
