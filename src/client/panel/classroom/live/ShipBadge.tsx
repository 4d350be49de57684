import { Rocket } from 'lucide-react';
import { shipAvatar } from '#client/ui/shipAvatars.ts';
import { SHIPS } from '#domain/vocabulary.ts';

/** Renders a team's ship in a ring of its colour; a rocket before the team has chosen one. */
export function ShipBadge({ ship }: { ship: number | null }) {
  const model = SHIPS.find(({ number }) => number === ship);
  if (model === undefined) {
    return (
      <span className="grid size-16 shrink-0 place-items-center rounded-full border-4 border-line border-dashed text-muted">
        <Rocket aria-label="Nave por escolher" className="size-8" />
      </span>
    );
  }
  return (
    <span
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full border-4 bg-[#12142c]"
      style={{ borderColor: model.color }}
    >
      <img src={shipAvatar(model.key)} alt={`Nave ${model.name}`} className="size-full object-contain" />
    </span>
  );
}
