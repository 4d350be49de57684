/**
 * Where ORBI's layers lie and how far they move, in pixels of the 480 x 480 canvas on which all of them were rendered.
 * Drawn from back to front: body; eye, iris, glint, lid-lower, lid-upper; the head, whose opening `eye` shows them; shade and
 * five bars of the mouth. All but the body belong to the head and turn with it about `neck`. The ship's colour:
 * `robot/body-paint` and `robot/head-paint` multiplied over their layers, and the two lids simply tinted.
 */
export const ROBOT_RIG = {
  width: 480,
  height: 480,
  /** Upper left corner and size of each picture on the canvas at rest; of the mouth, the size of one bar at full height. */
  layers: {
    body: { x: 0, y: 0, width: 480, height: 480 },
    head: { x: 0, y: 0, width: 480, height: 480 },
    eye: { x: 171, y: 136, width: 112, height: 112 },
    iris: { x: 187.5, y: 152.5, width: 80, height: 80 },
    glint: { x: 175.5, y: 140.5, width: 104, height: 104 },
    shade: { x: 173.5, y: 138.5, width: 108, height: 108 },
    'lid-upper': { x: 140, y: 95, width: 176, height: 160 },
    'lid-lower': { x: 140, y: 150, width: 176, height: 130 },
    mouth: { width: 28, height: 48 },
  },
  /** Pivot of the head. */
  neck: { x: 246, y: 291 },
  /** The opening of the eye: middle and size of the ellipse. */
  eye: { x: 227.5, y: 192.5, width: 104, height: 104 },
  /** Between these heights the head covers the lids at all of their width. */
  cover: { top: 116, foot: 272 },
  /** How far the iris slides from the middle, each way. */
  look: { x: 22, y: 18 },
  /**
   * How far each lid's picture is moved down from where it was rendered. Shut, the two meet below the middle, so a blink
   * moves both; the lower lid alone gives a glad eye.
   */
  lids: { upper: { open: -88, shut: 0 }, lower: { open: 60, shut: 0 } },
  /** Middle of the first bar and the distance between two. */
  mouth: { x: 200.5, y: 274.5, gap: 14, bars: 5 },
  /** Middle of the antenna's lamp. */
  lamp: { x: 248, y: 28 },
  /** Middle of the lamp on the chest. */
  chest: { x: 235, y: 418 },
} as const;
