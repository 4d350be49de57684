import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { type SignVideo, signVideos } from '#contract/game/signVideos.ts';
import { signPlaceOf } from '#domain/game/signVideos.ts';
import type { MissionLevel, Theme } from '#domain/vocabulary.ts';

const loadLayer = () => import('./SignLayer.tsx');

interface SignOptions {
  theme: Theme;
  /** null in the tutorial. */
  mission: MissionLevel | null;
  /** Whether ORBI's messages have videos here, and the cockpit has been loaded. */
  isWanted: boolean;
}

/**
 * Returns the button of the video in sign language for the present mission. An installation without videos costs one call; nothing
 * is shown and nothing more is loaded then.
 */
export function useSignLayer({ theme, mission, isWanted }: SignOptions): ReactNode {
  const videos = useSignVideos(isWanted, mission);
  const place = signPlaceOf(mission);
  const video = videos?.find((one) => one.theme === theme && one.place === place);
  const part = useLatePart(isWanted && video !== undefined, loadLayer);
  return part && isWanted && video && <part.SignLayer key={place} video={video} />;
}

/** Returns the videos of this installation; after a failure it asks again with the next mission. */
function useSignVideos(isWanted: boolean, mission: MissionLevel | null): readonly SignVideo[] | null {
  const [videos, setVideos] = useState<readonly SignVideo[] | null>(null);
  const isMissing = isWanted && videos === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next mission is the next try
  useEffect(() => {
    if (!isMissing) return;
    call(signVideos.signVideos).then(
      (answer) => setVideos(answer.videos),
      (error: unknown) => logError(error, 'sign videos'),
    );
  }, [isMissing, mission]);
  return videos;
}
