import { configure, getConfig } from '@testing-library/react';
import { PropertySymbol } from 'happy-dom';

/** A style as happy-dom keeps it. */
interface StyleProperties {
  properties: Record<string, object>;
  definedPropertyNames: Record<string, boolean>;
  clone(): StyleProperties;
}

const { getElementError: errorWithPage } = getConfig();

/** Spares the page work that costs test files much time and proves nothing. What a failure prints stays. */
export function quickenPage(): void {
  configure({ getElementError: errorOfQuery });
  styleClass().clone = cloneStyle;
}

/**
 * findBy… and waitFor look again at every change of the page, and Testing Library prints the page for each look in vain. When
 * the time is up it asks once more, outside of a look, and adds the page to the last error.
 */
function errorOfQuery(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isOneOfManyLooks } = getConfig() as unknown as Record<string, boolean>;
  // Without a message the caller wants the printed element itself.
  const isPrinted = message === null || !isOneOfManyLooks;
  const error = isPrinted
    ? errorWithPage(message, container)
    : Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  // Vitest shows the first line of ours that a stack names: the test's, not this one.
  Error.captureStackTrace(error, errorOfQuery);
  return error;
}

/** The prototype of happy-dom's styles, whose class it does not export. */
function styleClass(): StyleProperties {
  const { style } = document.body as unknown as {
    style: { [PropertySymbol.getPropertyManager](): StyleProperties };
  };
  return Object.getPrototypeOf(style[PropertySymbol.getPropertyManager]());
}

/** happy-dom clones a style for every ancestor of an element that is asked for its own, by structuredClone, which is slow. */
function cloneStyle(this: StyleProperties): StyleProperties {
  const clone: StyleProperties = Object.create(Object.getPrototypeOf(this));
  clone.properties = {};
  for (const [name, property] of Object.entries(this.properties)) clone.properties[name] = { ...property };
  clone.definedPropertyNames = { ...this.definedPropertyNames };
  return clone;
}
