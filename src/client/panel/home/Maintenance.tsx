import { Banner } from '#client/ui/Banner.tsx';
import { PageTitle } from '../lists/PageTitle.tsx';

/** Every panel address that has no page (spec, section 2). */
export function Maintenance() {
  return (
    <section className="flex flex-col gap-4">
      <PageTitle title="Em manutenção" />
      <Banner tone="warning" className="w-full">
        Esta página ainda não está disponível.
      </Banner>
    </section>
  );
}
