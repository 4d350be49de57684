// The exhausts, as the recipe gives them: EXHAUSTS lists vec4(place, radius). A flame is FLAME_REACH radii long; with
// FLAME_SIZE 0 the exhausts only light the hull.

void flames(out vec3 from, out vec3 to, out float radius, int i) {
  vec4 exhaust[FLAME_COUNT] = vec4[FLAME_COUNT](EXHAUSTS);
  from = exhaust[i].xyz;
  to = from - vec3(exhaust[i].w * FLAME_REACH, 0., 0.);
  radius = exhaust[i].w * FLAME_SIZE;
}
