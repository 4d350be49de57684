import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { LocalFile } from '#client/game/flow/GameState.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useVoicePlayer, type VoiceFailure } from '#client/ui/voice/useVoicePlayer.ts';
import { VoiceBar } from '#client/ui/voice/VoiceBar.tsx';
import { recordingTime } from '#domain/game/recordings.ts';
import type { AnswerFiles } from '../../overlaysProps.ts';

interface Props {
  recording: LocalFile;
  /** The button that records again. */
  children: ReactNode;
  files: AnswerFiles;
  onQuiet: (isQuiet: boolean) => void;
  areSent: boolean;
  isSilent: boolean;
  onDelete: () => void;
}

const FAILURES: Record<VoiceFailure, string> = {
  gone: 'Só se ouve no dispositivo em que foi gravada.',
  unplayable: 'Este navegador não sabe tocar esta gravação.',
};
const ACTION = 'min-h-12! bg-glass-lit px-4!';

/** Renders the recording of the step beside the button that records; without one that button alone. */
export function KeptVoice({ recording, ...rest }: Omit<Props, 'recording'> & { recording: LocalFile | undefined }) {
  return recording ? <Kept recording={recording} {...rest} /> : rest.children;
}

/** Renders a recording that is kept: played, and deleted after a question. */
function Kept({ recording, files, onQuiet, areSent, isSilent, onDelete, children }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { id, reference, seconds = 0, words } = recording;
  const load = useCallback(async () => addressOf(reference) ?? (await files.read(id)), [files, id, reference]);
  const player = useVoicePlayer(load, onQuiet);
  const { isPlaying, toggle } = player;
  useEffect(() => {
    if (isSilent && isPlaying) toggle();
  });
  const state = sendingWords(recording, areSent);
  return (
    <>
      <Button variant="secondary" className={ACTION} busy={player.isLoading} disabled={isSilent} onClick={toggle}>
        {isPlaying ? 'Pausa' : 'Ouvir'}
        <span className="sr-only"> a resposta por voz</span>
      </Button>
      <VoiceBar at={player.at} seconds={seconds} words={`${recordingTime(player.at)} de ${recordingTime(seconds)}`} />
      {/* One button, so that it keeps the focus, and that a second tap in its place deletes nothing. */}
      <Button variant="secondary" className={ACTION} onClick={() => setIsAsked(!isAsked)}>
        {isAsked ? 'Não apagar' : 'Apagar'}
        <span className="sr-only"> a resposta por voz</span>
      </Button>
      {isAsked && (
        <Button variant="secondary" className={ACTION} onClick={onDelete}>
          Apagar mesmo
        </Button>
      )}
      {children}
      <span role="status" className="basis-full text-screen-label leading-snug empty:hidden">
        {isAsked ? 'Querem mesmo apagar a gravação? Não volta.' : player.failure ? FAILURES[player.failure] : state}
      </span>
      {words && <p className="basis-full leading-snug">Foi escrito a partir desta gravação: «{words}»</p>}
    </>
  );
}

/** Returns where the server has the recording; null while only a device of the team has it. */
function addressOf(reference: string | null): string | null {
  return reference?.startsWith('/') ? reference : null;
}

function sendingWords({ reference, failed, paused, progress }: LocalFile, areSent: boolean): string {
  if (!areSent || reference !== null) return 'Gravação guardada.';
  return failed ?? paused ?? `A enviar… ${Math.round(progress * 100)}%`;
}
