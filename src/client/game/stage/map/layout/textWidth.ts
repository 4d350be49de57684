/** Widths of the characters of the body font in bold, in shares of its size, rounded up. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[ijlItfr.,:;'!|()[\]’ ·-]/u, 0.37],
  [/[mwMW@%&—…]/u, 0.95],
  [/[A-ZÀ-Þ]/u, 0.72],
  [/[a-zß-ÿ0-9]/u, 0.6],
];
/** Of a character of another alphabet, or a picture. */
const OTHER = 1.05;

/** Returns the width of a name at a font size, in pixels; never less than it takes on screen. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text) width += CLASSES.find(([is]) => is.test(character))?.[1] ?? OTHER;
  return width * fontSize;
}
