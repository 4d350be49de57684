import { Link } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { PageTitle } from '../lists/PageTitle.tsx';
import { useStaff } from '../useStaff.ts';
import { AREAS, type Area } from './areas.ts';

/** The panel's home: who is signed in and what each area is for (spec, sections 1 and 2). */
export function Home() {
  const { username, permissionName } = useStaff();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={`Olá ${username}!`} action={<Chip tone="info">Conta de {permissionName}</Chip>} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4">
        {AREAS.map((area) => (
          <AreaCard key={area.title} area={area} />
        ))}
      </ul>
      <Invite />
    </div>
  );
}

function AreaCard({ area: { title, text, path, links = [] } }: { area: Area }) {
  return (
    <li className="panel-card relative flex flex-col gap-2">
      <h2 className="text-xl">
        {path ? (
          <Link className="panel-link panel-stretch" to={path}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p className="text-muted">{text}</p>
      {links.map((link) => (
        <Link key={link.path} className="panel-link" to={link.path}>
          {link.title}
        </Link>
      ))}
    </li>
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
