import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { panelFileSets } from '#client/offline/fileSets.ts';
import { offlineCapabilities, useOfflineFiles } from '#client/offline/useOfflineFiles.ts';
import { useSession } from '#client/session/useSession.ts';
import { PageLoadFailure } from './lazy/LazyPages.tsx';
import { LazyBoundary, LazyView } from './lazy/LazyView.tsx';
import { lazyComponent } from './lazy/lazyComponent.ts';
import { PanelRoutes } from './PanelRoutes.tsx';
import { createQueryClient } from './queryClient.ts';
import { useSignedInAgain } from './signedOut.ts';
import { useStaffOrNull } from './useStaff.ts';
import './panel.css';
import './school/teams/progress.css';

/**
 * Renders the control panel at /panel/*, a bundle of its own (spec, section 2). Keyed by account, so that another account
 * starts with an empty query cache.
 */
export function Panel() {
  const staff = useStaffOrNull();
  const [sets] = useState(() => panelFileSets(offlineCapabilities()));
  useOfflineFiles(sets);
  const mustChoose = useSession(({ user }) => user?.mustChangePassword === true);
  if (staff === null) return null;
  return mustChoose ? <GivenPassword key={staff.id} /> : <SignedInPanel key={staff.id} />;
}

/** Lazy because it needs the form library, which the panel's shell does not. */
const CHOOSE_PASSWORD = lazyComponent(() =>
  import('./identity/credentials/ChoosePassword.tsx').then((module) => module.ChoosePassword),
);

/** Blocks the panel until a password set by somebody else is changed; the server refuses the calls too (decision 0044). */
function GivenPassword() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <LazyBoundary
        waiting={<div aria-busy="true" />}
        failure={(missing, done) => <PageLoadFailure missing={missing} done={done} />}
      >
        <LazyView part={CHOOSE_PASSWORD} props={{}} />
      </LazyBoundary>
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
