export type Bytes = Uint8Array<ArrayBuffer>;

/** EXIF orientation; from 5 on, width and height are swapped. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A picture as read from its bytes, undecoded. */
export interface ParsedImage {
  type: 'image/jpeg' | 'image/png';
  /** In pixels, as stored. */
  width: number;
  height: number;
  orientation: Orientation;
  isAnimated: boolean;
  /** The same picture bit for bit, without metadata: place, time, device, previews, orientation. */
  bare: Bytes[];
}
