/** How long a team that has a stored game waits for the server before it plays on from the device, in milliseconds. */
export const REOPEN_WITHIN_MS = 6_000;
