import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { dayText } from '#client/ui/moments.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { factors } from '#contract/identity/factors.ts';
import { issuers } from '#contract/identity/issuers.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';

type StaffAccount = ReplyOf<typeof factors.staffSignIns>[number];
/** What a question would take away: a link with an account of a school, or the second step. */
type Removal = { account: StaffAccount; identity: StaffAccount['identities'][number] | null };

/** Shows administrators how the accounts of all staff sign in; a lost second step and a wrong link are removed here. */
export function StaffAccounts() {
  const { id: ownId } = useStaff();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['sign-in', 'accounts'],
    queryFn: ({ signal }) => call(factors.staffSignIns, {}, { signal }),
  });
  return (
    <section aria-label="As contas de quem ensina e administra" className="flex flex-col gap-3">
      <h2 className="font-display text-xl">As contas de quem ensina e administra</h2>
      {isError && <LoadFailure error={error} retry={refetch} />}
      {data && (
        <ul className="flex flex-col gap-3">
          {data.map((account) => (
            <AccountCard key={account._id} account={account} isOwn={account._id === ownId} onRemove={setRemoval} />
          ))}
        </ul>
      )}
      {removal && <RemovalQuestion {...removal} onClose={() => setRemoval(null)} />}
    </section>
  );
}

interface CardProps {
  account: StaffAccount;
  isOwn: boolean;
  onRemove: (removal: Removal) => void;
}

function AccountCard({ account, isOwn, onRemove }: CardProps) {
  const { username, name, role, hasSecondFactor, identities, isManaged } = account;
  const reason = reasonOf(account, isOwn);
  return (
    <li className="card flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <strong className="min-w-0 wrap-anywhere">{name ?? username}</strong>
        <span className="text-muted">{role}</span>
        <Chip tone={hasSecondFactor ? 'ok' : 'neutral'} done={hasSecondFactor}>
          {hasSecondFactor ? 'Com segundo passo' : 'Sem segundo passo'}
        </Chip>
        {hasSecondFactor && isManaged && !isOwn && (
          <Button variant="secondary" onClick={() => onRemove({ account, identity: null })}>
            Retirar o segundo passo<span className="sr-only"> de {name ?? username}</span>
          </Button>
        )}
      </div>
      {reason !== null && <p className="text-muted">{reason}</p>}
      {identities.map((identity) => (
        <div key={identity._id} className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 grow wrap-anywhere">
            {identity.issuerName}: ligada em {dayText(identity.linkedAt)}, usada em {dayText(identity.lastUsedAt)}
          </span>
          {isManaged && !isOwn && (
            <Button variant="secondary" onClick={() => onRemove({ account, identity })}>
              Retirar a ligação<span className="sr-only"> de {name ?? username}</span>
            </Button>
          )}
        </div>
      ))}
    </li>
  );
}

/** Returns why a button is missing at an account; null where none is. */
function reasonOf({ hasSecondFactor, identities, isManaged }: StaffAccount, isOwn: boolean): string | null {
  if (!hasSecondFactor && identities.length === 0) return null;
  if (!isManaged) return 'Só a conta principal o retira a quem administra.';
  return isOwn && hasSecondFactor ? 'É a sua conta: o segundo passo retira-se no início desta página.' : null;
}

function RemovalQuestion({ account, identity, onClose }: Removal & { onClose: () => void }) {
  const who = account.name ?? account.username;
  return (
    <ChangeQuestion
      changes="sign-in"
      title={identity === null ? 'Retirar o segundo passo' : 'Retirar a ligação'}
      confirmLabel="Retirar"
      send={() =>
        identity === null
          ? call(factors.removeFactors, { params: { accountId: account._id } })
          : call(issuers.removeIdentity, { params: { identityId: identity._id } })
      }
      onClose={onClose}
    >
      {identity === null
        ? `A conta de «${who}» volta a abrir só com a palavra-passe${account.identities.length > 0 ? ', ou com a conta da escola' : ''}. Confirme primeiro, de viva voz, que é mesmo essa pessoa que o pede.`
        : `A conta de «${who}» deixa de abrir com ${identity.issuerName} e as sessões dela terminam.`}
    </ChangeQuestion>
  );
}
