import { useEffect, useState } from 'react';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { dayText } from '#client/ui/moments.ts';
import { ISSUER_REFUSALS } from '#contract/issuerRefusals.ts';
import type { Methods } from './OwnFactors.tsx';

const LinkIdentity = lazyDialog(() => import('./LinkIdentity.tsx').then((module) => module.LinkIdentity));

const RemoveIdentity = lazyDialog(() => import('./RemoveIdentity.tsx').then((module) => module.RemoveIdentity));

type Identity = Methods['identities'][number];
type Issuer = Methods['issuers'][number];

/** Shows the accounts of a school with which the user signs in, and links others. */
export function OwnIdentities({ methods: { identities, issuers } }: { methods: Methods }) {
  const refusal = useArrival();
  const [linking, setLinking] = useState<Issuer | null>(null);
  const [removing, setRemoving] = useState<Identity | null>(null);
  if (identities.length === 0 && issuers.length === 0 && refusal === null) return null;
  return (
    <section aria-label="Contas da escola" className="card flex flex-col gap-4">
      <h2 className="font-display text-xl">Contas da escola</h2>
      {refusal !== null && (
        <Banner tone="warning" live>
          {refusal}
        </Banner>
      )}
      {identities.length > 0 && (
        <p className="text-pretty">
          Abrem esta conta sem palavra-passe e sem o segundo passo: é a escola que o pede. Retire a que não reconhecer.
        </p>
      )}
      {identities.length === 0 && issuers.length > 0 && (
        <p className="max-w-prose text-pretty">
          Ainda não há nenhuma ligada. Depois de ligar a sua, entra com ela, sem escrever a palavra-passe.
        </p>
      )}
      {identities.length > 0 && (
        <ul className="flex flex-col gap-2">
          {identities.map((identity) => (
            <li key={identity._id} className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 grow wrap-anywhere">
                <strong>{identity.issuerName}</strong>: ligada em {dayText(identity.linkedAt)}, usada em{' '}
                {dayText(identity.lastUsedAt)}
              </span>
              <Button variant="secondary" onClick={() => setRemoving(identity)}>
                Retirar<span className="sr-only"> a ligação a {identity.issuerName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {issuers.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {issuers.map((issuer) => (
            <Button key={issuer.id} variant="secondary" onClick={() => setLinking(issuer)}>
              Ligar {issuer.name}
            </Button>
          ))}
        </div>
      )}
      {removing && <RemoveIdentity identity={removing} onClose={() => setRemoving(null)} />}
      {linking && <LinkIdentity issuer={linking} onClose={() => setLinking(null)} />}
    </section>
  );
}

/** Reads what the way to the issuer came to, once, and removes it from the address. Returns why it failed, or null. */
function useArrival(): string | null {
  const [arrival] = useState(() => new URLSearchParams(window.location.search).get('ligada'));
  useEffect(() => {
    if (arrival === null) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (arrival === 'certa') showToast('success', 'A conta da escola está ligada!');
  }, [arrival]);
  if (arrival === null || arrival === 'certa') return null;
  const known = Object.entries(ISSUER_REFUSALS).find(([id]) => id === arrival);
  return (known?.[1] ?? ISSUER_REFUSALS.issuerFailed).message;
}
