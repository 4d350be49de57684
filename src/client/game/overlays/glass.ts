/** The cockpit's screens: dark glass with a lit edge; the text on it keeps at least 7:1. */
export const GLASS =
  'rounded-[1.15rem] border-2 border-glow/35 bg-glass/94 text-screen-text shadow-[0_0.6rem_2rem_rgb(8_6_28/0.5),inset_0_0_2.2rem_rgb(56_184_255/0.12)]';
