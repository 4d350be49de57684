/** Parameter with which the server leads back to the page for signing in. */
export const PARAMETER = 'entrada';

/** Returns whether the server has just led here for the second step of a sign-in elsewhere. */
export function isSecondStepNext(): boolean {
  return new URLSearchParams(window.location.search).get(PARAMETER) === 'segundo-passo';
}

/** Returns whether the server has just led here after a sign-in elsewhere. */
export function hasArrival(): boolean {
  return new URLSearchParams(window.location.search).has(PARAMETER);
}
