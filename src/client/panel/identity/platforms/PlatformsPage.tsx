import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { isAdmin } from '#domain/permissions.ts';
import { Activities } from './Activities.tsx';
import { Registered } from './Registered.tsx';

/** Renders Plataformas de ensino: activities bound to classes and, for administrators, the platforms themselves. */
export function PlatformsPage() {
  const { role } = useStaff();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageTitle title="Plataformas de ensino" />
        <p className="max-w-prose text-pretty">
          O Moodle, ou outra plataforma com LTI 1.3, pode abrir o jogo: quem ensina entra no painel e quem aprende entra
          como a sua equipa, sem palavra-passe.
        </p>
      </div>
      <Activities />
      {isAdmin(role) && <Registered />}
    </div>
  );
}
