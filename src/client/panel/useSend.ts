import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { useSignedInAgain } from './signedOut.ts';

/**
 * A mutation that is under way once at a time. The screen shows 'busy' a moment after the first press, so a second press of a double click is
 * dropped here, at once. A refusal for want of a session is forgotten once there is one again.
 */
export function useSend<Data, Input>(options: UseMutationOptions<Data, Error, Input>) {
  const isUnderWay = useRef(false);
  const mutation = useMutation<Data, Error, Input>({
    ...options,
    onSettled: (...settled) => {
      isUnderWay.current = false;
      return options.onSettled?.(...settled);
    },
  });
  useSignedInAgain(() => {
    if (mutation.error instanceof CallError && mutation.error.code === 'signedOut') mutation.reset();
  });
  const mutate: typeof mutation.mutate = (...given) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
