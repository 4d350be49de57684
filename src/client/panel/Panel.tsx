import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { setsOfPanel } from '#client/offline/sets.ts';
import { keepingDevice, useKeptHere } from '#client/offline/useKeptHere.ts';
import { useSession } from '#client/session/useSession.ts';
import { MissingPage } from './late/LatePages.tsx';
import { PartRoom, PartView } from './late/PartView.tsx';
import { partOf } from './late/part.ts';
import { PanelRoutes } from './PanelRoutes.tsx';
import { createQueryClient } from './queryClient.ts';
import { useSignedInAgain } from './signedOut.ts';
import { useStaffOrNull } from './useStaff.ts';
import './panel.css';
import './school/teams/progress.css';

/**
 * The control panel, behind its own lazy door at /panel/* (spec, section 2). Another account starts with nothing of what the last
 * one loaded.
 */
export function Panel() {
  const staff = useStaffOrNull();
  const [sets] = useState(() => setsOfPanel(keepingDevice()));
  useKeptHere(sets);
  const mustChoose = useSession(({ user }) => user?.mustChangePassword === true);
  if (staff === null) return null;
  return mustChoose ? <GivenPassword key={staff.id} /> : <SignedInPanel key={staff.id} />;
}

/** Comes with the form library, which the panel's shell does without. */
const CHOOSE_PASSWORD = partOf(() =>
  import('./identity/credentials/ChoosePassword.tsx').then((room) => room.ChoosePassword),
);

/** Nothing of the panel is reached with a password that somebody else gave; the server refuses it too (decision 0044). */
function GivenPassword() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <PartRoom
        waiting={<div aria-busy="true" />}
        failure={(missing, done) => <MissingPage missing={missing} done={done} />}
      >
        <PartView part={CHOOSE_PASSWORD} props={{}} />
      </PartRoom>
    </QueryClientProvider>
  );
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
