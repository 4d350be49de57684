/** How long a team that has a stored game waits for the server before it plays on from the device, in milliseconds. */
export const REOPEN_WITHIN_MS = 6_000;
/** How long a new stream may take to send its first position before it counts as blocked, in milliseconds. */
export const FIRST_POSITION_WITHIN_MS = 5_000;
