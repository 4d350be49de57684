import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

/** Renders Utilizadores, which loads nothing (spec, section 2). */
export function Users() {
  return (
    <section className="flex flex-col gap-4">
      <PageTitle title="Utilizadores" />
      <EmptyState title="Sem utilizadores registados!" />
    </section>
  );
}
