const VIDEO_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
};

/** Returns the content with the video type of its name, whatever type the server declares. */
export function asVideo(content: Blob, name: string): Blob {
  return new Blob([content], { type: VIDEO_TYPES[extensionOf(name)] ?? 'application/octet-stream' });
}

/** Returns whether a browser can play a video of this name: none plays AVI. */
export function isPlayable(name: string): boolean {
  return Object.hasOwn(VIDEO_TYPES, extensionOf(name));
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
