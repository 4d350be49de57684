import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { DrillCard } from './DrillCard.tsx';
import { NewestBackup } from './NewestBackup.tsx';
import { useDrills } from './useDrills.ts';

const TITLE = 'Cópias de segurança';

/** Renders Cópias de segurança: the newest backup, a button that tries to restore it, and the last attempts. */
export function Backups() {
  const { isAdmin } = useStaff();
  if (isAdmin) return <BackupsOfInstallation />;
  return (
    <Banner tone="warning">
      <PageTitle title={TITLE} />
      <p>Só a administração experimenta as cópias de segurança.</p>
    </Banner>
  );
}

function BackupsOfInstallation() {
  const page = useDrills();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={TITLE} />
      <p className="max-w-prose text-muted">
        Uma cópia que nunca se repôs é só uma esperança. Experimentar repõe a cópia mais recente numa base de dados à
        parte, conta o que lá está e apaga-a no fim. Os dados da escola não são tocados, e as aulas continuam.
      </p>
      {page.isPending && <Spinner label="A carregar as cópias" />}
      {page.isError && <LoadFailure error={page.error} retry={page.refetch} />}
      {page.data && (
        <>
          <NewestBackup backup={page.data.backup} last={page.data.drills[0]} />
          <section className="flex flex-col gap-3" aria-labelledby="last-drills">
            <h2 id="last-drills" className="font-bold font-display text-xl">
              Últimas vezes
            </h2>
            {page.data.drills.length === 0 ? (
              <p>Ainda não se experimentou nenhuma cópia.</p>
            ) : (
              <ol className="flex flex-col gap-3">
                {page.data.drills.map((drill) => (
                  <DrillCard key={drill._id} drill={drill} />
                ))}
              </ol>
            )}
          </section>
        </>
      )}
    </div>
  );
}
