import { PICTURES, type PictureKey } from './bundles.ts';
import { PACKS } from './packs.ts';

/** Running downloads, by address: the pictures of a pack share one. */
const running = new Map<string, Promise<Blob>>();

/** Returns the address of the file that holds a picture: its own, or that of its pack. */
export function fileOf(key: PictureKey): string {
  return PACKS.find(({ parts }) => parts[key])?.address ?? PICTURES.get(key) ?? '';
}

/** Fetches a picture, alone or cut out of its pack. Rejects when the download fails. */
export async function fetchPicture(key: PictureKey): Promise<Blob> {
  const address = fileOf(key);
  const file = await (running.get(address) ?? begin(address));
  const part = PACKS.find((pack) => pack.address === address)?.parts[key];
  return part ? file.slice(...part, 'image/webp') : file;
}

function begin(address: string): Promise<Blob> {
  const download = fetchFile(address).finally(() => running.delete(address));
  running.set(address, download);
  return download;
}

async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.blob();
}
