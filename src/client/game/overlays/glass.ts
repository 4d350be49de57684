/** The cockpit's screens: dark glass with a lit edge; the text on it keeps at least 7:1. No shadow around: software drawing leaves holes. */
export const GLASS =
  'rounded-[1.15rem] border-2 border-glow/35 bg-glass/94 text-screen-text shadow-[inset_0_0_2.2rem_rgb(56_184_255/0.12)]';
