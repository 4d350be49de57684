import { useState } from 'react';
import { useObjectUrl } from '#client/ui/hooks/useObjectUrl.ts';
import { type PostedFile, pictureText } from '../sheet/answerFiles.ts';

/** Plays a video, or one that has only sound, with the browser's controls. Nothing is sent to another screen. */
export function Video({ content, file }: { content: Blob; file: PostedFile }) {
  const src = useObjectUrl(content);
  const [isBroken, setBroken] = useState(false);
  if (src === null) return null;
  if (isBroken) {
    return (
      <p role="alert" className="m-auto p-4 text-center">
        Este navegador não consegue reproduzir o vídeo. Descarregue o ficheiro para o ver.
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a team sends no subtitles; what it says of the video stands below it
    <video
      src={src}
      controls
      playsInline
      disableRemotePlayback
      aria-label={pictureText(file)}
      className="min-h-40 w-full grow rounded-xl bg-black"
      onError={() => setBroken(true)}
    />
  );
}
