import sharp from 'sharp';

/** A word that only occurs in the photo's EXIF data. */
const MAKER = 'Lisboa-camera';

interface CameraPhoto {
  /** As stored, before the orientation is applied. */
  width: number;
  height: number;
  orientation: number;
}

/**
 * Returns a JPEG as a telephone makes it: with maker, GPS position and orientation in its EXIF data. As stored, its
 * left half is red and its right half blue; added noise keeps the file from being small.
 */
export async function cameraPhoto({ width, height, orientation }: CameraPhoto): Promise<Buffer> {
  const half = (colour: string, left: number) => ({
    input: { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: colour } },
    left,
    top: 0,
  });
  const noise = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  const grain = await sharp(noise).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([half('#d01010', 0), half('#1010d0', Math.floor(width / 2)), { input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .withExif({
      IFD0: { Make: MAKER },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '9/1 8/1 0/1' },
    })
    .withMetadata({ orientation })
    .toBuffer();
}
