import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { buttonStyle } from '#client/ui/buttonStyle.ts';
import { Chip } from '#client/ui/Chip.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { KeepWarnings } from '../keeping/KeepWarnings.tsx';
import { dialogPart } from '../late/dialogPart.tsx';
import { PageTitle } from '../lists/PageTitle.tsx';
import { SelfHarmNotice } from '../moderation/SelfHarmNotice.tsx';
import { useWaiting } from '../moderation/useWaiting.ts';
import { useStaff } from '../useStaff.ts';
import { AreaCard } from './AreaCard.tsx';
import { type Area, areasFor, TOOLS } from './areas.ts';

/** Comes when somebody wants it. */
const ChangePassword = dialogPart(() => import('./ChangePassword.tsx').then((room) => room.ChangePassword));

/** The panel's home: who is signed in and what each area is for (spec, sections 1 and 2). */
export function Home() {
  const staff = useStaff();
  const { username, role } = staff;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={`Olá ${username}!`} action={<Account />} />
      <Attention />
      <KeepWarnings staff={staff} />
      <Areas title="Áreas do painel" areas={areasFor(role)} />
      <Areas title="Mais ferramentas" areas={TOOLS} />
      <Invite />
    </div>
  );
}

/** What a teacher should look at before anything else. */
function Attention() {
  const { selfHarm } = useWaiting();
  const action = (
    <Link to="/panel/moderation" className={buttonStyle('secondary')}>
      Abrir a Moderação
    </Link>
  );
  return <SelfHarmNotice count={selfHarm} action={action} />;
}

function Areas({ title, areas }: { title: string; areas: readonly Area[] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-display text-xl">{title}</h2>
      <ul className="panel-areas">
        {areas.map((area) => (
          <AreaCard key={area.title} area={area} />
        ))}
      </ul>
    </section>
  );
}

function Account() {
  const { permissionName } = useStaff();
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Chip tone="info">Conta de {permissionName}</Chip>
      <Button variant="secondary" onClick={() => setChanging(true)}>
        Mudar a palavra-passe
      </Button>
      {isChanging && <ChangePassword onClose={() => setChanging(false)} />}
    </div>
  );
}

/** Disabled, and says so; it makes no call (spec, sections 1 and 7). */
function Invite() {
  return (
    <section aria-labelledby="invite" className="panel-card flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-3">
        <h2 id="invite" className="text-xl">
          Convidar colegas
        </h2>
        <Chip tone="warn">Em manutenção</Chip>
      </header>
      <div className="flex flex-wrap items-end gap-3">
        <TextField className="min-w-60 flex-1" label="Email" type="email" disabled />
        <Button disabled>Enviar convite</Button>
      </div>
    </section>
  );
}
