import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { type SignVideo, signVideos } from '#contract/game/signVideos.ts';
import { type SignPlace, signPlaceOf } from '#domain/game/signVideos.ts';
import type { MissionLevel, Theme } from '#domain/vocabulary.ts';

/** The first frame of the cockpit is not to wait for it. */
const AFTER_FIRST_FRAME_MS = 1_500;

const loadLayer = () => import('./SignLayer.tsx');

interface SignOptions {
  view: { theme: Theme; mission: MissionLevel | null; isTutorial: boolean };
  /** Whether the cockpit has been loaded. */
  isWanted: boolean;
  /** The teacher has paused the class, or asks for silence. */
  isSilent: boolean;
}

/**
 * Returns the button of the video in sign language for the present mission. An installation without videos costs one call; nothing
 * is shown and nothing more is loaded then.
 */
export function useSignLayer({ view, isWanted, isSilent }: SignOptions): ReactNode {
  const place = signPlaceOf(view);
  const videos = useSignVideos(isWanted, place);
  const video = videos?.find((one) => one.theme === view.theme && one.place === place);
  const part = useLatePart(video !== undefined, loadLayer);
  return part && video && <part.SignLayer key={place} video={video} isSilent={isSilent} />;
}

/** Returns the videos of this installation; after a failure it asks again with the next mission. */
function useSignVideos(isWanted: boolean, place: SignPlace | null): readonly SignVideo[] | null {
  const [videos, setVideos] = useState<readonly SignVideo[] | null>(null);
  const isMissing = isWanted && place !== null && videos === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next mission is the next try
  useEffect(() => {
    if (!isMissing) return undefined;
    const ask = () =>
      call(signVideos.signVideos).then(
        (answer) => setVideos(answer.videos),
        (error: unknown) => logError(error, 'sign videos'),
      );
    const timer = setTimeout(ask, AFTER_FIRST_FRAME_MS);
    return () => clearTimeout(timer);
  }, [isMissing, place]);
  return videos;
}
