import { ISSUER_REFUSALS } from '#contract/issuerRefusals.ts';
import { PARAMETER } from './hasArrival.ts';

/** Returns what a sign-in with a school's account came to, once, and removes it from the address; null without one. */
export function takeArrival(): string | null {
  const address = new URL(window.location.href);
  const arrival = address.searchParams.get(PARAMETER);
  if (arrival === null) return null;
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address.pathname + address.search);
  return arrival;
}

/** Returns the message of a known refusal. Unknown codes get a general message, so that a link cannot show its own text on the page. */
export function refusalText(id: string): string {
  const refusal = Object.entries(ISSUER_REFUSALS).find(([known]) => known === id);
  return (refusal?.[1] ?? ISSUER_REFUSALS.issuerFailed).message;
}
