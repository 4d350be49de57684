import { Button } from '#client/ui/controls/Button.tsx';
import { avatarOf, shipWords } from '../cockpit/avatars.ts';
import { GameMenu } from '../menu/GameMenu.tsx';
import { leaveLabel } from '../menu/leaveLabel.ts';
import { menuProps } from '../menu/menuProps.ts';
import { SavingSign } from '../menu/SavingSign.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import type { CouncilView } from './councilView.ts';

interface CouncilHeaderProps extends OverlaysProps {
  work: CouncilView;
  /** Opens the diary of the team's plan. */
  onDiary: () => void;
}

/** Renders the theme in capitals, the team, and the exit (spec, section 2, Voting screen). */
export function CouncilHeader({ work, onDiary, ...props }: CouncilHeaderProps) {
  const { view, send, saving, onDossier } = props;
  const { group, members, galaxy } = view.info;
  return (
    <header className="glass flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 projected:py-1.5 projected:text-[0.6em]">
      <img
        src={avatarOf(view.ship)}
        alt={shipWords(view.ship)}
        className="h-16 w-21 shrink-0 object-contain max-sm:hidden projected:hidden"
      />
      <div className="order-first min-w-0 grow basis-48 sm:order-none sm:basis-56 lg:basis-84 projected:basis-[16em]!">
        <h1 className="text-[min(1.4em,5.2vw)] projected:text-[1.15em] tracking-wide uppercase">{galaxy}</h1>
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
      <div className="order-last flex grow flex-wrap items-center justify-end gap-3 max-lg:basis-full lg:order-none lg:grow-0">
        <SavingSign saving={saving} />
        {props.loadDiary && (
          <Button variant="secondary" className="shrink-0" aria-haspopup="dialog" onClick={onDiary}>
            Diário da Terra
          </Button>
        )}
        {work.ranking && (
          <Button className="shrink-0" onClick={() => send({ type: 'OPEN_RANKING' })}>
            Classificação
          </Button>
        )}
        <span role="status" className="sr-only">
          {work.ranking && 'A classificação está aberta.'}
        </span>
        {onDossier && (
          <Button variant="secondary" className="shrink-0" onClick={onDossier}>
            Dossiê da Terra
          </Button>
        )}
        <Button variant="secondary" className="shrink-0" onClick={() => send({ type: 'LEAVE' })}>
          {leaveLabel(view.mode)}
        </Button>
      </div>
      <GameMenu {...menuProps(props)} rect={null} practice={view.theme} />
    </header>
  );
}
