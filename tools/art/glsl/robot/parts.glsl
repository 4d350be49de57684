// ORBI, the robot with one eye, in layers that the game moves. Faces the viewer (+z).
#define SECOND vec3(.78, .74, .86)

const vec3 EYE = vec3(0., .13, .98);
const float EYE_RADIUS = .42;
