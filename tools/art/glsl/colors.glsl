// What a solid scene is painted with and what its lamps shine in, as linear light.
uniform vec3 paint;
uniform vec3 glow;
