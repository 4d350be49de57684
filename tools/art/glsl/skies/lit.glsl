// The one light as a camera that looks along -z sees it, and what it makes of a coat.
void setLights() {
  keyDirection = normalize(vec3(-.55, .80, .62));
  rimDirection = normalize(vec3(.80, .10, -.75));
  fillDirection = normalize(vec3(-.70, -.35, .50));
}

// The coat's colour in the light, without its own lamp. `sunlit` is 1 in the key light, 0 in its shadow.
vec3 litColor(Coat coat, vec3 n, vec3 view, float open, float sunlit) {
  Lit lit = light(n, view, coat.color, coat.rough, coat.metal, coat.coat, open, sunlit);
  return coat.color * lit.diffuse + lit.gloss;
}

// Share of the key light at p: 0 on the side away from it.
float sunlight(vec3 p, vec3 n) {
  return dot(n, keyDirection) > 0. ? softShadow(p + n * .015, keyDirection) : 0.;
}
