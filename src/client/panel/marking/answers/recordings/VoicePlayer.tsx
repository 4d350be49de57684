import { Pause, Play, RotateCcw } from 'lucide-react';
import { download } from '#client/api/download.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useVoicePlayer, type VoiceFailure } from '#client/ui/voice/useVoicePlayer.ts';
import { VoiceBar } from '#client/ui/voice/VoiceBar.tsx';
import { recordingTime } from '#domain/game/recordings.ts';
import { asVideo } from '../viewer/videoTypes.ts';

const BACK_S = 10;
const FAILURES: Record<VoiceFailure, string> = {
  gone: 'Não foi possível carregar a gravação. Verifique a rede e carregue outra vez.',
  unplayable: 'Este navegador não sabe tocar esta gravação. Experimente noutro navegador.',
};

interface Props {
  name: string;
  address: string;
  seconds: number;
  /** The task that was answered. */
  prompt: string;
}

/** Plays a team's answer by voice, which is fetched at the first press. */
export function VoicePlayer({ name, address, seconds, prompt }: Props) {
  const player = useVoicePlayer(async () => asVideo((await download(address)).content, name));
  return (
    // The bar has the colours of the game, where the page is dark.
    <div className="flex flex-wrap items-center gap-2 [--color-glass:var(--color-raised)] [--color-mint:var(--color-label)]">
      <Button variant="secondary" busy={player.isLoading} onClick={player.toggle}>
        {player.isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
        {player.isPlaying ? 'Pausa' : 'Ouvir'}
        <span className="sr-only">: {prompt}</span>
      </Button>
      <Button variant="ghost" onClick={() => player.back(BACK_S)}>
        <RotateCcw aria-hidden className="size-5" />
        Recuar {BACK_S} segundos
      </Button>
      <VoiceBar at={player.at} seconds={seconds} words={`${recordingTime(player.at)} de ${recordingTime(seconds)}`} />
      {player.failure && (
        <p role="alert" className="basis-full text-danger">
          {FAILURES[player.failure]}
        </p>
      )}
    </div>
  );
}
