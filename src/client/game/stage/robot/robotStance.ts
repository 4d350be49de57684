/** ORBI on its glass, in heights of the glass: how large the whole figure is, and how much of it stands below the edge. */
export const ROBOT_STANCE = { height: 1.12, below: 0.14 } as const;
