import { Button } from '#client/ui/Button.tsx';
import { avatarOf } from '../avatars.ts';
import { GLASS } from '../glass.ts';
import { leaveLabel } from '../leaveLabel.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { SavingSign } from '../SavingSign.tsx';

/** Theme in capitals, who we are, and the way out (spec, section 2, Voting screen). */
export function CouncilHeader({ view, send, saving }: OverlaysProps) {
  const { group, members, galaxy } = view.info;
  return (
    <header className={`${GLASS} flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3`}>
      <img src={avatarOf(view.ship)} alt="" className="h-16 w-21 shrink-0 object-contain" />
      <div className="min-w-0 grow basis-72">
        <h1 className="text-[min(1.6em,5.8vw)] tracking-wide uppercase">{galaxy}</h1>
        <p>
          <strong className="font-display text-screen-label">Grupo:</strong> {group}
          {members.length > 0 && (
            <>
              {' · '}
              <strong className="font-display text-screen-label">Membros:</strong> {members.join(', ')}
            </>
          )}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-5">
        <SavingSign text={saving} />
        <Button variant="secondary" className="shrink-0" onClick={() => send({ type: 'LEAVE' })}>
          {leaveLabel(view.mode)}
        </Button>
      </div>
    </header>
  );
}
