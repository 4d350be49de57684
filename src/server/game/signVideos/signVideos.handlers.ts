import type { SignVideo, signVideos } from '#contract/game/signVideos.ts';
import { SIGN_VIDEOS_PATH } from '#contract/game/signVideos.ts';
import type { Handlers } from '#server/http/handler.ts';
import { readSignFiles, type SignFile, signFolder, VIDEO_EXTENSIONS } from './readSignVideos.ts';

/** Faults that the log has already named, so that it does not name them at every call. */
const named = new Set<string>();

/** Answers which videos in Portuguese Sign Language this installation has; what cannot be used is left out and logged once. */
export const signVideosHandlers: Handlers<typeof signVideos> = {
  signVideos: async ({ services, log }) => {
    const { files, faults } = await readSignFiles(signFolder(services.env));
    for (const fault of faults) {
      const key = `${fault.path} ${fault.why}`;
      if (!named.has(key)) log.warn(fault, `o vídeo não se mostra: ${key}`);
      named.add(key);
    }
    return { videos: videosOf(files) };
  },
};

/** Groups files by place; a place with a picture or captions but without a video has none. */
function videosOf(files: readonly SignFile[]): SignVideo[] {
  const places = new Map<string, SignFile[]>();
  for (const file of files) {
    const key = `${file.theme}/${file.place}`;
    places.set(key, [...(places.get(key) ?? []), file]);
  }
  return [...places.values()].flatMap((group) => {
    const of = (extension: string) => group.find((file) => file.extension === extension);
    const addressOf = (extension: string) => {
      const file = of(extension);
      return file === undefined ? null : srcOf(file);
    };
    const sources = VIDEO_EXTENSIONS.flatMap((extension) => {
      const file = of(extension);
      return file === undefined ? [] : [{ src: srcOf(file), type: file.mime }];
    });
    const [first] = group;
    if (first === undefined || sources.length === 0) return [];
    const { theme, place } = first;
    return [{ theme, place, sources, poster: addressOf('webp'), captions: addressOf('vtt') }];
  });
}

/** The address changes with the file, so that browsers may keep it. */
function srcOf({ theme, place, extension, stamp }: SignFile): string {
  return `/api${SIGN_VIDEOS_PATH}/${theme}/${place}.${extension}?v=${stamp}`;
}
