import { useEffect, useState } from 'react';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { dayText } from '#client/ui/moments.ts';
import { ISSUER_REFUSALS } from '#contract/issuerRefusals.ts';
import type { Methods } from './OwnFactors.tsx';

const LinkIdentity = lazyDialog(() => import('./LinkIdentity.tsx').then((module) => module.LinkIdentity));

type Issuer = Methods['issuers'][number];

/** Shows the accounts of a school with which the user signs in, and links others. */
export function OwnIdentities({ methods: { identities, issuers } }: { methods: Methods }) {
  const refusal = useArrival();
  const [linking, setLinking] = useState<Issuer | null>(null);
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
        <ul className="flex flex-col gap-2">
          {identities.map(({ _id, issuerName, linkedAt, lastUsedAt }) => (
            <li key={_id} className="wrap-anywhere">
              <strong>{issuerName}</strong>: ligada em {dayText(linkedAt)}, usada em {dayText(lastUsedAt)}
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
