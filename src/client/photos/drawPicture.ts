import { PHOTO_QUALITY } from '#domain/limits.ts';
import type { Orientation } from './ParsedImage.ts';
import { sizeToSend, upright } from './photoPlan.ts';

/**
 * Decodes a picture in the browser, draws it upright at the size to send, and encodes it again, which removes all
 * metadata. Rejects when the browser cannot. Works over plain HTTP too.
 */
export async function drawPicture(
  source: Blob,
  orientation: Orientation,
  type: 'image/jpeg' | 'image/png',
): Promise<Blob> {
  const { image, width, height, close } = await decoded(source);
  try {
    const drawn = sizeToSend({ width, height });
    const { transform, ...size } = upright(drawn, orientation);
    const { canvas, context } = canvasOf(size);
    if (type === 'image/jpeg') {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, size.width, size.height);
    }
    context.setTransform(...transform);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, drawn.width, drawn.height);
    return await encoded(canvas, type);
  } finally {
    close();
  }
}

async function decoded(source: Blob) {
  const bitmap = await bitmapOf(source);
  if (bitmap) return { image: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  const url = URL.createObjectURL(source);
  const close = () => URL.revokeObjectURL(url);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { image, width: image.naturalWidth, height: image.naturalHeight, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Decodes off the main thread; null where the browser cannot, at all or for this picture. */
async function bitmapOf(source: Blob): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap !== 'function') return null;
  return createImageBitmap(source).catch(() => null);
}

function canvasOf({ width, height }: { width: number; height: number }) {
  const canvas =
    typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(width, height) : plainCanvas(width, height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (context === null) throw new Error('The browser provides no 2D canvas context.');
  return { canvas, context };
}

function plainCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

function encoded(canvas: OffscreenCanvas | HTMLCanvasElement, type: string): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: PHOTO_QUALITY });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded.')));
    canvas.toBlob(take, type, PHOTO_QUALITY);
  });
}
