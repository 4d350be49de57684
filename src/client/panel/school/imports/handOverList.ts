import type { QueryClient } from '@tanstack/react-query';
import type { Staff } from '#client/panel/useStaff.ts';
import { emptyList } from './listState.ts';

/** Puts names of pupils into the page of imports, which forms teams of them and writes nothing before it is confirmed. */
export function handOverList(client: QueryClient, staff: Staff, names: readonly string[]): void {
  const key = ['imports', 'form'];
  client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(key, { ...emptyList(staff), text: names.join('\n'), isChosen: true });
}
