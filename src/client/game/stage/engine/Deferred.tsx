import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children in slices: a scene has hundreds of parts, and a press must not wait for all of them. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(children, null);
}
