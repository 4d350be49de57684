/** The credentials that calls carry. client/session sets them, because client/api must not import it. */
export interface Caller {
  token: string | null;
  /** Account id, null when nobody is signed in. */
  account: string | null;
}

type SignedOutListener = (token: string) => void;

let source: () => Caller = () => ({ token: null, account: null });
let signedOut: SignedOutListener = () => {};

/** Sets the function that returns the current credentials; client/session calls this once. */
export function setTokenSource(next: () => Caller): void {
  source = next;
}

export function caller(): Caller {
  return source();
}

/** Sets the listener for every 401 of a call with the signed-in token; it receives the refused token. */
export function onSignedOut(listener: SignedOutListener): void {
  signedOut = listener;
}

export function notifySignedOut(token: string): void {
  signedOut(token);
}
