import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Keeps a value in the query cache while the panel is open, so that visiting another page does not lose a pasted list. */
export function useKept<T>(name: string, initial: () => T) {
  const client = useQueryClient();
  const key = ['imports', name];
  const [value, setValue] = useState(() => client.getQueryData<T>(key) ?? initial());
  const keep = (next: T) => {
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(key, next);
    setValue(next);
  };
  const forget = () => client.removeQueries({ queryKey: key });
  return { value, keep, forget };
}
