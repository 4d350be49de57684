import { useEffect, useRef, useState } from 'react';
import { DIARY_PHOTOS_MAX } from '#domain/limits.ts';
import type { DiaryActions } from './DiaryActions.ts';

/** A photograph of an entry that is being written. */
export interface ChosenPhoto {
  id: string;
  /** Address of the picture on the page. */
  picture: string;
  /** How an entry names it; null while it is on its way. */
  content: string | null;
  /** Arrived part, from 0 to 1. */
  share: number;
  failed: string | null;
}

const TOO_MANY = `Não podem ser mais de ${DIARY_PHOTOS_MAX} fotografias.`;

/** Holds the photographs of an entry and uploads those that are added; uploads end with the form. */
export function usePhotos(actions: DiaryActions, known: readonly { content: string }[]) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(() => known.map((photo) => knownPhoto(actions, photo)));
  const [error, setError] = useState<string | null>(null);
  const stops = useRef(new Map<string, () => void>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop();
    };
  }, []);
  const change = (id: string, part: Partial<ChosenPhoto>) =>
    setPhotos((now) => now.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));
  const send = async (id: string, file: File) => {
    const picture = URL.createObjectURL(file);
    const stop = new AbortController();
    stops.current.set(id, () => {
      stop.abort(new DOMException('', 'AbortError'));
      URL.revokeObjectURL(picture);
    });
    setPhotos((now) => [...now, { id, picture, content: null, share: 0, failed: null }]);
    try {
      const onProgress = (share: number) => change(id, { share });
      const content = await actions.upload(id, file, { onProgress, signal: stop.signal });
      change(id, { content, share: 1 });
    } catch (failure) {
      if (!stop.signal.aborted) change(id, { failed: actions.explain(failure).message });
    }
  };
  return {
    photos,
    error,
    isSending: photos.some(({ content, failed }) => content === null && failed === null),
    add(files: readonly File[]) {
      const room = DIARY_PHOTOS_MAX - photos.length;
      setError(files.length > room ? TOO_MANY : null);
      for (const file of files.slice(0, Math.max(0, room))) void send(actions.newId(), file);
    },
    remove(id: string) {
      stops.current.get(id)?.();
      stops.current.delete(id);
      setError(null);
      setPhotos((now) => now.filter((photo) => photo.id !== id));
    },
  };
}

function knownPhoto(actions: DiaryActions, { content }: { content: string }): ChosenPhoto {
  return { id: actions.newId(), picture: `${content}?inline=1`, content, share: 1, failed: null };
}
