import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps<Value> {
  value: Value;
  children(value: Value): ReactNode;
}

/**
 * Renders a new value in slices, and nothing before the first one: a scene has hundreds of parts, and a press must not wait
 * for all of them. What else the children read changes at once.
 */
export function Deferred<Value>({ value, children }: DeferredProps<Value>) {
  const ready = useDeferredValue<Value | null>(value, null);
  return ready !== null && children(ready);
}
