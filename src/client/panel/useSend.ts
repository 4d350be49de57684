import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { CALL_DEBOUNCE_MS } from '#domain/limits.ts';
import { useSignedInAgain } from './signedOut.ts';

/**
 * Returns a mutation that is under way once at a time. The screen shows 'busy' a moment after the first press, so the second
 * press of a double click is dropped here, at once; the same call within 100 ms is dropped too, where the answer was faster
 * (spec, section 9: calls debounced). A call that failed may be repeated at once. A refusal for want of a session is forgotten
 * once there is one again.
 */
export function useSend<Data, Input>(options: UseMutationOptions<Data, Error, Input>) {
  const isUnderWay = useRef(false);
  const last = useRef<{ input: string; at: number } | null>(null);
  const mutation = useMutation<Data, Error, Input>({
    ...options,
    onSettled: (...settled) => {
      const [, error] = settled;
      isUnderWay.current = false;
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
    if (isUnderWay.current || isRepeated) return;
    isUnderWay.current = true;
    last.current = { input, at };
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
