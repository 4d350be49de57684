import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { dayText } from '#client/ui/moments.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { lti } from '#contract/identity/lti.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';
import { PlatformDetails } from './PlatformDetails.tsx';
import type { RegisteredPlatform } from './platformTypes.ts';
import { ToolUrls } from './ToolUrls.tsx';

const PlatformForm = lazyDialog(() => import('./PlatformForm.tsx').then((module) => module.PlatformForm));

type Reply = ReplyOf<typeof lti.ltiPlatforms>;
type Open =
  | { dialog: 'form'; platform: RegisteredPlatform | null }
  | { dialog: 'remove'; platform: RegisteredPlatform }
  | { dialog: 'key' };

/** Shows administrators the registered platforms, the addresses that a platform asks for, and our keys. */
export function Registered() {
  const [open, setOpen] = useState<Open | null>(null);
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['platforms'],
    queryFn: ({ signal }) => call(lti.ltiPlatforms, {}, { signal }),
  });
  return (
    <section aria-label="Plataformas registadas" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="grow font-display text-xl">Plataformas registadas</h2>
        {data?.tool && (
          <Button onClick={() => setOpen({ dialog: 'form', platform: null })}>Registar uma plataforma</Button>
        )}
      </div>
      {isError && <LoadFailure error={error} retry={refetch} />}
      {data && !data.tool && (
        <Banner tone="info">
          Indique primeiro o endereço público do jogo: publicUrl, no ficheiro de SIGN_IN_CONFIG (docs/operations.md).
        </Banner>
      )}
      {data?.tool && <ToolUrls tool={data.tool} />}
      {data !== undefined && data.platforms.length > 0 && (
        <ul className="flex flex-col gap-3">
          {data.platforms.map((platform) => (
            <PlatformCard
              key={platform._id}
              platform={platform}
              hasNamesake={data.platforms.some(({ _id, name }) => _id !== platform._id && name === platform.name)}
              onOpen={setOpen}
            />
          ))}
        </ul>
      )}
      {data?.tool && data.keys.length > 0 && <Keys keys={data.keys} onRenew={() => setOpen({ dialog: 'key' })} />}
      {open && <OpenDialog open={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface CardProps {
  platform: RegisteredPlatform;
  /** Another platform has the same name. */
  hasNamesake: boolean;
  onOpen: (open: Open) => void;
}

function PlatformCard({ platform, hasNamesake, onOpen }: CardProps) {
  const { role } = useStaff();
  const { name, trustsEmail } = platform;
  return (
    <li className="card flex flex-col gap-3">
      <h3 className="wrap-anywhere font-display text-lg">{name}</h3>
      {hasNamesake && (
        <Banner tone="warning">Outra plataforma tem este nome. Mude o de uma, para quem ensina as distinguir.</Banner>
      )}
      <PlatformDetails platform={platform} />
      <div className="flex flex-wrap gap-3">
        {(role === ROLE.admin || !trustsEmail) && (
          <Button variant="secondary" onClick={() => onOpen({ dialog: 'form', platform })}>
            Alterar<span className="sr-only"> {name}</span>
          </Button>
        )}
        <Button variant="secondary" onClick={() => onOpen({ dialog: 'remove', platform })}>
          Retirar<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

function Keys({ keys, onRenew }: { keys: Reply['keys']; onRenew: () => void }) {
  const signer = keys.find(({ signs }) => signs) ?? keys[0];
  const isWaiting = signer !== keys[0];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="grow">
        O jogo assina com uma chave de {dayText(signer?.createdAt ?? 0)}
        {isWaiting && '. A nova já está publicada e assina uma hora depois de criada'}
        {!isWaiting && keys.length > 1 && '; a anterior ainda é aceite'}.
      </p>
      {!isWaiting && (
        <Button variant="secondary" onClick={onRenew}>
          Mudar a chave
        </Button>
      )}
    </div>
  );
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  if (open.dialog === 'form') return <PlatformForm platform={open.platform} onClose={onClose} />;
  if (open.dialog === 'key') {
    return (
      <ChangeQuestion
        changes="platforms"
        title="Mudar a chave"
        confirmLabel="Mudar a chave"
        danger={false}
        send={() => call(lti.rotateLtiKey)}
        onClose={onClose}
      >
        A chave nova é publicada já, e o jogo assina com ela uma hora depois, quando as plataformas já a leram. A
        anterior continua publicada até à próxima mudança, e as plataformas não precisam de nada.
      </ChangeQuestion>
    );
  }
  const { _id: platformId, name } = open.platform;
  return (
    <ChangeQuestion
      changes="platforms"
      title="Retirar a plataforma"
      confirmLabel="Retirar"
      send={() => call(lti.removeLtiPlatform, { params: { platformId } })}
      onClose={onClose}
    >
      As atividades de «{name}» deixam de abrir o jogo, as contas de quem ensina deixam de entrar por ela, e as sessões
      que abriu terminam. As equipas e as suas respostas ficam.
    </ChangeQuestion>
  );
}
