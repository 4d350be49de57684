/** Radius of the corners of ORBI's screen, in heights of the screen. */
export const SCREEN_CORNER = 0.05;
/** How far the picture of its glass reaches behind the hull on each side, in pixels of the hull's picture. */
export const SCREEN_MARGIN = 24;
