import { Button } from '#client/ui/Button.tsx';
import { avatarOf } from './avatars.ts';
import { GLASS } from './glass.ts';
import { leaveLabel } from './leaveLabel.ts';
import type { OverlaysProps } from './overlaysProps.ts';
import { SavingSign } from './SavingSign.tsx';
import { ScrollBox } from './ScrollBox.tsx';

/** The right panel (spec, section 2): group, members, level and galaxy, avatar, the way out. */
export function InfoPanel({ view, send, saving }: OverlaysProps) {
  const { group, members, level, galaxy } = view.info;
  return (
    <aside aria-label="A equipa" className={`${GLASS} flex size-full flex-col gap-1 overflow-hidden px-4 py-2.5`}>
      <ScrollBox label="Dados da equipa" className="min-h-0 grow leading-snug">
        <img src={avatarOf(view.ship)} alt="" className="float-right ml-2 h-12 w-16 object-contain" />
        <dl className="[&_dt]:text-screen-label">
          <Fact name="Grupo" value={group} />
          {members.length > 0 && <Fact name="Membros" value={members.join(', ')} />}
          <Fact name="Nível / Galáxia" value={`${level.replace('Nível ', '')} / ${galaxy}`} />
        </dl>
      </ScrollBox>
      <div className="flex flex-col gap-1">
        <SavingSign text={saving} />
        <Button variant="secondary" onClick={() => send({ type: 'LEAVE' })} className="shrink-0 self-end px-4">
          {leaveLabel(view.mode)}
        </Button>
      </div>
    </aside>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="inline font-bold font-display">{name}: </dt>
      <dd className="inline">{value}</dd>
    </div>
  );
}
