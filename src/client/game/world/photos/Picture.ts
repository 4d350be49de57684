export type Bytes = Uint8Array<ArrayBuffer>;

/** How the camera was held: EXIF's numbers; from 5 on, width and height change places. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A picture as its bytes tell, undecoded. */
export interface Picture {
  type: 'image/jpeg' | 'image/png';
  /** In pixels, as stored. */
  width: number;
  height: number;
  orientation: Orientation;
  isAnimated: boolean;
  /** The same picture, to the bit, without what was noted beside it: place, time, device, previews. It does not turn itself. */
  bare: Bytes[];
}
