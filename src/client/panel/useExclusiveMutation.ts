import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { CALL_DEBOUNCE_MS } from '#domain/limits.ts';
import { useSignedInAgain } from './signedOut.ts';

/**
 * Returns a mutation that runs once at a time. Drops calls while one is running, because the second press of a double click
 * comes before the button shows as busy, and drops the same input within 100 ms (spec, section 9: calls debounced). A failed
 * call may be repeated at once. A `signedOut` error is reset after the user has signed in again.
 */
export function useExclusiveMutation<Data, Input>(options: UseMutationOptions<Data, Error, Input>) {
  const isRunning = useRef(false);
  const last = useRef<{ input: string; at: number } | null>(null);
  const mutation = useMutation<Data, Error, Input>({
    ...options,
    onSettled: (...settled) => {
      const [, error] = settled;
      isRunning.current = false;
      if (error !== null) last.current = null;
      return options.onSettled?.(...settled);
    },
  });
  useSignedInAgain(() => {
    if (mutation.error instanceof CallError && mutation.error.code === 'signedOut') mutation.reset();
  });
  const mutate: typeof mutation.mutate = (...given) => {
    const input = JSON.stringify(given[0] ?? null);
    const at = performance.now();
    const isRepeated = last.current?.input === input && at - last.current.at < CALL_DEBOUNCE_MS;
    if (isRunning.current || isRepeated) return;
    isRunning.current = true;
    last.current = { input, at };
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
