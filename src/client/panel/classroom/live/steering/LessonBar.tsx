import { Flag, Map as MapIcon, MessageSquare, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import { PaceMenu, paceText } from './PaceMenu.tsx';
import type { Steering } from './useSteering.ts';

interface Props {
  lesson: NonNullable<LiveClass['lesson']>;
  now: number;
  steering: Steering;
  onMessage: () => void;
  onEnd: () => void;
}

const MINUTE_MS = 60_000;

/** Renders what steers all teams of a class while its lesson is live. */
export function LessonBar({ lesson, now, steering, onMessage, onEnd }: Props) {
  const minute = Math.max(0, Math.floor((now - lesson.startedAt) / MINUTE_MS));
  return (
    <section aria-label="A aula" className="card flex flex-col gap-3 p-3 [&_a]:px-4 [&_button]:px-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto pl-1 font-bold font-display text-xl">
          {lesson.session !== null && `Sessão ${lesson.session} de ${lesson.sessions} · `}
          Minuto {minute}
          {lesson.steering.paused && (
            <span className="ml-3 inline-block align-middle font-body text-base">
              <Chip tone="warn">Turma em pausa</Chip>
            </span>
          )}
        </p>
        <MapLink code={lesson.mapCode} />
        <Button variant="danger" onClick={onEnd}>
          <Flag aria-hidden className="size-5" />
          Terminar
          <span className="sr-only"> a aula</span>
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PauseButton isPaused={lesson.steering.paused} steering={steering} />
        <Button variant="secondary" onClick={onMessage}>
          <MessageSquare aria-hidden className="size-5" />
          Mensagem
        </Button>
        <PaceMenu
          pace={lesson.steering.pace}
          onChoose={(pace) => steering.steer([{ teamId: null, pace }], `${paceText(pace)}, para todas as equipas`)}
        />
        <SilenceButton isSilent={lesson.steering.silent} steering={steering} />
      </div>
    </section>
  );
}

function MapLink({ code }: { code: string }) {
  return (
    <a className={buttonStyle('secondary')} href={`/aula/${code}/mapa`} target="_blank" rel="noopener noreferrer">
      <MapIcon aria-hidden className="size-5" />
      Mapa
      <span className="sr-only"> para projetar (abre num novo separador)</span>
    </a>
  );
}

function PauseButton({ isPaused, steering }: { isPaused: boolean; steering: Steering }) {
  const Icon = isPaused ? Play : Pause;
  const change = [{ teamId: null, paused: !isPaused }];
  const done = isPaused ? 'Todas as equipas continuam' : 'Todas as equipas estão em pausa';
  return (
    <Button disabled={steering.isBusy} onClick={() => steering.steer(change, done)}>
      <Icon aria-hidden className="size-5" />
      {isPaused ? 'Retomar' : 'Pausar'}
    </Button>
  );
}

function SilenceButton({ isSilent, steering }: { isSilent: boolean; steering: Steering }) {
  const Icon = isSilent ? Volume2 : VolumeX;
  const change = [{ teamId: null, silent: !isSilent }];
  const done = isSilent ? 'O som voltou' : 'Música e voz desligadas em todos os dispositivos';
  return (
    <Button variant="secondary" disabled={steering.isBusy} onClick={() => steering.steer(change, done)}>
      <Icon aria-hidden className="size-5" />
      {isSilent ? 'Voltar a ter som' : 'Silêncio'}
    </Button>
  );
}
