import { configure, getConfig } from '@testing-library/react';

const { getElementError: errorWithPage } = getConfig();

/** Spares the page work that costs test files much time and proves nothing. What a failure prints stays. */
export function quickenPage(): void {
  configure({ getElementError: errorOfQuery });
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
