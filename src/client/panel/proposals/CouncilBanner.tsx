import { Orbit } from 'lucide-react';

/** What the page is for, on the day of the council (spec, section 2). */
export function CouncilBanner() {
  return (
    <aside className="card flex items-center gap-4">
      <span aria-hidden className="icon-frame">
        <Orbit />
      </span>
      <div className="min-w-0">
        <h2 className="font-display text-xl font-bold">Hoje é dia de Conselho Galáctico</h2>
        <p>
          É o momento de apresentar, conhecer, debater e votar todas as propostas, e de selecionar a que vai ser enviada
          para a Terra.
        </p>
      </div>
    </aside>
  );
}
