import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { floor, type Speaker } from '#client/ui/speech/floor.ts';
import type { SignVideo } from '#contract/game/signVideos.ts';
import { muteSound } from '../pageAudio.ts';

interface SignDialogProps {
  video: SignVideo;
  /** The teacher has paused the class, or asks for silence: it rests. */
  isSilent: boolean;
  open: boolean;
  onClose: () => void;
}

/** Renders the video of a mission, with the browser's controls and its captions. The game is silent while it plays. */
export function SignDialog({ video, isSilent, open, onClose }: SignDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Língua Gestual Portuguesa" size="lg">
      <SignVideoPlayer video={video} isSilent={isSilent} />
    </Dialog>
  );
}

function SignVideoPlayer({ video, isSilent }: Pick<SignDialogProps, 'video' | 'isSilent'>) {
  const { sources, poster, captions } = video;
  const [isBroken, setBroken] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  const { start, stop, end } = useSilenceAround(element, isSilent);
  const fail = () => {
    end();
    setBroken(true);
  };
  if (isBroken) {
    return <p role="alert">Não foi possível abrir o vídeo. Verifiquem a ligação e abram-no de novo.</p>;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a recorded video may have captions; what is signed stands in the game as text
    <video
      ref={element}
      controls
      autoPlay
      playsInline
      disableRemotePlayback
      data-autofocus="yes"
      aria-label="Vídeo em Língua Gestual Portuguesa"
      poster={poster ?? undefined}
      className="max-h-[calc(100dvh-9rem)] w-full rounded-xl bg-black"
      onPlay={start}
      onPause={stop}
      onEnded={stop}
      onError={fail}
    >
      {sources.map((source, index) => (
        <source
          key={source.src}
          {...source}
          // A browser that cannot play one goes on to the next.
          onError={index === sources.length - 1 ? fail : undefined}
        />
      ))}
      {captions && <track kind="captions" srcLang="pt" label="Legendas" src={captions} default />}
    </video>
  );
}

/**
 * Keeps narration, reader and music silent while the video plays, and ORBI's lines waiting until it is closed; it rests while the class is
 * silent or the microphone is on.
 */
function useSilenceAround(element: { current: HTMLVideoElement | null }, isSilent: boolean) {
  const speaker = useRef<Speaker>({ yieldFloor: () => {}, isFirm: true, isAsked: true });
  const stop = () => muteSound(false, 'signVideo');
  const start = () => {
    if (isSilent || !floor.take(speaker.current)) return element.current?.pause();
    muteSound(true, 'signVideo');
  };
  useEffect(() => {
    if (isSilent) element.current?.pause();
  }, [isSilent, element]);
  const end = () => {
    floor.leave(speaker.current);
    stop();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens and closes
  useEffect(() => {
    floor.take(speaker.current);
    return end;
  }, []);
  return { start, stop, end };
}
