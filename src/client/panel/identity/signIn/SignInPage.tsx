import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { factors } from '#contract/identity/factors.ts';
import { isAdmin } from '#domain/permissions.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { OwnFactors } from './OwnFactors.tsx';
import { OwnIdentities } from './OwnIdentities.tsx';
import { PendingPlatform } from './PendingPlatform.tsx';
import { StaffAccounts } from './StaffAccounts.tsx';

/** Renders Entrada e segurança: how the user's own account signs in, and, for administrators, the accounts of all staff. */
export function SignInPage() {
  const { role } = useStaff();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => call(factors.signInMethods, {}, { signal }),
  });
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title="Entrada e segurança"
        action={
          <Link to="/panel/platforms" className={buttonStyle('secondary')}>
            Plataformas de ensino
          </Link>
        }
      />
      {role === ROLE.teacher && <PendingPlatform />}
      {isPending && <Spinner label="A carregar…" className="m-6 self-center" />}
      {isError && <LoadFailure error={error} retry={refetch} />}
      {data && (
        <>
          <OwnFactors methods={data} />
          <OwnIdentities methods={data} />
        </>
      )}
      {isAdmin(role) && <StaffAccounts />}
    </div>
  );
}
