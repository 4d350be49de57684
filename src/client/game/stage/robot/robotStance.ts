/** ORBI on its glass, in heights of the glass: the size of the whole figure, and how much of it is below the edge. */
export const ROBOT_STANCE = { height: 1.12, below: 0.14 } as const;
