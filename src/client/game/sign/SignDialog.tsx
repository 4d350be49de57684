import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { floor, type Speaker } from '#client/ui/speech/floor.ts';
import type { SignVideo } from '#contract/game/signVideos.ts';
import { muteForVoice } from '../pageAudio.ts';

interface SignDialogProps {
  video: SignVideo;
  open: boolean;
  onClose: () => void;
}

/** Renders the video of a mission, with the browser's controls and its captions. The game is silent while it plays. */
export function SignDialog({ video, open, onClose }: SignDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Língua Gestual Portuguesa" size="lg">
      <Film {...video} />
    </Dialog>
  );
}

function Film({ sources, poster, captions }: SignVideo) {
  const [isBroken, setBroken] = useState(false);
  const { play, rest } = useFloor();
  if (isBroken) {
    return <p role="alert">Não foi possível abrir o vídeo. Verifiquem a ligação e abram-no de novo.</p>;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: whoever records a video may add captions; what is signed stands in the game as text
    <video
      controls
      autoPlay
      playsInline
      disableRemotePlayback
      data-autofocus="yes"
      aria-label="Vídeo em Língua Gestual Portuguesa"
      poster={poster ?? undefined}
      className="max-h-[70dvh] w-full rounded-xl bg-black"
      onPlay={play}
      onPause={rest}
      onEnded={rest}
    >
      {sources.map((source, index) => (
        <source
          key={source.src}
          {...source}
          // A browser that cannot play one goes on to the next.
          onError={index === sources.length - 1 ? () => setBroken(true) : undefined}
        />
      ))}
      {captions && <track kind="captions" srcLang="pt" label="Legendas" src={captions} default />}
    </video>
  );
}

/** Keeps narration, reader and music silent from `play` to `rest`. */
function useFloor() {
  const speaker = useRef<Speaker>({ yieldFloor: () => {}, isFirm: true });
  const rest = () => {
    floor.leave(speaker.current);
    muteForVoice(false);
  };
  const play = () => {
    floor.take(speaker.current);
    muteForVoice(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the video goes
  useEffect(() => rest, []);
  return { play, rest };
}
