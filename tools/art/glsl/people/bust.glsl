// An inhabitant of a planet, as a vinyl bust that faces +x. The recipe gives SKIN, HAIR, CLOTH and TRIM (linear colours) and
// chooses the parts: HAIRCUT, HAT, BEARD, SPECTACLES and EXTRA.

const float SKIN_PART = 1.;
const float HAIR_PART = 2.;
const float CLOTH_PART = 3.;
const float TRIM_PART = 4.;
const float EYE_PART = 5.;
const float LIGHT_PART = 6.;
const float STEEL_PART = 7.;
const float LIP_PART = 8.;

const vec3 HEAD_AT = vec3(.06, .50, 0.);
const vec3 HEAD = vec3(.66, .74, .64);

vec3 sided(vec3 p) {
  return vec3(p.xy, abs(p.z));
}

// The scalp: a shell around the head that leaves the face free; `low` lowers its edge behind the ears.
float scalp(vec3 q, float thick, float low) {
  float shell = ellipsoid(q + vec3(.05, -.03, 0.), HEAD + thick);
  return smoothMax(shell, -(q.y * .80 - q.x * .86 + low), .08);
}

float curls(vec3 q) {
  float d = scalp(q, .05, .10);
  for (int i = ZERO; i < 14; i++) {
    float turn = float(i) * 2.4;
    float up = .18 + .78 * fract(float(i) * .618);
    float wide = sqrt(max(1. - up * up, 0.));
    vec3 at = vec3(cos(turn) * wide * .60 - .10, up * .80, sin(turn) * wide * .62);
    if (at.x > .42 && at.y < .42) at.x = -.4;
    d = smoothMin(d, length(q - at) - .20, .06);
  }
  return d;
}

vec2 hair(vec2 body, vec3 q, vec3 s) {
  float d = 1e9;
#if HAIRCUT == 1
  d = scalp(q, .05, .06);
  d = smoothMin(d, length(s - vec3(-.18, .66, .52)) - .33, .06);
#elif HAIRCUT == 2
  d = scalp(q, .06, .02);
#elif HAIRCUT == 3
  d = scalp(q, .06, .06);
  d = smoothMin(d, length(q - vec3(-.20, .92, 0.)) - .27, .05);
#elif HAIRCUT == 4
  d = scalp(q, .06, .10);
  for (int i = ZERO; i < 5; i++) {
    vec3 at = vec3(.20 + .08 * float(i), -.30 - .19 * float(i), .60 - .03 * float(i));
    d = smoothMin(d, ellipsoid(q - at, vec3(.14, .15, .13)), .05);
  }
#elif HAIRCUT == 5
  d = curls(q);
#elif HAIRCUT == 6
  d = scalp(q, .07, .12);
  float sides = roundBox(s - vec3(-.16, -.18, .60), vec3(.34, .50, .13), .12);
  d = smoothMin(d, sides, .16);
  float fringe = ellipsoid(q - vec3(.40, .50, 0.), vec3(.30, .20, .50));
  d = smoothMin(d, fringe, .10);
#elif HAIRCUT == 7
  d = scalp(q, .07, .10);
  d = smoothMin(d, roundBox(s - vec3(-.10, -.06, .60), vec3(.36, .42, .11), .10), .12);
  d = smoothMin(d, ellipsoid(q - vec3(.36, .52, .18), vec3(.32, .17, .44)), .10);
#elif HAIRCUT == 8
  d = scalp(q, .06, .08);
  d = smoothMin(d, ellipsoid(q - vec3(-.40, -.30, 0.), vec3(.34, .60, .56)), .20);
#endif
  return nearer(body, vec2(d, HAIR_PART));
}

vec2 hat(vec2 body, vec3 q) {
#if HAT == 1
  body = nearer(body, vec2(slab(length(q.xz) - .96, q.y - .50 - .06 * q.x, .05, .045), TRIM_PART));
  float crown = roundCone(q, vec3(-.04, .46, 0.), vec3(-.06, .70, 0.), .60, .48);
  body = nearer(body, vec2(crown, CLOTH_PART));
  body = nearer(body, vec2(torusY(q - vec3(-.04, .58, 0.), .60, .07), HAIR_PART));
#elif HAT == 2
  body = nearer(body, vec2(slab(length(q.xz) - 1.06, q.y - .52 - .05 * q.x + .06 * q.z * q.z, .045, .04), TRIM_PART));
  body = nearer(body, vec2(roundCone(q, vec3(-.06, .46, 0.), vec3(-.08, .70, 0.), .60, .46), TRIM_PART));
  body = nearer(body, vec2(torusY(q - vec3(-.06, .60, 0.), .60, .06), CLOTH_PART));
#elif HAT == 3
  float knit = smoothMax(ellipsoid(q + vec3(.05, -.08, 0.), HEAD + .11), -(q.y - .26), .06);
  knit += groove(fract(atan(q.z, q.x) * 4.4) - .5, .16) * .012;
  body = nearer(body, vec2(knit, TRIM_PART));
  body = nearer(body, vec2(torusY(vec3(q.x + .03, (q.y - .30) * .62, q.z), .66, .075), TRIM_PART));
#elif HAT == 4
  float scarf = scalp(q, .08, .03);
  scarf = smoothMin(scarf, length(q - vec3(-.70, .10, .12)) - .20, .10);
  scarf = smoothMin(scarf, roundCone(q, vec3(-.72, .04, .16), vec3(-.70, -.44, .34), .10, .17), .05);
  body = nearer(body, vec2(scarf, TRIM_PART));
#endif
  return body;
}

vec2 face(vec2 body, vec3 q, vec3 s) {
  body = nearer(body, vec2(smoothMin(body.x, ellipsoid(q - vec3(.64, -.07, 0.), vec3(.115, .085, .095)), .06), SKIN_PART));
  body = nearer(body, vec2(ellipsoid(s - vec3(.565, .10, .25), vec3(.085, .125, .095)), EYE_PART));
  body = nearer(body, vec2(length(s - vec3(.640, .145, .225)) - .030, LIGHT_PART));
  body = nearer(body, vec2(capsule(s, vec3(.605, .345, .14), vec3(.52, .315, .36), .032), HAIR_PART));
#if BEARD == 1
  const float AHEAD = .085;
#elif BEARD == 3
  const float AHEAD = .030;
#else
  const float AHEAD = 0.;
#endif
  float smile = capsule(s, vec3(.652 + AHEAD, -.345, 0.), vec3(.600 + AHEAD, -.265, .20), .034);
  body = nearer(body, vec2(smile, LIP_PART));
#if BEARD == 1
  float beard = smoothMax(ellipsoid(q - vec3(.04, -.24, 0.), vec3(.70, .62, .62)), q.y + .24 - .42 * max(abs(q.z) - .12, 0.), .08);
  body = nearer(body, vec2(beard, HAIR_PART));
#elif BEARD == 2
  body = nearer(body, vec2(roundCone(s, vec3(.680, -.190, .03), vec3(.58, -.225, .27), .062, .030), HAIR_PART));
#elif BEARD == 3
  float stubble = smoothMax(ellipsoid(q - vec3(.06, -.12, 0.), vec3(.668, .66, .64)), q.y + .27 - .40 * max(abs(q.z) - .14, 0.), .05);
  body = nearer(body, vec2(stubble, HAIR_PART));
#endif
#if SPECTACLES == 1
  vec3 lens = s - vec3(.66, .10, .25);
  body = nearer(body, vec2(torusX(lens, .175, .026), STEEL_PART));
  body = nearer(body, vec2(capsule(s, vec3(.68, .12, 0.), vec3(.67, .12, .08), .024), STEEL_PART));
  body = nearer(body, vec2(capsule(s, vec3(.62, .12, .42), vec3(.05, .14, .66), .022), STEEL_PART));
#endif
  return body;
}

vec2 clothes(vec2 body, vec3 p) {
  vec3 s = sided(p);
  float torso = smoothMin(ellipsoid(p - vec3(-.04, -1.12, 0.), vec3(.56, .74, .80)), capsule(s, vec3(-.06, -.80, .55), vec3(-.02, -1.5, .86), .25), .18);
  body = nearer(body, vec2(torso, CLOTH_PART));
  vec3 ring = p - vec3(.0, -.36, 0.);
  ring.xy = rotation(-.22) * ring.xy;
  body = nearer(body, vec2(torusY(ring, .31, .085), TRIM_PART));
#if EXTRA == 1
  body = nearer(body, vec2(torusY(ring + vec3(0., .05, 0.), .36, .14), TRIM_PART));
  body = nearer(body, vec2(roundCone(p, vec3(.44, -.52, .08), vec3(.56, -.95, .18), .12, .15), TRIM_PART));
#elif EXTRA == 2
  float bib = smoothMax(torso - .035, max(abs(p.z) - .40, p.y + .66), .05);
  bib = smoothMax(bib, -p.x, .03);
  body = nearer(body, vec2(bib, TRIM_PART));
  float strap = smoothMax(torso - .045, abs(s.z - .34) - .07, .03);
  body = nearer(body, vec2(smoothMax(strap, p.y + .40, .03), TRIM_PART));
#elif EXTRA == 3
  float shawl = smoothMax(torso - .07, -(p.y + .66 + .42 * max(p.x, 0.) + .34 * (.5 - s.z)), .06);
  body = nearer(body, vec2(smoothMax(shawl, -(p.y + 1.25), .06), TRIM_PART));
  body = nearer(body, vec2(length(p - vec3(.58, -.92, .0)) - .11, LIGHT_PART));
#elif EXTRA == 4
  body = nearer(body, vec2(capsule(p, vec3(.34, .62, .70), vec3(-.34, .84, .66), .045), LIGHT_PART));
  float lapel = smoothMax(torso - .03, abs(abs(p.z) - .14 + .25 * (p.y + .9)) - .10, .03);
  body = nearer(body, vec2(smoothMax(lapel, -p.x, .03), TRIM_PART));
#elif EXTRA == 5
  body = nearer(body, vec2(capsule(p, vec3(.02, .70, .74), vec3(-.10, .44, .78), .065), STEEL_PART));
  body = nearer(body, vec2(length(p - vec3(.12, .46, .76)) - .055, LIGHT_PART));
#elif EXTRA == 6
  body = nearer(body, vec2(roundBox(p - vec3(-.58, -1.00, 0.), vec3(.10, .62, .72), .09), STEEL_PART));
  body = nearer(body, vec2(capsule(s, vec3(-.62, -.44, .74), vec3(-.98, -.40, .78), .075), EYE_PART));
  body = nearer(body, vec2(torusZ(s - vec3(-.06, -1.72, 1.16), .72, .085), EYE_PART));
  body = nearer(body, vec2(torusZ(s - vec3(-.06, -1.72, 1.26), .60, .035), STEEL_PART));
  float patched = smoothMax(torso - .028, roundBox(p - vec3(.45, -.92, -.30), vec3(.30, .13, .13), .03), .02);
  body = nearer(body, vec2(patched, TRIM_PART));
#elif EXTRA == 7
  float vest = smoothMax(torso - .04, -(abs(p.z) - .20 - .22 * (p.y + 1.2)), .05);
  body = nearer(body, vec2(smoothMax(vest, s.z - .66, .05), TRIM_PART));
#elif EXTRA == 8
  float cape = smoothMax(torso - .08, -(s.z - .16 + .5 * (p.y + .62)), .06);
  body = nearer(body, vec2(cape, TRIM_PART));
  body = nearer(body, vec2(length(p - vec3(.46, -.60, 0.)) - .09, LIGHT_PART));
#endif
  return body;
}

vec2 parts(vec3 p) {
  vec3 q = p - HEAD_AT;
  vec3 s = sided(q);
  float head = ellipsoid(q, HEAD);
  head = smoothMin(head, ellipsoid(q - vec3(.10, -.34, 0.), vec3(.50, .42, .46)), .20);
  head = smoothMin(head, ellipsoid(s - vec3(-.02, .02, .65), vec3(.11, .17, .10)), .05);
  float neck = capsule(p, vec3(-.05, .0, 0.), vec3(-.05, -.6, 0.), .25);
  vec2 body = vec2(smoothMin(head, neck, .08), SKIN_PART);
  body = face(body, q, s);
  body = hair(body, q, s);
  body = hat(body, q);
  return clothes(body, p);
}

vec2 map(vec3 p) {
  vec2 body = parts(p);
  // The bust ends in a rounded foot.
  return vec2(smoothMax(body.x, -(p.y + 1.50), .05), PAINT);
}

vec3 decal(vec3 p, vec3 n, float material, vec3 base, vec3 other) {
  float part = parts(p).y;
  if (part == SKIN_PART) {
    // Warm cheeks.
    vec3 s = sided(p - HEAD_AT);
    return mix(SKIN, SKIN * vec3(1.16, .74, .70), .6 * smoothstep(.24, .04, length(s - vec3(.50, -.16, .40))));
  }
  if (part == HAIR_PART) return HAIR;
  if (part == CLOTH_PART) return CLOTH;
  if (part == TRIM_PART) return TRIM;
  if (part == EYE_PART) return vec3(.030, .022, .060);
  if (part == LIGHT_PART) return vec3(.86, .84, .80);
  if (part == LIP_PART) return SKIN * vec3(.55, .34, .36);
  return vec3(.34, .34, .46);
}
