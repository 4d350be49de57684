/** The screen sizes at which every scene and state is tested: name, width and height in CSS pixels. */
export const SIZES = [
  ['laptop', 1366, 768],
  ['tablet', 1024, 768],
  ['portrait', 768, 1024],
] as const;
