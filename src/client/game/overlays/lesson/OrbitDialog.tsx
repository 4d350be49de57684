import { ExternalLink } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { worksheetId } from '#domain/game/worksheets.ts';
import type { MissionLevel, Part, Theme } from '#domain/vocabulary.ts';
import type { LessonProps } from '../overlaysProps.ts';
import { Practice } from '../practice/Practice.tsx';
import { HandButton } from './HandButton.tsx';

interface OrbitDialogProps {
  open: boolean;
  theme: Theme;
  easyRead: boolean;
  /** The part that waits for the team. */
  part: Part | null;
  /** The last part that is open. */
  pace: Part | null;
  lesson: LessonProps;
  onLeave: () => void;
}

/** Tells a team that is ahead of its class to wait in orbit, with the last worksheet of the mission that it has finished. */
export const OrbitDialog = memo(function OrbitDialog(props: OrbitDialogProps) {
  const { open, theme, easyRead, part, pace, lesson, onLeave } = props;
  const finished = part === null || part < 2 ? null : ((part - 1) as MissionLevel);
  return (
    <Dialog
      open={open}
      onClose={() => {}}
      dismissible={false}
      title="Em órbita, à espera da turma"
      footer={
        <>
          <HandButton lesson={lesson} />
          <Practice theme={theme} isEasy={easyRead} />
          <Button variant="secondary" onClick={onLeave}>
            Desembarcar
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-lg">
        <p>
          Chegaram antes da turma.{' '}
          {pace === 0 ? 'Por agora só o treino está aberto.' : `Por agora a viagem está aberta até à missão ${pace}.`} O
          que fizeram está guardado; a nave segue quando quem vos dá a aula abrir a missão seguinte.
        </p>
        {finished !== null && (
          <p>
            <a
              className={buttonStyle('primary')}
              href={`/game/open-pdf/${worksheetId({ theme, mission: finished, number: 3 })}`}
              target="_blank"
              rel="noopener"
            >
              Ficha 3: para ir mais longe
              <ExternalLink aria-hidden="true" className="size-5" />
              <span className="sr-only"> (abre num novo separador)</span>
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
});
