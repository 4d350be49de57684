/** Whose credentials the calls carry. The session tells; this room must not know the session. */
export interface Caller {
  token: string | null;
  /** Account id, null when nobody is signed in. */
  account: string | null;
}

type SignedOutListener = (token: string) => void;

let source: () => Caller = () => ({ token: null, account: null });
let signedOut: SignedOutListener = () => {};

/** Set once by the session. */
export function setTokenSource(next: () => Caller): void {
  source = next;
}

export function caller(): Caller {
  return source();
}

/** `listener` hears of every 401 that a guarded call gets, with the token that was refused. */
export function onSignedOut(listener: SignedOutListener): void {
  signedOut = listener;
}

export function notifySignedOut(token: string): void {
  signedOut(token);
}
