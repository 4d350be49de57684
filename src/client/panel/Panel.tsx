import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { setsOfPanel } from '#client/offline/sets.ts';
import { keepingDevice, useKeptHere } from '#client/offline/useKeptHere.ts';
import { PanelRoutes } from './PanelRoutes.tsx';
import { createQueryClient } from './queryClient.ts';
import { useSignedInAgain } from './signedOut.ts';
import { useStaffOrNull } from './useStaff.ts';
import './panel.css';
import './teams/progress.css';

/**
 * The control panel, behind its own lazy door at /panel/* (spec, section 2). Another account starts with nothing of what the last
 * one loaded.
 */
export function Panel() {
  const staff = useStaffOrNull();
  const [sets] = useState(() => setsOfPanel(keepingDevice()));
  useKeptHere(sets);
  return staff && <SignedInPanel key={staff.id} />;
}

function SignedInPanel() {
  const [client] = useState(createQueryClient);
  useSignedInAgain(() => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
  return (
    <QueryClientProvider client={client}>
      <PanelRoutes />
    </QueryClientProvider>
  );
}
