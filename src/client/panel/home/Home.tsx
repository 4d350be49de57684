import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { SelfHarmNotice } from '../council/moderation/SelfHarmNotice.tsx';
import { useWaiting } from '../council/moderation/useWaiting.ts';
import { lazyDialog } from '../lazy/lazyDialog.tsx';
import { PageTitle } from '../lists/PageTitle.tsx';
import { KeepWarnings } from '../records/keeping/KeepWarnings.tsx';
import { useStaff } from '../useStaff.ts';
import { AreaCard } from './AreaCard.tsx';
import { type Area, areasFor, toolsFor } from './areas.ts';
import { HomeClasses } from './HomeClasses.tsx';
import { Invite } from './Invite.tsx';

const ChangePassword = lazyDialog(() => import('./ChangePassword.tsx').then((module) => module.ChangePassword));

const Duration = lazyDialog(() => import('./Duration.tsx').then((module) => module.Duration));

/** Renders the panel's home: what to do next with each class, and the purpose of each area (spec, sections 1 and 2). */
export function Home() {
  const staff = useStaff();
  const { name, username, role } = staff;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={`Olá ${name ?? username}!`} action={<Account />} />
      <Attention />
      <News />
      <KeepWarnings staff={staff} />
      <HomeClasses />
      <Areas title="Áreas do painel" areas={areasFor(role)} />
      <Areas title="Mais ferramentas" areas={toolsFor(staff.isAdmin)} />
      <Invite />
    </div>
  );
}

const loadNews = () => import('../council/selection/ChosenNews.tsx').then((module) => module.ChosenNews);

/** Tells a teacher what of her teams was chosen; its code comes after the home's. */
function News() {
  const ChosenNews = useLatePart(true, loadNews);
  return ChosenNews ? <ChosenNews /> : null;
}

/** Warns about texts that need a teacher's attention first. */
function Attention() {
  const { selfHarm, first } = useWaiting();
  const action = (
    <Link to={`/panel/moderation?kind=${first}`} className={buttonStyle('secondary')}>
      Abrir a Moderação
    </Link>
  );
  return <SelfHarmNotice count={selfHarm} action={action} />;
}

function Areas({ title, areas }: { title: string; areas: readonly Area[] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-display text-xl">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
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
  const [asksDuration, setAsksDuration] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Chip tone="info">Conta de {permissionName}</Chip>
      <Button variant="secondary" onClick={() => setAsksDuration(true)}>
        Quanto tempo demora?
      </Button>
      <Button variant="secondary" onClick={() => setChanging(true)}>
        Mudar a palavra-passe
      </Button>
      <Link to="/panel/sign-in" className={buttonStyle('secondary')}>
        Entrada e segurança
      </Link>
      {asksDuration && <Duration onClose={() => setAsksDuration(false)} />}
      {isChanging && <ChangePassword onClose={() => setChanging(false)} />}
    </div>
  );
}
