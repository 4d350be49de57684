// Paint and lamp colours of a solid scene, as linear light.
uniform vec3 paint;
uniform vec3 glow;
