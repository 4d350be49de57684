import { useState } from 'react';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { dayText } from '#client/ui/moments.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { factors } from '#contract/identity/factors.ts';
import { PASSKEYS_MAX } from '#domain/limits.ts';

const EnrolApp = lazyDialog(() => import('./EnrolApp.tsx').then((module) => module.EnrolApp));
const AddPasskey = lazyDialog(() => import('./AddPasskey.tsx').then((module) => module.AddPasskey));
const RenewCodes = lazyDialog(() => import('./RenewCodes.tsx').then((module) => module.RenewCodes));
const RemoveFactor = lazyDialog(() => import('./RemoveFactor.tsx').then((module) => module.RemoveFactor));
const NewCodes = lazyDialog(() => import('./NewCodes.tsx').then((module) => module.NewCodes));

export type Methods = ReplyOf<typeof factors.signInMethods>;
type Passkey = Methods['passkeys'][number];
type Open = { kind: 'app' | 'passkey' | 'codes' | 'all' } | { kind: 'key'; passkey: Passkey };

/** Passkeys need HTTPS, or the computer itself. */
const canUsePasskeys = () => window.isSecureContext && 'PublicKeyCredential' in window;

/** Shows the second step of the user's own account, and adds and removes what it is answered with. */
export function OwnFactors({ methods }: { methods: Methods }) {
  const { app, passkeys, recoveryCodes } = methods;
  const [open, setOpen] = useState<Open | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setOpen(null);
  const onCodes = (next: string[] | null) => {
    close();
    setCodes(next);
  };
  const isOn = app || passkeys.length > 0;
  return (
    <section aria-label="Segundo passo da entrada" className="card flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-display text-xl">Segundo passo da entrada</h2>
        <Chip tone={isOn ? 'ok' : 'neutral'} done={isOn}>
          {isOn ? 'Ativo' : 'Por ativar'}
        </Chip>
      </div>
      <p className="max-w-prose text-pretty">
        Depois da palavra-passe, a conta pede um código do telemóvel ou uma chave de acesso. Quem souber só a
        palavra-passe não entra.
      </p>
      {isOn && methods.identities.length > 0 && (
        <p className="max-w-prose text-pretty">
          As contas da escola ligadas abrem esta conta sem palavra-passe e sem o segundo passo: é a escola que o pede.
        </p>
      )}
      <p>{app ? 'A aplicação de códigos está ativa.' : 'Ainda sem aplicação de códigos.'}</p>
      {passkeys.length > 0 && (
        <PasskeyList passkeys={passkeys} onRemove={(passkey) => setOpen({ kind: 'key', passkey })} />
      )}
      {isOn && (
        <p>
          {recoveryCodes === 1 ? 'Resta 1 código de recuperação.' : `Restam ${recoveryCodes} códigos de recuperação.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant={isOn ? 'secondary' : 'primary'} onClick={() => setOpen({ kind: 'app' })}>
          {app ? 'Trocar a aplicação de códigos' : 'Ativar a aplicação de códigos'}
        </Button>
        {canUsePasskeys() && (
          <Button
            variant="secondary"
            disabled={passkeys.length >= PASSKEYS_MAX}
            onClick={() => setOpen({ kind: 'passkey' })}
          >
            Juntar uma chave de acesso
          </Button>
        )}
        {isOn && (
          <>
            <Button variant="secondary" onClick={() => setOpen({ kind: 'codes' })}>
              Novos códigos de recuperação
            </Button>
            <Button variant="secondary" onClick={() => setOpen({ kind: 'all' })}>
              Retirar o segundo passo
            </Button>
          </>
        )}
      </div>
      {open?.kind === 'app' && <EnrolApp isReplacing={app} onDone={onCodes} onClose={close} />}
      {open?.kind === 'passkey' && <AddPasskey onDone={onCodes} onClose={close} />}
      {open?.kind === 'codes' && <RenewCodes onDone={onCodes} onClose={close} />}
      {open?.kind === 'all' && <RemoveFactor isLinked={methods.identities.length > 0} onClose={close} />}
      {open?.kind === 'key' && <RemoveFactor passkey={open.passkey} onClose={close} />}
      {codes && <NewCodes codes={codes} onClose={() => setCodes(null)} />}
    </section>
  );
}

function PasskeyList({ passkeys, onRemove }: { passkeys: readonly Passkey[]; onRemove: (passkey: Passkey) => void }) {
  return (
    <ul aria-label="Chaves de acesso" className="flex flex-col gap-2">
      {passkeys.map((passkey) => (
        <li key={passkey._id} className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 grow wrap-anywhere">
            <strong>{passkey.name}</strong>, de {dayText(passkey.createdAt)}
            {passkey.lastUsedAt !== null && `, usada em ${dayText(passkey.lastUsedAt)}`}
          </span>
          <Button variant="secondary" onClick={() => onRemove(passkey)}>
            Retirar<span className="sr-only"> {passkey.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
