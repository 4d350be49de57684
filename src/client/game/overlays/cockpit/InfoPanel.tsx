import { memo, useRef } from 'react';
import type { GameView } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { leaveLabel } from '../menu/leaveLabel.ts';
import { SavingSign } from '../menu/SavingSign.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { PROJECTED_SIZES, useFit } from '../useFit.ts';
import { avatarOf, shipWords } from './avatars.ts';
import { glassOf } from './glass.ts';

/** Long names of teams and members are set a little smaller before they have to be scrolled. */
const LONG_NAMES = [1, 0.94, 0.88, 0.82] as const;

interface InfoPanelProps extends Pick<GameView, 'info' | 'ship' | 'mode'>, Pick<OverlaysProps, 'send' | 'saving'> {
  projector: boolean;
  /** Whether the picture shows the glass. */
  isPainted: boolean;
  /** Changes with the available room. */
  room: string;
}

/** Renders the team's screen (spec, section 2): group, members, level and galaxy, avatar, exit. */
export const InfoPanel = memo(function InfoPanel({
  info,
  ship,
  mode,
  send,
  saving,
  projector,
  isPainted,
  room,
}: InfoPanelProps) {
  const element = useRef<HTMLElement>(null);
  const { group, members, level, galaxy } = info;
  useFit({
    element,
    sizes: projector ? PROJECTED_SIZES : LONG_NAMES,
    content: JSON.stringify([room, info, saving]),
  });
  return (
    <aside
      ref={element}
      aria-label="A equipa"
      className={classes(glassOf(isPainted), 'flex size-full flex-col gap-1 px-3 py-1.5')}
    >
      <ScrollBox label="Dados da equipa" className="min-h-0 grow leading-tight">
        <img src={avatarOf(ship)} alt={shipWords(ship)} className="float-right mb-0.5 ml-2 h-10 w-14 object-contain" />
        <dl className="[&_dt]:text-screen-label">
          <Fact name="Grupo" value={group} />
          {members.length > 0 && <Fact name="Membros" value={members.join(', ')} />}
          <Fact name="Missão / Sistema solar" value={`${level.replace('Missão ', '')} / ${galaxy}`} />
        </dl>
      </ScrollBox>
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        <SavingSign saving={saving} />
        <Button
          variant="secondary"
          onClick={() => send({ type: 'LEAVE' })}
          className="min-h-[max(48px,2.2em)]! shrink-0 px-3!"
        >
          {leaveLabel(mode)}
        </Button>
      </div>
    </aside>
  );
});

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="inline font-bold font-display">{name}: </dt>
      <dd className="inline">{value}</dd>
    </div>
  );
}
